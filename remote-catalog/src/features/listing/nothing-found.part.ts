import { nothingMessages } from '../../messages/nothing';

export { NothingFound as Part } from './nothing-found';
export const messages = [nothingMessages];
