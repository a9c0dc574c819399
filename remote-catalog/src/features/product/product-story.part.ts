import { productStoryMessages } from '../../messages/product-story';

export { ProductStory as Part } from './product-story';
export const messages = [productStoryMessages];
