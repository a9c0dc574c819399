import { tellMeMessages } from '../../messages/tell-me';

export { NotMade as Part } from './not-made';
export const messages = [tellMeMessages];
