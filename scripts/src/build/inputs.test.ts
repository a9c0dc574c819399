import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashInputs } from './inputs';
import { removeStamp, staleness, writeStamp } from './stamps';
import type { Target } from './targets';

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tessera-inputs-'));
  write('app/src/page.ts', 'one');
  write('app/src/deep/part.ts', 'two');
  write('config.js', 'three');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const inputs = ['app/src', 'config.js', 'missing'];

describe('hash of the inputs', () => {
  it('changes with the content, the name and the number of files', () => {
    const before = hashInputs(root, inputs);
    write('app/src/deep/part.ts', 'changed');
    const changed = hashInputs(root, inputs);
    write('app/src/more.ts', '');
    const added = hashInputs(root, inputs);
    rmSync(join(root, 'config.js'));
    expect(new Set([before, changed, added, hashInputs(root, inputs)]).size).toBe(4);
  });

  it('stays the same when a file is only touched, and when a test or a build result changes', () => {
    const before = hashInputs(root, inputs);
    utimesSync(join(root, 'config.js'), new Date(), new Date());
    write('app/src/page.test.ts', 'a test');
    write('app/src/testing/fixture.ts', 'a fixture');
    write('app/src/dist/page.js', 'built');
    expect(hashInputs(root, inputs)).toBe(before);
  });

  it('does not take a move of text from one file into the next for the same', () => {
    const before = hashInputs(root, inputs);
    write('app/src/page.ts', 'onetwo');
    write('app/src/deep/part.ts', '');
    expect(hashInputs(root, inputs)).not.toBe(before);
  });
});

describe('staleness', () => {
  const target = (): Target => ({ name: 'app', inputs, outputs: ['app/dist/a.js'], build: () => Promise.resolve() });
  const built = () => {
    write('app/dist/a.js', '');
    writeStamp(root, target(), staleness(root, target()) ?? '');
  };

  it('is over after a build and back after a change of one input', () => {
    expect(staleness(root, target())).toBeDefined();
    built();
    expect(staleness(root, target())).toBeUndefined();
    write('config.js', 'changed');
    expect(staleness(root, target())).toBeDefined();
  });

  it('comes back when a built file is gone or a build broke off', () => {
    built();
    rmSync(join(root, 'app/dist/a.js'));
    expect(staleness(root, target())).toBeDefined();
    built();
    removeStamp(root, target());
    expect(staleness(root, target())).toBeDefined();
  });
});
