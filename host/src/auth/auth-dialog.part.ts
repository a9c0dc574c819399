import { authMessages } from './auth-messages';

export { AuthDialog } from './auth-dialog';

export const messages = [authMessages];
