import { productMoreMessages } from './product-more-messages';

export { MissingProduct as Part } from './missing-product';
export const messages = [productMoreMessages];
