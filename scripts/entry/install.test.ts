import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInstalled } from './install.js';
import { isNodeNewEnough } from './prepare.js';

let folder: string;
const write = (name: string, packages: Record<string, object>) =>
  writeFileSync(join(folder, name), JSON.stringify({ packages }));
const LOCKED = {
  '': { version: '1.0.0' },
  api: { version: '1.0.0' },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/@esbuild/aix-ppc64': { version: '0.28.2', optional: true },
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-install-'));
  write('package-lock.json', LOCKED);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the install check', () => {
  it('asks for an install when there is no node_modules', () => {
    expect(isInstalled(folder)).toBe(false);
  });

  it('accepts what npm ci put there, though other systems’ binaries are missing, and remembers it', () => {
    mkdirSync(join(folder, 'node_modules'));
    write('node_modules/.package-lock.json', { 'node_modules/react': { version: '19.3.1' } });
    expect(isInstalled(folder)).toBe(true);
    expect(readFileSync(join(folder, 'node_modules/.tessera-lock'), 'utf8')).toMatch(/^[0-9a-f]{64}$/);
    expect(isInstalled(folder)).toBe(true);
  });

  it('asks for an install when the lock file names another version', () => {
    mkdirSync(join(folder, 'node_modules'));
    write('node_modules/.package-lock.json', { 'node_modules/react': { version: '19.3.0' } });
    expect(isInstalled(folder)).toBe(false);
  });
});

describe('the check of Node.js', () => {
  it.each([
    ['v20.19.0', true],
    ['v20.20.2', true],
    ['v22.0.0', true],
    ['v20.18.9', false],
    ['v18.20.0', false],
    ['v8.0.0', false],
  ])('%s: %s', (version, enough) => {
    expect(isNodeNewEnough(version)).toBe(enough);
  });
});
