export const de = {
  item: 'Artikel',
  pleaseLogin: 'Bitte melden Sie sich an, um etwas in den Warenkorb zu legen!',
  adding: 'Wird in den Warenkorb gelegt …',
  added: (name: string) => `${name} liegt im Warenkorb`,
  viewCart: 'Ansehen',
  notAdded: 'Das Hinzufügen zum Warenkorb ist fehlgeschlagen!',
  removing: 'Wird aus dem Warenkorb genommen …',
  removed: (name: string) => `${name} wurde aus dem Warenkorb genommen`,
  notRemoved: 'Das Entfernen aus dem Warenkorb ist fehlgeschlagen!',
  updating: 'Warenkorb wird geändert …',
  updated: (name: string, quantity: number) => `${name}: Menge ${quantity}`,
  notUpdated: 'Das Ändern des Warenkorbs ist fehlgeschlagen!',
  clearing: 'Warenkorb wird geleert …',
  cleared: 'Der Warenkorb ist leer',
  notCleared: 'Das Leeren des Warenkorbs ist fehlgeschlagen!',
  cartFull: 'Ihr Warenkorb ist voll: er fasst 200 verschiedene Artikel.',
  joining: 'Ihre Artikel kommen in Ihr Konto …',
  joined: 'Ihre Artikel liegen im Warenkorb',
  joinedInPart: 'Ihre Artikel liegen im Warenkorb. Bei einigen hat sich etwas geändert.',
  leftOut: (count: number) =>
    count === 1
      ? 'Ihr Warenkorb ist voll: 1 Artikel fand keinen Platz.'
      : `Ihr Warenkorb ist voll: ${count} Artikel fanden keinen Platz.`,
  notJoined: 'Ihre Artikel konnten nicht in Ihr Konto übernommen werden!',
  notWished: (name: string) => `${name} konnte nicht auf die Wunschliste gesetzt werden!`,
  notUnwished: (name: string) => `${name} konnte nicht von der Wunschliste genommen werden!`,
  wishlistFull: 'Ihre Wunschliste ist voll. Melden Sie sich an oder entfernen Sie etwas.',
};
