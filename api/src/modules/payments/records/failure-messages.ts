import type { Language, Texts } from '../../../core/languages';

/** Why a payment failed, for the buyer. Words that are not here get the general message. */
const MESSAGES: Record<string, Texts> = {
  insufficient_funds: {
    en: 'There is not enough money on this card. Please try another one.',
    de: 'Das Guthaben dieser Karte reicht nicht aus. Bitte versuchen Sie eine andere.',
  },
  expired_card: {
    en: 'This card has expired. Please try another one.',
    de: 'Diese Karte ist abgelaufen. Bitte versuchen Sie eine andere.',
  },
  incorrect_cvc: {
    en: 'The security code of the card is wrong.',
    de: 'Die Prüfnummer der Karte ist falsch.',
  },
  processing_error: {
    en: 'The card could not be processed. Please try again in a moment.',
    de: 'Die Karte konnte nicht verarbeitet werden. Bitte versuchen Sie es gleich noch einmal.',
  },
  authentication_failed: {
    en: 'The payment was not confirmed. Please try again.',
    de: 'Die Zahlung wurde nicht bestätigt. Bitte versuchen Sie es noch einmal.',
  },
  token_not_valid: {
    en: 'The card details are no longer valid. Please enter them again.',
    de: 'Die Kartendaten gelten nicht mehr. Bitte geben Sie sie noch einmal ein.',
  },
  nothing_open: {
    en: 'This had been paid already. Your card has not been charged.',
    de: 'Dies war bereits bezahlt. Ihre Karte wurde nicht belastet.',
  },
  first_part_failed: {
    en: 'The first part could not be paid. Please try again.',
    de: 'Die erste Rate konnte nicht bezahlt werden. Bitte versuchen Sie es noch einmal.',
  },
};

const GENERAL: Texts = {
  en: 'Your card was declined. Please try another card or another way to pay.',
  de: 'Ihre Karte wurde abgelehnt. Bitte versuchen Sie eine andere Karte oder eine andere Zahlungsart.',
};

const WAITING: Texts = {
  en: 'The payment is still being processed. We will tell you by mail as soon as it is settled.',
  de: 'Die Zahlung wird noch verarbeitet. Sobald sie abgeschlossen ist, erhalten Sie eine E-Mail.',
};

/** @param reason the provider's word, e.g. 'insufficient_funds' */
export function failureMessage(reason: string, language: Language): string {
  return (Object.hasOwn(MESSAGES, reason) ? (MESSAGES[reason] ?? GENERAL) : GENERAL)[language];
}

export const waitingMessage = (language: Language): string => WAITING[language];

const CARDS_OFF: Texts = {
  en: 'Cards cannot be taken at the moment. Please choose another way to pay, or try again later.',
  de: 'Karten können im Moment nicht angenommen werden. Bitte wählen Sie eine andere Zahlungsart, oder versuchen Sie es später noch einmal.',
};

/** The shop has no keys of the provider any more by which the card would be paid. */
export const cardsOffMessage = (language: Language): string => CARDS_OFF[language];

const WRONG_CODE: Texts = {
  en: 'This code is not right. Please try again.',
  de: 'Dieser Code ist nicht richtig. Bitte versuchen Sie es noch einmal.',
};

export const wrongCodeMessage = (language: Language): string => WRONG_CODE[language];
