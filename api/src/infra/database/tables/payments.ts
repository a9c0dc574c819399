import type { ColumnType, Generated } from 'kysely';

/** The tables of payments, of the test gateway and of pay-later (migrations/0050_payments.sql). */

type Json<T> = ColumnType<T, string, string>;

export type PaymentMethod =
  | 'test-card'
  | 'stripe'
  | 'pay-later'
  | 'cash-on-delivery'
  | 'bank-transfer'
  | 'cash'
  | 'store-credit';

export type PaymentStatus =
  | 'needs_confirmation'
  | 'pending'
  | 'authorised'
  | 'paid'
  | 'failed'
  | 'cancelled'
  | 'refunded'
  | 'partially_refunded';

export interface PaymentsTable {
  id: string;
  order_id: string;
  order_number: string;
  user_id: string | null;
  /** 'difference': what an order owes since its lines were changed; 'credit': the part that store credit pays */
  purpose: 'order' | 'instalment' | 'difference' | 'credit';
  parent_id: string | null;
  instalment_id: string | null;
  method: PaymentMethod;
  plan: string | null;
  amount: number;
  currency: string;
  start_key: string | null;
  provider_ref: string | null;
  sealed_action: Buffer | null;
  status: Generated<PaymentStatus>;
  authorised_amount: Generated<number>;
  captured_amount: Generated<number>;
  refunded_amount: Generated<number>;
  failure: string | null;
  /** of a card, as far as the provider says: 'visa', '4242' */
  card_brand: Generated<string | null>;
  card_last4: Generated<string | null>;
  check_at: Date | null;
  checks: Generated<number>;
  created_at: Date;
  last_modified_at: Date;
}

export interface PaymentFactsTable {
  payment_id: string;
  key: Generated<string>;
  kind: 'confirmation_needed' | 'authorised' | 'captured' | 'failed' | 'cancelled' | 'refunded' | 'refund_failed';
  amount: Generated<number>;
  reason: Generated<string>;
  source: 'answer' | 'webhook' | 'poll' | 'staff' | 'shop';
  happened_at: Date;
}

export interface PaymentTasksTable {
  id: string;
  payment_id: string;
  kind: 'capture' | 'cancel' | 'refund';
  amount: Generated<number>;
  reason: Generated<string>;
  for_order: Generated<boolean>;
  state: Generated<'wanted' | 'done' | 'refused'>;
  attempts: Generated<number>;
  try_at: Date;
  last_error: string | null;
  created_at: Date;
  settled_at: Date | null;
  /** the task that took its place after it had failed */
  followed_by: string | null;
  /** staff have given the money back another way: what they said of it */
  by_hand: string | null;
  /** when they said it; null: before this was kept */
  by_hand_at: Generated<Date | null>;
}

export interface PaymentEventsTable {
  provider: string;
  event_id: string;
  payment_id: string | null;
  received_at: Date;
  /** of a message about a payment that is not known */
  about: Json<{ type: string; reference: string }> | null;
}

export interface PaymentDisputesTable {
  provider: string;
  dispute_id: string;
  payment_id: string;
  order_id: string;
  amount: number;
  currency: string;
  reason: Generated<string>;
  state: 'open' | 'won' | 'lost';
  respond_by: Date | null;
  /** when the provider said what is here */
  said_at: Date;
  opened_at: Date;
  closed_at: Date | null;
}

