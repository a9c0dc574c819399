import { authMessages } from '../flow/auth-messages';
import { authMeta } from '../frame/auth-meta';

export { Page } from './login-page';

export const messages = [authMessages];
export const meta = authMeta((texts) => texts.signIn.form);
