import { authMessages } from './auth-messages';
import { authMeta } from './auth-meta';

export { Page } from './login-page';

export const messages = [authMessages];
export const meta = authMeta((texts) => texts.signIn.form);
