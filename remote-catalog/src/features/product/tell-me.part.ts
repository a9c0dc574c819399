import { tellMeMessages } from './tell-me-messages';

export { TellMe as Part } from './tell-me';
export const messages = [tellMeMessages];
