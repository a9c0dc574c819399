import { resolve } from 'node:path';

/** The repository's root. */
export const ROOT = resolve(__dirname, '../../..');
