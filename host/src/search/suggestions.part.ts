import { suggestionsMessages } from './suggestions-messages';

export { Suggestions } from './suggestions';

export const messages = [suggestionsMessages];
