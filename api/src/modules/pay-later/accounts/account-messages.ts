import type { Language, Texts } from '../../../core/languages';
import type { RefusalReason } from './decide';

const REFUSALS: Record<RefusalReason, Texts> = {
  too_young: {
    en: 'Pay-later is for people of full age.',
    de: 'Später zu bezahlen ist erst ab der Volljährigkeit möglich.',
  },
  income_too_low: {
    en: 'The monthly income that you gave is below what pay-later needs.',
    de: 'Das angegebene Monatseinkommen liegt unter dem, was für spätere Zahlung nötig ist.',
  },
};

/** The rule's own reasons are words of ours; what staff wrote is shown as they wrote it. */
export function refusalMessage(reason: string, language: Language): string {
  const known = Object.entries(REFUSALS).find(([word]) => word === reason);
  return known ? known[1][language] : reason;
}

/** Why pay-later cannot be chosen for a purchase. */
export const UNAVAILABLE = {
  none: {
    en: 'Apply for pay-later in your account first.',
    de: 'Bitte beantragen Sie die spätere Zahlung zuerst in Ihrem Konto.',
  },
  pending: {
    en: 'Your application for pay-later is still being looked at.',
    de: 'Ihr Antrag auf spätere Zahlung wird noch geprüft.',
  },
  refused: {
    en: 'Pay-later is not available for you at the moment.',
    de: 'Spätere Zahlung ist für Sie derzeit nicht möglich.',
  },
  suspended: {
    en: 'Your pay-later account is suspended.',
    de: 'Ihr Konto für spätere Zahlung ist gesperrt.',
  },
  overdue: {
    en: 'Please pay what is overdue first.',
    de: 'Bitte bezahlen Sie zuerst, was überfällig ist.',
  },
  limit: {
    en: 'This is more than your pay-later limit leaves.',
    de: 'Das ist mehr, als Ihr Rahmen für spätere Zahlung noch zulässt.',
  },
  plan: {
    en: 'There is no plan for this amount.',
    de: 'Für diesen Betrag gibt es keinen Zahlungsplan.',
  },
} satisfies Record<string, Texts>;

export type UnavailableReason = keyof typeof UNAVAILABLE;
