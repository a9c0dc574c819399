/**
 * What the tests of a file, or of a `describe`, share: a shop, somebody who is signed in. It is made before the first of them,
 * and closed after the last where it can be. Until then it has nothing in it, so only tests and hooks may read it.
 * @param timeout how long it may take to make, in milliseconds; without one as long as a test
 */
export function forAllTests<T extends object>(open: () => Promise<T>, timeout?: number): T {
  const shared = {} as T; // has all that T says by the time that a test runs
  beforeAll(async () => {
    Object.assign(shared, await open());
  }, timeout);
  afterAll(() => (shared as { close?(): unknown }).close?.());
  return shared;
}
