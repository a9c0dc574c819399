import { cartMessages } from '../../../messages/cart';
import { frameMessages } from '../../../messages/frame';

export { Page } from './cart-drawer';

export const messages = [cartMessages, frameMessages];
