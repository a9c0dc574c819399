/** What of a shop waits for somebody, in the order in which the dashboard shows it; the API counts these and no others. */
export const TO_DO_KEYS = [
  'to_ship',
  'awaiting_payment',
  'payments_failed',
  'refunds_failed',
  'captures_failed',
  'disputes_open',
  'returns_to_decide',
  'reviews_waiting',
  'applications_waiting',
  'agreements_waiting',
  'backorders_late',
] as const;
