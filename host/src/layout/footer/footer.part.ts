import { footerMessages } from './footer-messages';

export { FooterContent } from './footer-content';

export const messages = [footerMessages];
