import type { Language } from '@tessera/shared/i18n';
import { backInStock as backInStockDe } from '../../src/messages/de/back-in-stock';
import { contact as contactDe } from '../../src/messages/de/contact';
import { footer as footerDe } from '../../src/messages/de/footer';
import { newsletter as newsletterDe } from '../../src/messages/de/newsletter';
import { backInStock } from '../../src/messages/en/back-in-stock';
import { contact } from '../../src/messages/en/contact';
import { footer } from '../../src/messages/en/footer';
import { newsletter } from '../../src/messages/en/newsletter';
import { track, trackDe } from './track-words';

const own = {
  failed: 'We could not send this just now. It is still here: please try again.',
  elsewhere: 'This was not sent from our shop, so nothing was done. Please use the form here.',
  too_large:
    'This was more than the form can hold, so nothing was sent. Go back in your browser: what you typed is still there, and can be made shorter.',
  not_readable: 'Your browser sent this in a way that we cannot read, so nothing was done. Please use the form here.',
  onward: 'Go on to the shop',
};

/** What forms without scripts say: the words of those with scripts. */
const en = { ...own, contact, newsletter, footer, 'back-in-stock': backInStock, track };
const de: typeof en = {
  failed: 'Das konnten wir gerade nicht absenden. Es steht noch da: Bitte versuchen Sie es noch einmal.',
  elsewhere: 'Das kam nicht aus unserem Shop, darum ist nichts geschehen. Bitte benutzen Sie dieses Formular.',
  too_large:
    'Das war mehr, als das Formular fasst, darum wurde nichts abgesendet. Gehen Sie im Browser zurück: Was Sie geschrieben haben, steht noch da und lässt sich kürzen.',
  not_readable:
    'Ihr Browser hat das so gesendet, dass wir es nicht lesen können, darum ist nichts geschehen. Bitte benutzen Sie dieses Formular.',
  onward: 'Weiter zum Shop',
  contact: contactDe,
  newsletter: newsletterDe,
  footer: footerDe,
  'back-in-stock': backInStockDe,
  track: trackDe,
};

export type PlainWords = typeof en;

export const plainWords: Record<Language, PlainWords> = { en, de };
