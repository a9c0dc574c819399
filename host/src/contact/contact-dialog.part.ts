import { contactMessages } from './contact-messages';

export { ContactDialog } from './contact-dialog';

export const messages = [contactMessages];
