import { frameMessages } from '../../frame/frame-messages';
import { cartMessages } from './cart-messages';

export { Page } from './cart-drawer';

export const messages = [cartMessages, frameMessages];
