import { tellMeMessages } from '../../messages/tell-me';

export { TellMe as Part } from './tell-me';
export const messages = [tellMeMessages];
