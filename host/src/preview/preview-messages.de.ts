export const german = {
  label: 'Vorschau',
  shown: {
    product: (name: string, until: string) => `Vorschau von „${name}“: Das sieht nur, wer den Link hat, bis ${until}.`,
    remote: (name: string, until: string) =>
      `Der Shop mit ${name}, einer Version, die vielleicht nicht live ist: Das sieht nur, wer den Link hat, bis ${until}.`,
    shop: (_name: string, until: string) =>
      `Der Shop ist für alle anderen geschlossen: Ihn sieht nur, wer den Link hat, bis ${until}.`,
  },
  ended: 'Diese Vorschau ist zu Ende. Sie sehen den Shop wie alle anderen.',
  look: { product: 'Zum Produkt', remote: 'Zu ihrer Seite', shop: 'Zur Startseite' },
  leave: 'Vorschau verlassen',
};
