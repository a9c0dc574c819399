import { nothingMessages } from './nothing-messages';

export { NothingFound as Part } from './nothing-found';
export const messages = [nothingMessages];
