import { authMessages } from '../flow/auth-messages';
import { authMeta } from '../frame/auth-meta';

export { Page } from './admin-login-page';

export const messages = [authMessages];
export const meta = authMeta((texts) => texts.staff.title);
