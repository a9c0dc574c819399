/** How every server of the shop stops. */
export { endInOrder, stopInOrder, type Lifecycle } from './stop-in-order';
