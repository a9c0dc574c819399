import type { reviewForm as en } from '../en/review-form';

export const reviewForm: typeof en = {
  title: 'Bewertung schreiben',
  about: (name) => `Über ${name}`,
  rating: 'Ihre Bewertung',
  ratingRequired: 'Wählen Sie einen bis fünf Sterne',
  stars: ['Schlecht', 'Ausreichend', 'Gut', 'Sehr gut', 'Hervorragend'],
  starsOf: (stars, word) => `${stars} von 5: ${word}`,
  body: 'Ihr Text',
  bodyHint: 'Was gefällt Ihnen, was nicht, wie verwenden Sie es?',
  pictures: 'Bilder (bis zu drei)',
  add: 'Bild hinzufügen',
  uploading: 'Wird hochgeladen …',
  remove: (place) => `Bild ${place} entfernen`,
  uploadFailed: 'Das Bild wurde nicht hochgeladen.',
  tooLarge: 'Ein Bild darf höchstens 8 MB groß sein.',
  send: 'Bewertung senden',
  sending: 'Wird gesendet …',
  failed: 'Ihre Bewertung ist nicht angekommen. Bitte versuchen Sie es erneut.',
};
