import type { CartTexts } from './cart-texts';

export const de: CartTexts = {
  item: 'Artikel',
  pleaseLogin: 'Bitte melden Sie sich an, um etwas in den Warenkorb zu legen!',
  adding: 'Wird in den Warenkorb gelegt …',
  added: (name) => `${name} liegt im Warenkorb`,
  viewCart: 'Ansehen',
  notAdded: 'Das Hinzufügen zum Warenkorb ist fehlgeschlagen!',
  removing: 'Wird aus dem Warenkorb genommen …',
  removed: (name) => `${name} wurde aus dem Warenkorb genommen`,
  notRemoved: 'Das Entfernen aus dem Warenkorb ist fehlgeschlagen!',
  updating: 'Warenkorb wird geändert …',
  updated: (name, quantity) => `${name}: Menge ${quantity}`,
  notUpdated: 'Das Ändern des Warenkorbs ist fehlgeschlagen!',
  clearing: 'Warenkorb wird geleert …',
  cleared: 'Der Warenkorb ist leer',
  notCleared: 'Das Leeren des Warenkorbs ist fehlgeschlagen!',
  notWished: (name) => `${name} konnte nicht auf die Wunschliste gesetzt werden!`,
  notUnwished: (name) => `${name} konnte nicht von der Wunschliste genommen werden!`,
  wishlistFull: 'Ihre Wunschliste ist voll. Melden Sie sich an oder entfernen Sie etwas.',
};
