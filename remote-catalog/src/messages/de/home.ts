export const home = {
  title: (shop: string) => `${shop}: Geschirr, Leuchten, Möbel und Textilien`,
  description: (shop: string) =>
    `Geschirr, Leuchten, Möbel und Textilien bei ${shop}: Massivholz, Steinzeug und Leinen, gemacht für jeden Tag.`,
  categories: 'Nach Raum und Zweck',
  seeNew: 'Alles Neue ansehen',
  best: 'Am beliebtesten',
  seeBest: 'Alle nach Beliebtheit ansehen',
  recent: 'Zuletzt angesehen',
  onSale: 'Reduziert',
  seeSale: 'Alle reduzierten Artikel ansehen',
};
