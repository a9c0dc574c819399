import { authMeta } from './auth-meta';

export { Page } from './login-page';

export const meta = authMeta('Sign in');
