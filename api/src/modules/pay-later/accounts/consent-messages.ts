import type { Texts } from '../../../core/languages';

/** Written beside each application: what was agreed to can be looked up by it. A change of the text is a new version. */
export const CONSENT_VERSION = '2026-11';

export const CONSENT_TEXT: Texts = {
  en: 'My details are true. I agree that the shop uses them to decide about pay-later and to set my limit, and keeps them for as long as my pay-later account exists.',
  de: 'Meine Angaben sind wahr. Ich bin einverstanden, dass der Shop sie nutzt, um über die Ratenzahlung zu entscheiden und meinen Rahmen festzulegen, und sie so lange speichert, wie mein Konto für Ratenzahlung besteht.',
};
