import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { App } from '../../src/framework/routes/http';

export const CONTRACT_FILE = path.join(__dirname, '../../../shared/src/contract/schema.d.ts');

const HEADER = `/** Generated from the API's OpenAPI document. Do not edit: run \`npm run contract -w api\`. */\n\n`;
/** Run as a program of its own: it is published as ES modules, which jest does not load. */
const GENERATOR = path.join(path.dirname(require.resolve('openapi-typescript')), '../bin/cli.js');

/** More bytes than the types will ever have; what Node takes by itself, one mebibyte, they have outgrown. */
const MOST_BYTES = 16 * 1024 * 1024;

/** The types of everything that the API takes and answers, as TypeScript source; in whatever order modules stand. */
export function contractOf(app: App): string {
  const input = JSON.stringify(app.swagger());
  const options = { input, encoding: 'utf8', stdio: 'pipe', maxBuffer: MOST_BYTES } as const;
  return HEADER + execFileSync(process.execPath, [GENERATOR, '--alphabetize'], options);
}
