export const pictureFocus = {
  title: 'Worauf es bei diesem Bild ankommt',
  lead: 'Drücken Sie auf die Stelle. Ausschnitte des Bildes zeigen sie, wo immer es im Shop steht.',
  picture: 'Das ganze Bild',
  fromLeft: 'Von links',
  fromTop: 'Von oben',
  percent: (figure: string) => `${figure} %`,
  crops: 'Was der Shop ausschneidet',
  square: 'Kachel, Warenkorb',
  portrait: 'Kategorie',
  wide: 'Breit',
  middle: 'Die Mitte',
  saved: 'Gespeichert: So zeigt es jetzt der Shop.',
};
