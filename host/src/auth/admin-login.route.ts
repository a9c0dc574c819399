import { authMeta } from './auth-meta';
import { staffTexts } from './auth-texts';

export { Page } from './admin-login-page';

export const meta = authMeta(staffTexts.title);
