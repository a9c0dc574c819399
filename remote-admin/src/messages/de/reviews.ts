import { plural } from '@tessera/shared/i18n';

const of = (count: number): string => plural('de', count, { one: '1 Bewertung', other: `${count} Bewertungen` });

const states = { waiting: 'Wartet', published: 'Veröffentlicht', refused: 'Abgelehnt' };

export const reviews = {
  title: 'Bewertungen',
  theReviews: 'Die Bewertungen',
  count: (count: number, shown: string) =>
    plural('de', count, { one: `${shown} Bewertung`, other: `${shown} Bewertungen` }),
  search: 'Bewertung, Verfasser oder Produkt',
  views: { all: 'Alle, wartende zuerst', ...states, waiting: 'Wartend' },
  states,
  filters: { state: 'Status', rating: 'Sterne', product_id: 'Produkt' },
  stars: (rating: number) => plural('de', rating, { one: '1 Stern', other: `${rating} Sterne` }),
  rated: (rating: number) => `${rating} von 5 Sternen`,
  thisProduct: 'ein Produkt',
  ofProduct: 'Alle Bewertungen dieses Produkts',
  select: (author: string, product: string) => `Bewertung zu ${product} von ${author} auswählen`,
  formerCustomer: 'Ehemaliger Kunde',
  verified: 'Verifizierter Kauf',
  noWords: 'Sterne ohne Worte.',
  pictures: (author: string) => `Bilder zur Bewertung von ${author}`,
  picture: (position: number, author: string) => `Bild ${position} zur Bewertung von ${author}`,
  refusedBecause: (reason: string) => `Abgelehnt: ${reason}`,
  answerFrom: (store: string) => `Antwort von ${store}`,
  actions: {
    publish: 'Veröffentlichen',
    refuse: 'Ablehnen…',
    answer: 'Antworten…',
    edit: 'Antwort ändern…',
    remove: 'Antwort entfernen…',
  },
  refuse: {
    title: (count: number) => (count === 1 ? 'Diese Bewertung ablehnen?' : `${of(count)} ablehnen?`),
    text: 'Sie erscheint nicht oder nicht mehr im Shop. Wer sie geschrieben hat, liest den Grund.',
    reason: 'Grund',
    reasonHint: 'Darf leer bleiben.',
    submit: 'Ablehnen',
  },
  answer: {
    title: (author: string) => `${author} antworten`,
    text: 'Alle lesen sie unter der Bewertung, sobald diese veröffentlicht ist.',
    field: 'Antwort',
    missing: 'Bitte schreiben Sie eine Antwort',
    submit: 'Antwort speichern',
    done: 'Die Antwort ist gespeichert',
  },
  remove: {
    title: 'Antwort entfernen?',
    text: 'Sie wird nicht mehr gezeigt. Die Bewertung bleibt.',
    submit: 'Entfernen',
    done: 'Die Antwort ist entfernt',
  },
  stale: 'Jemand hat diese Bewertung inzwischen geändert.',
  staleAnswer: (text: string) => `Die Antwort lautet jetzt: „${text}“`,
  done: {
    published: (count: number) => `${of(count)} veröffentlicht`,
    refused: (count: number) => `${of(count)} abgelehnt`,
  },
  missing: (count: number) =>
    plural('de', count, { one: '1 Bewertung gab es nicht mehr', other: `${count} Bewertungen gab es nicht mehr` }),
  none: 'Noch keine Bewertungen',
  noneText: 'Schreibt jemand etwas zu einem Produkt, wartet es hier, bis Sie es gelesen haben.',
  noMatch: 'Keine Bewertung passt dazu',
  noMatchText: 'Versuchen Sie andere Filter oder weniger Wörter.',
  showAll: 'Alle Bewertungen zeigen',
};
