import type { pictures as english } from '../en/pictures';

export const pictures: typeof english = {
  'pictures.stale': 'Jemand hat dieses Bild inzwischen geändert.',
  'pictures.not_possible': 'Das geht mit diesem Bild nicht.',
  'pictures.not_possible.product': ({ name }) => `Das Produkt „${name}“ zeigt es.`,
  'pictures.not_possible.variant': ({ name }) => `Die Variante ${name} zeigt es.`,
  'pictures.not_possible.category': ({ name }) => `Die Kategorie „${name}“ zeigt es.`,
  'pictures.not_possible.home': ({ name }) =>
    name === '' ? 'Die Startseite zeigt es.' : `Die Startseite zeigt es: „${name}“.`,
  'pictures.not_possible.store': ({ name }) => `Es ist das Logo von ${name}.`,
  'pictures.not_possible.order': ({ name }) =>
    `Es zeigt, was mit ${name} gekauft wurde, und bleibt für diese Bestellung.`,
  'pictures.not_possible.used_elsewhere':
    'Der Shop hat genau dieses Bild schon und zeigt es anderswo. Wählen Sie es stattdessen aus der Mediathek.',
};
