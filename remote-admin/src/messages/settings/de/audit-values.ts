/** What values of the audit log are called. */
export const values = {
  requested: 'Beantragt',
  approved: 'Genehmigt',
  refused: 'Abgelehnt',
  received: 'Eingegangen',
  exchanged: 'Umgetauscht',
  refunded: 'Erstattet',
  pending: 'Wartet',
  published: 'Veröffentlicht',
  counted: 'Gezählt',
  damaged: 'Beschädigt',
  lost: 'Verloren',
  correction: 'Korrektur',
  true: 'Ja',
  false: 'Nein',
};
