import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { App } from '../../src/framework/http';

export const CONTRACT_FILE = path.join(__dirname, '../../../shared/src/contract/schema.d.ts');

const HEADER = `/** Generated from the API's OpenAPI document. Do not edit: run \`npm run contract -w api\`. */\n\n`;
/** Run as a program of its own: it is published as ES modules, which jest does not load. */
const GENERATOR = path.join(path.dirname(require.resolve('openapi-typescript')), '../bin/cli.js');

/** The types are a megabyte, which is as much as Node takes unless told. Bytes. */
const MOST_OUTPUT = 16 * 1024 * 1024;

/** The types of everything that the API takes and answers, as TypeScript source; in whatever order modules stand. */
export function contractOf(app: App): string {
  const input = JSON.stringify(app.swagger());
  const how = { input, encoding: 'utf8', stdio: 'pipe', maxBuffer: MOST_OUTPUT } as const;
  return HEADER + execFileSync(process.execPath, [GENERATOR, '--alphabetize'], how);
}
