import type { zoom as en } from '../en/zoom';

export const zoom: typeof en = {
  title: (name) => `Bilder von ${name}`,
  close: 'Schließen',
  before: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  larger: 'Vergrößern',
  smaller: 'Ganzes Bild',
  place: (place, count) => `${place} von ${count}`,
};
