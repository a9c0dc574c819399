import { productStoryMessages } from './product-story-messages';

export { ProductStory as Part } from './product-story';
export const messages = [productStoryMessages];
