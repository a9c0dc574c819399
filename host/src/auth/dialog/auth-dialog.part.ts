import { authMessages } from '../flow/auth-messages';

export { AuthDialog } from './auth-dialog';

export const messages = [authMessages];
