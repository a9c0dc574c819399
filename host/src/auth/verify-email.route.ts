import { authMeta } from './auth-meta';

export { Page } from './verify-email-page';

export const meta = authMeta('Confirm e-mail address');
