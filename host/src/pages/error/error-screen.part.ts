import { errorMessages } from './error-messages';

export { ErrorScreen } from './error-screen';

export const messages = [errorMessages];
