import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../basics/paths';

/** What the guide for whoever works in the store names has that name on the screen. */

const GUIDE = readFileSync(join(ROOT, 'docs/how-to/run-the-shop.md'), 'utf8');
/** Where the words of the back office stand, the rail's entries in the descriptor. */
const WORDS = ['remote-admin/src/messages', 'host/src/messages/en', 'remote-account/src/messages'];
/** Examples and states, of which the guide speaks in its own words. */
const OWN_WORDS = new Set(['Size', 'S, M, L', '967, 968', 'NY, New York', 'active', 'draft', 'archived']);

function wordsIn(folder: string): string[] {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.ts')).map((file) => readFileSync(join(ROOT, folder, file), 'utf8'));
}

const SCREENS = [...WORDS.flatMap(wordsIn), readFileSync(join(ROOT, 'remote-admin/remote.json'), 'utf8')].join('\n');

/** What stands in slanted letters, and the ways through menus. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\w*_])_([^_\n]+)_(?![\w_])|\*\*([^*\n]+ → [^*\n]+)\*\*/g)].flatMap(
    ([, name = '', way = '']) => (name || way).split(' → '),
  );

const isOnScreen = (name: string): boolean => SCREENS.includes(`'${name}'`) || SCREENS.includes(`"${name}"`);
const unknown = (text: string): string[] => namesIn(text).filter((name) => !OWN_WORDS.has(name) && !isOnScreen(name));

describe('what the guide names', () => {
  it('is on the screens by that name', () => {
    expect(namesIn(GUIDE).length).toBeGreaterThan(60);
    expect(unknown(GUIDE)).toEqual([]);
  });

  it('is missed where it is not', () => {
    expect(unknown('Press _Fold it_, then **Settings → Nowhere**, then _Hold_.')).toEqual(['Fold it', 'Nowhere']);
  });
});
