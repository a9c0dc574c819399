import type { PreviewMessages } from './preview-messages';

export const german: PreviewMessages = {
  label: 'Vorschau',
  shown: (name, until) => `Vorschau von „${name}“: Das sieht nur, wer den Link hat, bis ${until}.`,
  ended: 'Diese Vorschau ist zu Ende. Sie sehen den Shop wie alle anderen.',
  look: 'Zum Produkt',
  leave: 'Vorschau verlassen',
};