export interface TestGatewayTokensTable {
  token: string;
  scenario: string;
  brand: string;
  last4: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

export interface TestGatewayPaymentsTable {
  id: string;
  reference: string;
  scenario: string;
  amount: number;
  currency: string;
  state: 'requires_confirmation' | 'authorised' | 'captured' | 'declined' | 'cancelled';
  decline_code: string | null;
  captured_amount: Generated<number>;
  refunded_amount: Generated<number>;
  wrong_codes: Generated<number>;
  brand: Generated<string | null>;
  last4: Generated<string | null>;
  created_at: Date;
  last_modified_at: Date;
}

export interface TestGatewayCallsTable {
  key: string;
  payment_id: string;
  kind: 'authorise' | 'capture' | 'cancel' | 'refund';
  amount: Generated<number>;
  created_at: Date;
}

export interface TestGatewayEventsTable {
  id: string;
  payment_id: string;
  body: string;
  deliveries: Generated<number>;
  delivered_at: Date | null;
  created_at: Date;
  try_at: Date | null;
  tries: Generated<number>;
  copies: Generated<number>;
}

export interface PayLaterPlansTable {
  code: string;
  name: string;
  name_de: Generated<string>;
  parts: number;
  first_due_days: number;
  interval_unit: Generated<'day' | 'month'>;
  interval_count: Generated<number>;
  min_amount: Generated<number>;
  max_amount: number | null;
  enabled: Generated<boolean>;
  position: Generated<number>;
  version: Generated<number>;
  last_modified_at: Date;
}

/** The plan as it was when the order was placed. */
export interface PlanSnapshot {
  code: string;
  name: string;
  name_de: string;
  parts: number;
  first_due_days: number;
  interval_unit: 'day' | 'month';
  interval_count: number;
}

export interface PayLaterAccountsTable {
  id: string;
  user_id: string | null;
  credit_limit: Generated<number>;
  suspended_at: Date | null;
  suspended_reason: Generated<string>;
  balance: Generated<number>;
  /** by a trigger, as `accountState` says */
  state: Generated<'none' | 'pending' | 'active' | 'refused' | 'suspended'>;
  /** by a trigger: when somebody applied last */
  applied_at: ColumnType<Date | null, never, never>;
  /** YYYY-MM-DD: the earliest day on which something is open */
  next_due_on: ColumnType<string | null, string | null | undefined, string | null>;
  version: Generated<number>;
  created_at: Date;
  last_modified_at: Date;
  /** by triggers: those of the customer */
  words: ColumnType<string, never, never>;
}

export interface PayLaterApplicationsTable {
  id: string;
  account_id: string;
  /** YYYY-MM-DD */
  date_of_birth: string | null;
  monthly_income: number | null;
  employment: string | null;
  consent_at: Date;
  consent_version: string;
  decision: 'approved' | 'refused' | null;
  reason: Generated<string>;
  granted_limit: number | null;
  decided_at: Date | null;
  decided_by: string | null;
  created_at: Date;
}

export interface PayLaterSchedulesTable {
  id: string;
  account_id: string;
  order_id: string;
  order_number: string;
  plan: ColumnType<PlanSnapshot, string, string>;
  amount: number;
  released_at: Date | null;
  /** when a refund or fewer goods last made it less */
  reduced_at: Date | null;
  created_at: Date;
}

export interface PayLaterInstalmentsTable {
  id: string;
  schedule_id: string;
  number: number;
  /** YYYY-MM-DD */
  due_on: string;
  amount: number;
  paid: Generated<number>;
  /** with its schedule */
  released: Generated<boolean>;
}

export interface PayLaterEntriesTable {
  id: string;
  account_id: string;
  schedule_id: string;
  kind: 'purchase' | 'release' | 'payment' | 'refund' | 'payout' | 'fee' | 'waiver' | 'write_off' | 'reversal';
  amount: number;
  source: string;
  created_at: Date;
}

export interface PayLaterRemindersTable {
  instalment_id: string;
  /** YYYY-MM-DD: of the instalment, as it was then */
  due_on: string;
  step: number;
  account_id: string;
  /** YYYY-MM-DD */
  sent_on: string;
}

/** By how much an instalment was changed: minor units; positive: more is owed. */
export interface AdjustedPart {
  instalment_id: string;
  amount: number;
}

export interface PayLaterAdjustmentsTable {
  id: string;
  account_id: string;
  schedule_id: string;
  instalment_id: string | null;
  kind: 'payment' | 'fee' | 'waiver' | 'write_off';
  amount: number;
  reason: string;
  /** YYYY-MM-DD */
  received_on: string | null;
  payment_id: string | null;
  parts: ColumnType<AdjustedPart[] | null, string | null, string | null>;
  state: 'pending' | 'applied' | 'refused' | 'reversed';
  requested_by: string | null;
  requested_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  applied_at: Date | null;
  reversed_by: string | null;
  reversed_at: Date | null;
  answer: Generated<string>;
}

export interface PayLaterWriteKeysTable {
  user_id: string;
  key: string;
  account_id: string;
  written_at: Date;
}

export interface PaymentTables {
  payments: PaymentsTable;
  payment_facts: PaymentFactsTable;
  payment_tasks: PaymentTasksTable;
  payment_events: PaymentEventsTable;
  payment_disputes: PaymentDisputesTable;
  test_gateway_tokens: TestGatewayTokensTable;
  test_gateway_payments: TestGatewayPaymentsTable;
  test_gateway_calls: TestGatewayCallsTable;
  test_gateway_events: TestGatewayEventsTable;
  pay_later_plans: PayLaterPlansTable;
  pay_later_accounts: PayLaterAccountsTable;
  pay_later_applications: PayLaterApplicationsTable;
  pay_later_schedules: PayLaterSchedulesTable;
  pay_later_instalments: PayLaterInstalmentsTable;
  pay_later_entries: PayLaterEntriesTable;
  pay_later_reminders: PayLaterRemindersTable;
  pay_later_adjustments: PayLaterAdjustmentsTable;
  pay_later_write_keys: PayLaterWriteKeysTable;
}
