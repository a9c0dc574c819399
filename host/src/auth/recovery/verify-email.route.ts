import { authMessages } from '../flow/auth-messages';
import { authMeta } from '../frame/auth-meta';

export { Page } from './verify-email-page';

export const messages = [authMessages];
export const meta = authMeta((texts) => texts.verify.pageTitle);
