import { authMessages } from '../flow/auth-messages';
import { authMeta } from '../frame/auth-meta';

export { Page } from './forgot-password-page';

export const messages = [authMessages];
export const meta = authMeta((texts) => texts.forgot.pageTitle);
