export { ContactDialogHost } from './contact-dialog-host';
export { contactOf } from './contact-of';
export { ContactLink } from './contact-link';
