import { productMoreMessages } from './product-more-messages';
import { reviewsMessages } from './reviews-messages';

export { ProductMore as Part } from './product-more';
export const messages = [productMoreMessages, reviewsMessages];
