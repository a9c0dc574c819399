export { MailLinkPage } from './mail-link-page';
