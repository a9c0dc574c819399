export { ContactDialogHost } from './contact-dialog-host';
export { ContactLink } from './contact-link';
