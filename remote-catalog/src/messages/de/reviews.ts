import { plural } from '@tessera/shared/i18n';

const sterne = (stars: number): string => plural('de', stars, { one: '1 Stern', other: `${stars} Sterne` });

export const reviews = {
  title: 'Bewertungen',
  none: 'Noch keine Bewertungen. Erzählen Sie als Erste oder Erster von diesem Stück.',
  noneOf: (stars: number) =>
    `Keine Bewertungen mit ${plural('de', stars, { one: '1 Stern', other: `${stars} Sternen` })}.`,
  from: (count: number, number: string) =>
    plural('de', count, { one: `${number} Bewertung`, other: `${number} Bewertungen` }),
  outOf: (average: string) => `${average} von 5 Sternen`,
  histogram: 'Bewertungen nach Sternen anzeigen',
  bar: (stars: number, count: string) => `${sterne(stars)}: ${count}`,
  sort: 'Bewertungen sortieren nach',
  sorts: { newest: 'Neueste', helpful: 'Hilfreichste', highest: 'Beste', lowest: 'Schlechteste' },
  praise: 'Kundenstimmen',
  verified: 'Verifizierter Kauf',
  formerCustomer: 'Ehemaliger Kunde',
  rated: (stars: number) => `${stars} von 5 Sternen`,
  picture: (position: number, author: string) => `Bild ${position} zur Bewertung von ${author}`,
  answerFrom: (store: string) => `Antwort von ${store}`,
  yours: 'Ihre Bewertung',
  yoursCount: (count: number) =>
    plural('de', count, {
      one: 'Ihre Bewertung · 1 Person fand sie hilfreich',
      other: `Ihre Bewertung · ${count} Personen fanden sie hilfreich`,
    }),
  helpful: 'Hilfreich',
  helpfulCount: (count: number) => `Hilfreich (${count})`,
  helpfulTo: (author: string) => `Die Bewertung von ${author} war hilfreich`,
  signInToVote: 'Bitte melden Sie sich an, um eine Bewertung als hilfreich zu kennzeichnen!',
  voteFailed: 'Ihre Stimme ist nicht angekommen. Bitte versuchen Sie es erneut.',
  more: 'Weitere Bewertungen',
  write: 'Bewertung schreiben',
  signInToWrite: 'Bitte melden Sie sich an, um eine Bewertung zu schreiben!',
  written: 'Sie haben dieses Produkt bewertet. Vielen Dank!',
  waiting: 'Ihre Bewertung wird noch geprüft; danach können sie alle lesen.',
  refused: (reason: string) =>
    reason ? `Ihre Bewertung wurde nicht veröffentlicht: ${reason}` : 'Ihre Bewertung wurde nicht veröffentlicht.',
  notABuyer: 'Bewerten kann dieses Produkt, wer es hier gekauft hat.',
  emailFirst: 'Bestätigen Sie Ihre E-Mail-Adresse, um eine Bewertung zu schreiben.',
  toAccount: 'Zu Ihrem Konto',
  notLoaded: 'Die Bewertungen wurden nicht geladen',
  notLoadedText: 'Die Verbindung ist abgebrochen. Der Rest der Seite ist davon nicht betroffen.',
};
