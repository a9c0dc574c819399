import { productMoreMessages } from '../../messages/product-more';

export { MissingProduct as Part } from './missing-product';
export const messages = [productMoreMessages];
