/** For tests of pages, in jsdom only: the doubles, and a page with its session and its data around it. */
export {
  adaAtHome,
  emptyCart,
  fakeTokens,
  installStripe,
  mockApi,
  orderItem,
  pressEscape,
  problem,
  productSummary,
  requestedReturn,
  savedAddress,
  shopperProfile,
  storeSettings,
} from '@tessera/shared/doubles';
export type { FakeUser, MockCall, MockHandler } from '@tessera/shared/doubles';
export { hearToasts } from './hear-toasts';
export { heldAnswer } from './held-answer';
export { putIn } from './put-in';
export { renderPage, startSession } from './render-page';
export type { RenderPageOptions } from './render-page';
export { renderRemote } from './render-remote';
export { renderSlot } from './render-slot';
export type { RenderSlotOptions } from './render-slot';
export type { RenderRemoteOptions, WrittenDescriptor } from './render-remote';
export { withoutRetries } from './without-retries';
