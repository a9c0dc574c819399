import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '../../core/languages';
import { readSamples } from './read-samples';

const ROOT = path.join(__dirname, '../../../..');
const STORES = /localStorage|sessionStorage|document\.cookie|withTabLock\(/;
/** A name that is written down once, or where it is used. */
const NAMES = /\b(?:\w+_)?KEY = '([^']+)'|(?:etItem|removeItem|withTabLock)\('([^'$]+)'/g;

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== 'testing') yield* sources(file);
    else if (/\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) yield readFileSync(file, 'utf8');
  }
}

describe('the cookie policy', () => {
  it('names everything that the shop’s pages store in a browser', async () => {
    const folders = readdirSync(ROOT).filter(
      (name) => /^(host|remote-.+|shared)$/.test(name) && existsSync(path.join(ROOT, name, 'src')),
    );
    const found = new Set<string>();
    for (const folder of folders) {
      for (const source of sources(path.join(ROOT, folder, 'src'))) {
        if (!STORES.test(source)) continue;
        for (const [, constant, used] of source.matchAll(NAMES)) found.add(constant ?? used ?? '');
      }
    }
    const policies = (await readSamples()).filter(({ slug }) => slug === 'cookies');
    expect(policies.map(({ language }) => language)).toEqual([...LANGUAGES]);
    expect([...found]).toEqual(expect.arrayContaining(['auth', 'auth-browser-session', 'drafts', 'theme']));
    for (const { markdown } of policies) {
      expect([...found].filter((name) => !markdown.includes(`| \`${name}\` `))).toEqual([]);
    }
  });
});
