import { authMeta } from './auth-meta';

export { Page } from './forgot-password-page';

export const meta = authMeta('Forgot password');
