/**
 * Doubles for tests in jsdom: of the API, of tokens, of Stripe, of <dialog>. Importing it installs the <dialog> shim and cleans
 * up after each test. What pages need besides is in `@tessera/shared/testing`; the areas that it is made of take this one.
 */
import { cleanup } from '@testing-library/react';
import { installDialogShim } from './dialog-shim';
import { resetMockApi } from './mock-api';

export { pressEscape } from './dialog-shim';
export { fakeTokens, signedInAs } from './fake-tokens';
export type { FakeUser } from './fake-tokens';
export { installStripe } from './fake-stripe';
export {
  adaAtHome,
  emptyCart,
  orderItem,
  productSummary,
  requestedReturn,
  savedAddress,
  shopperProfile,
  storeSettings,
} from './fixtures';
export { mockApi, problem } from './mock-api';
export type { MockCall, MockHandler } from './mock-api';

installDialogShim();
afterEach(() => {
  // a page that is left may still send something: the API goes after it
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  // what the last visitor had put into the cart is nobody's any more
  window.dispatchEvent(new StorageEvent('storage', { key: 'kept-cart' }));
  resetMockApi();
});
