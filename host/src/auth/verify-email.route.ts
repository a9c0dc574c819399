import { authMessages } from './auth-messages';
import { authMeta } from './auth-meta';

export { Page } from './verify-email-page';

export const messages = [authMessages];
export const meta = authMeta((texts) => texts.verify.pageTitle);
