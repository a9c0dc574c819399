import { authMeta } from './auth-meta';
import { resetPasswordTexts } from './auth-texts';

export { Page } from './reset-password-page';

export const meta = authMeta(resetPasswordTexts.title);
