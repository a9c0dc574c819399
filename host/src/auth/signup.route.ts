import { authMessages } from './auth-messages';
import { authMeta } from './auth-meta';

export { Page } from './signup-page';

export const messages = [authMessages];
export const meta = authMeta((texts) => texts.createAccount.form);
