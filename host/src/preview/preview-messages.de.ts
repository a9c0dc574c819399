export const german = {
  label: 'Vorschau',
  shown: (name: string, until: string) => `Vorschau von „${name}“: Das sieht nur, wer den Link hat, bis ${until}.`,
  ended: 'Diese Vorschau ist zu Ende. Sie sehen den Shop wie alle anderen.',
  look: 'Zum Produkt',
  leave: 'Vorschau verlassen',
};
