export const zoom = {
  title: (name: string) => `Bilder von ${name}`,
  close: 'Schließen',
  before: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  larger: 'Vergrößern',
  smaller: 'Ganzes Bild',
  place: (place: number, count: number) => `${place} von ${count}`,
};
