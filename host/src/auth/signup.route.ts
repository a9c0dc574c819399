import { authMeta } from './auth-meta';

export { Page } from './signup-page';

export const meta = authMeta('Create account');
