import { productMoreMessages } from '../../messages/product-more';
import { reviewsMessages } from '../../messages/reviews';

export { ProductMore as Part } from './product-more';
export const messages = [productMoreMessages, reviewsMessages];
