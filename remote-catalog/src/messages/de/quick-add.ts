export const quickAdd = {
  choose: 'Welche Ausführung?',
  add: 'In den Warenkorb',
  details: 'Alle Einzelheiten',
  onlyLeft: (count: number) => `Nur noch ${count} auf Lager`,
  soldOut: (name: string) => `${name} ist gerade ausverkauft.`,
  notRead: 'Das Produkt konnte nicht geladen werden. Versuchen Sie es noch einmal.',
};
