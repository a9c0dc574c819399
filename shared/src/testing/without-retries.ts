import { configureClient } from '../client';

afterEach(() => configureClient({ retry: true }));

/** Until the test ends, a call that fails is not made again: for tests of what is said then, which would wait six seconds for it. */
export const withoutRetries = (): void => configureClient({ retry: false });
