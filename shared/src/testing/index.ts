/** For tests in jsdom only. Importing it installs the <dialog> shim and cleans up after each test. */
import { installDialogShim } from './dialog-shim';
import { resetMockApi } from './mock-api';

export { pressEscape } from './dialog-shim';
export { emptyCart, shopperProfile, storeSettings } from './fixtures';
export { fakeTokens, startSession } from './fake-session';
export type { FakeUser } from './fake-session';
export { installStripe } from './fake-stripe';
export { mockApi, problem } from './mock-api';
export type { MockCall, MockHandler } from './mock-api';
export { renderPage } from './render-page';
export type { RenderPageOptions } from './render-page';

installDialogShim();
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  resetMockApi();
});
