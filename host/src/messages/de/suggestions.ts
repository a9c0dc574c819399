import { plural } from '@tessera/shared/i18n';
import type { suggestions as en } from '../en/suggestions';

export const suggestions: typeof en = {
  list: 'Vorschläge',
  past: 'Ihre letzten Suchen',
  clear: 'Löschen',
  cleared: 'Ihre letzten Suchen sind gelöscht',
  terms: 'Suchen',
  popular: 'Beliebte Suchen',
  categories: 'Kategorien',
  products: 'Produkte',
  all: (text) => `Nach „${text}“ suchen`,
  count: (count) =>
    plural('de', count, { one: '1 Vorschlag', other: `${count} Vorschläge` }) + ', Auswahl mit den Pfeiltasten',
  from: (price) => `Ab ${price}`,
};
