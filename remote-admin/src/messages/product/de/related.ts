export const related = {
  chosenGoods: 'Die gewählten Produkte',
  none: 'Noch sind keine gewählt: Der Shop zeigt, was er selbst findet. Was Sie wählen, steht davor.',
  keys: 'Sie stehen vor dem, was der Shop selbst findet. Ziehen Sie am Griff, oder verschieben Sie mit Alt und den Pfeiltasten. Was nicht im Shop ist, wird dort ausgelassen.',
  remove: 'Herausnehmen',
  find: 'Produkt hinzufügen',
  found: 'Gefundene Produkte',
  nothing: 'Kein Produkt passt dazu.',
  notInShop: (name: string) => `${name} (nicht im Shop)`,
  chosen: (name: string) => `${name} wurde hinzugefügt`,
  full: (most: string) => `Höchstens ${most} Produkte stehen dort.`,
};
