/** Where links in mails about stock and wishlists lead. */
export const backInStock = {
  failed: 'We could not send this just now. Please try again.',
  confirm: {
    title: 'Shall we tell you?',
    text: 'One press, and you get one mail as soon as it is back in stock. Without it you will not hear from us.',
    action: 'Yes, tell me',
    doneTitle: 'We will tell you',
  },
  unsubscribe: {
    title: 'No more of these mails',
    text: 'One press, and we send you no more mails of this kind. Mails about your orders still are sent.',
    action: 'Stop these mails',
    doneTitle: 'There will be no more of them',
  },
  goneTitle: 'This link is no longer valid',
  gone: 'It has been used already, is too old, or was not copied as a whole. You can ask again on the product’s page.',
  goOn: 'Go on to the shop',
  contact: 'Contact us',
};
