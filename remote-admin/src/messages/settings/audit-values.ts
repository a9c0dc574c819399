/** What values of the audit log are called. */
export const values = {
  requested: 'Requested',
  approved: 'Approved',
  refused: 'Refused',
  received: 'Received',
  exchanged: 'Exchanged',
  refunded: 'Refunded',
  pending: 'Waiting',
  published: 'Published',
  counted: 'Counted',
  damaged: 'Damaged',
  lost: 'Lost',
  correction: 'Correction',
  true: 'Yes',
  false: 'No',
};
