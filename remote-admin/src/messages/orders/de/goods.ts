export const goods = {
  find: 'Ware nach Name oder Artikelnummer suchen',
  found: 'Gefundene Ware',
  nothing: 'Nichts gefunden. Versuchen Sie weniger Buchstaben oder die Artikelnummer.',
  inStock: (count: string) => `${count} auf Lager`,
  soldOut: 'Ausverkauft',
  unpublished: 'Nicht im Verkauf',
  allVariants: (count: number, name: string) => `Alle ${count} Varianten von ${name} zeigen`,
  chosen: (name: string) => `${name} wurde gewählt`,
};
