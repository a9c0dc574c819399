import type { Language, Texts } from '../../../core/languages';

/** Why money could not be taken or given back, for staff, by the provider's word or ours. */
const MESSAGES: Record<string, Texts> = {
  nothing_to_give_back: {
    en: 'No payment of this order holds that much any more.',
    de: 'Keine Zahlung dieser Bestellung enthält noch so viel.',
  },
  released: {
    en: 'The order was cancelled meanwhile: everything has gone back with its plan.',
    de: 'Die Bestellung wurde inzwischen storniert: Mit dem Ratenplan ist alles zurückgegangen.',
  },
  account_gone: {
    en: 'The account that paid with its store credit is deleted.',
    de: 'Das Konto, das mit seinem Guthaben bezahlt hat, ist gelöscht.',
  },
  given_up: { en: 'It was given up.', de: 'Es wurde aufgegeben.' },
  lost_or_stolen_card: {
    en: 'The card was reported lost or stolen.',
    de: 'Die Karte wurde als verloren oder gestohlen gemeldet.',
  },
  expired_or_canceled_card: {
    en: 'The card has expired or was cancelled.',
    de: 'Die Karte ist abgelaufen oder wurde gesperrt.',
  },
  insufficient_funds: {
    en: 'The shop’s balance at the payment provider is too low.',
    de: 'Das Guthaben des Shops beim Zahlungsanbieter reicht nicht aus.',
  },
  charge_disputed: {
    en: 'The payment is disputed, so nothing of it can be refunded.',
    de: 'Die Zahlung wird bestritten, deshalb kann nichts davon erstattet werden.',
  },
  charge_for_pending_refund_disputed: {
    en: 'The payment is disputed, so nothing of it can be refunded.',
    de: 'Die Zahlung wird bestritten, deshalb kann nichts davon erstattet werden.',
  },
  charge_already_refunded: {
    en: 'The payment has been refunded at the payment provider already.',
    de: 'Die Zahlung wurde beim Zahlungsanbieter schon erstattet.',
  },
  charge_expired_for_capture: {
    en: 'The reservation has expired.',
    de: 'Die Reservierung ist abgelaufen.',
  },
  declined: { en: 'The card’s bank has declined it.', de: 'Die Bank der Karte hat abgelehnt.' },
  too_much: {
    en: 'More would go back than was taken.',
    de: 'Es ginge mehr zurück, als eingezogen wurde.',
  },
  not_authorised: {
    en: 'Nothing is reserved on the card any more.',
    de: 'Auf der Karte ist nichts mehr reserviert.',
  },
  charge_not_refundable: {
    en: 'This payment cannot be refunded at the payment provider.',
    de: 'Diese Zahlung kann beim Zahlungsanbieter nicht erstattet werden.',
  },
  merchant_request: {
    en: 'The refund was stopped at the payment provider at the shop’s request.',
    de: 'Die Erstattung wurde beim Zahlungsanbieter auf Wunsch des Shops angehalten.',
  },
  canceled: {
    en: 'The refund was cancelled at the payment provider.',
    de: 'Die Erstattung wurde beim Zahlungsanbieter abgebrochen.',
  },
  failed: {
    en: 'The refund failed at the payment provider.',
    de: 'Die Erstattung ist beim Zahlungsanbieter fehlgeschlagen.',
  },
  unknown: {
    en: 'The payment provider does not say why.',
    de: 'Der Zahlungsanbieter nennt keinen Grund.',
  },
};

const SAID: Record<Language, (word: string) => string> = {
  en: (word) => (word ? `The payment provider says: “${word}”` : 'The payment provider has refused.'),
  de: (word) => (word ? `Der Zahlungsanbieter sagt: „${word}“` : 'Der Zahlungsanbieter hat abgelehnt.'),
};

const NO_ANSWER: Texts = {
  en: 'The payment provider does not answer.',
  de: 'Der Zahlungsanbieter antwortet nicht.',
};

/** @param reason the provider's word, e.g. 'charge_disputed'; one that is not known is repeated as it came, in quotes */
export const troubleMessage = (reason: string, language: Language): string =>
  (Object.hasOwn(MESSAGES, reason) ? MESSAGES[reason]?.[language] : undefined) ?? SAID[language](reason);

export const noAnswerMessage = (language: Language): string => NO_ANSWER[language];
