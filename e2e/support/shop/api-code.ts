import { join } from 'node:path';
import type * as ApiCode from '@tessera/api/testing';
import { ROOT } from '@tessera/scripts/basics';
import { bundleForTests } from '@tessera/scripts/build';

const BUNDLE = '.cache/e2e-api/testing.cjs';

let code: typeof ApiCode | undefined;

/**
 * Loads the API's own code, by which tests change the shop from beside it. Bundled: Playwright would compile each of several
 * hundred files, and load them in every one of its processes.
 */
export async function loadApiCode(): Promise<void> {
  await bundleForTests(ROOT, 'api/src/testing/index.ts', BUNDLE);
  code = (await import(join(ROOT, BUNDLE))) as typeof ApiCode; // a bundle of this very door
}

/** @throws Error where no shop of the tests was started yet */
export function apiCode(): typeof ApiCode {
  if (!code) throw new Error('The code of the API is loaded with the shop of the tests.');
  return code;
}
