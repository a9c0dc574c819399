import { contactMessages } from './form/contact-messages';

export { ContactDialog } from './contact-dialog';

export const messages = [contactMessages];
