export const zoom = {
  title: (name: string) => `Bilder von ${name}`,
  close: 'Schließen',
  before: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  larger: 'Vergrößern',
  smaller: 'Ganzes Bild',
  position: (position: number, count: number) => `${position} von ${count}`,
};
