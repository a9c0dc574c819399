export const home = {
  title: (shop: string) => `${shop}: Geschirr, Leuchten, Möbel und Textilien`,
  description: (shop: string) =>
    `Geschirr, Leuchten, Möbel und Textilien bei ${shop}: Massivholz, Steinzeug und Leinen, gemacht für jeden Tag.`,
  hero: 'Für den Tisch, an dem jeden Tag gegessen wird',
  heroText: 'Steinzeug, Massivholz und gewaschenes Leinen in ruhigen Farben, die gut zusammenleben.',
  categories: 'Nach Raum und Zweck',
  seeNew: 'Alles Neue ansehen',
  banner: 'Eine Ecke zum Hinsetzen',
  bannerText: 'Stühle, Leuchten und Teppiche, die in denselben Raum gehören, ganz gleich, womit Sie anfangen.',
  look: 'Umsehen',
  best: 'Am beliebtesten',
  seeBest: 'Alle nach Beliebtheit ansehen',
  recent: 'Zuletzt angesehen',
  onSale: 'Reduziert',
  seeSale: 'Alle reduzierten Artikel ansehen',
};
