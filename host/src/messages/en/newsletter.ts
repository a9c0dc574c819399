/** The newsletter's messages beside docs/product.md §2's, which are the footer's. */
export const newsletter = {
  failed: 'We could not send this just now. Please try again.',
  confirm: {
    title: 'Confirm your subscription',
    text: 'One press, and our offers reach you by mail. Without it you will not hear from us.',
    action: 'Confirm subscription',
    doneTitle: 'You are subscribed',
  },
  unsubscribe: {
    title: 'Unsubscribe from the newsletter',
    text: 'One press, and no more newsletters are sent to you. Mails about your orders still are.',
    action: 'Unsubscribe',
    doneTitle: 'You are unsubscribed',
  },
  goneTitle: 'This link is no longer valid',
  gone: 'It has been used already, is too old, or was not copied as a whole. You can subscribe again at the foot of each page.',
  goOn: 'Go on to the shop',
  contact: 'Contact us',
};
