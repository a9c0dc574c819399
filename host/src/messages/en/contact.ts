/** docs/product.md §2, Contact dialog, and what stands around it. */
export const contact = {
  home: 'Home',
  title: 'Contact Us',
  text: 'Tell us what you need. We answer by mail.',
  pageDescription: 'Write to us about an order, a return or anything else. We answer by mail.',
  form: 'Contact us',
  fields: {
    type: 'Type of Inquiry',
    name: 'Name',
    email: 'Email',
    subject: 'Subject',
    message: 'Message',
    website: 'Leave this field empty',
  },
  types: {
    general: 'General Inquiry',
    order: 'Order Support',
    returns: 'Returns & Refunds',
    technical: 'Technical Support',
  },
  optional: 'Optional',
  fromAccount: 'From your account',
  send: 'Send Message',
  sending: 'Sending...',
  failed: 'We could not send your message just now. It is still here: please try again.',
  sent: {
    title: 'Message sent',
    reference: 'Your reference number',
    another: 'Send another message',
    close: 'Close',
  },
  details: { title: 'Other ways to reach us', email: 'Email', phone: 'Phone', address: 'Address' },
  help: {
    title: 'Quick answers',
    links: { faq: 'Frequently asked questions', shipping: 'Shipping', returns: 'Returns and exchanges' },
  },
};
