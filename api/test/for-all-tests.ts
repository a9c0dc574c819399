/**
 * What the tests of a file, or of a `describe`, share: opened before the first of them, closed after the last. Until then it
 * has nothing in it, so only tests and hooks may read it.
 * @param timeout how long opening may take, in milliseconds; without one as long as a test
 */
export function forAllTests<T extends { close(): unknown }>(open: () => Promise<T>, timeout?: number): T {
  const shared = {} as T; // has all that T says by the time that a test runs
  beforeAll(async () => {
    Object.assign(shared, await open());
  }, timeout);
  afterAll(() => shared.close());
  return shared;
}
