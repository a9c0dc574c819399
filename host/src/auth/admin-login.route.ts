import { authMessages } from './auth-messages';
import { authMeta } from './auth-meta';

export { Page } from './admin-login-page';

export const messages = [authMessages];
export const meta = authMeta((texts) => texts.staff.title);
