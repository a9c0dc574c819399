export const addProduct = {
  title: 'Neues Produkt',
  text: 'Für den Anfang genügt ein Name: Das Produkt ist ein Entwurf, und niemand sieht es im Shop.',
  create: 'Entwurf anlegen',
};
