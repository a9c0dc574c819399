export const home = {
  title: (shop: string, goods: string) => (goods === '' ? shop : `${shop}: ${goods}`),
  description: (shop: string, goods: string) => (goods === '' ? `Einkaufen bei ${shop}.` : `${goods} bei ${shop}.`),
  bare: (shop: string) => `${shop} öffnet bald`,
  bareText: 'Die ersten Produkte sind unterwegs. Schauen Sie bald wieder vorbei.',
  categories: 'Nach Kategorie',
  seeNew: 'Alles Neue ansehen',
  best: 'Am beliebtesten',
  seeBest: 'Alle nach Beliebtheit ansehen',
  recent: 'Zuletzt angesehen',
  onSale: 'Reduziert',
  seeSale: 'Alle reduzierten Produkte ansehen',
};
