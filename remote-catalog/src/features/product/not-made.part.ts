import { tellMeMessages } from './tell-me-messages';

export { NotMade as Part } from './not-made';
export const messages = [tellMeMessages];
