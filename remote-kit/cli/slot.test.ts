import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { slot } from './commands/slot';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-slot-'));
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  mkdirSync(join(folder, 'src'));
  const pages =
    "import type { RemotePages } from '@tessera/shared/composition';\n\nexport const pages: RemotePages = {};\n";
  writeFileSync(join(folder, 'src/pages.ts'), pages);
  writeFileSync(join(folder, 'remote.json'), JSON.stringify({ name: 'reviews', contract: '^2.0.0', routes: [] }));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const fill = (place?: string) => slot({ words: place === undefined ? [] : [place] });

test('a place is filled by code, texts and a test, and the lines that name them', async () => {
  await fill('cart-aside');
  await fill('account-card');
  expect(read('src/features/cart-aside/cart-aside-slot.test.tsx')).toContain("renderSlot(slots, 'cart-aside')");
  expect(existsSync(join(folder, 'src/messages/de/account-card.ts'))).toBe(true);
  const pages = read('src/pages.ts');
  expect(pages.match(/export const slots = \{/g)).toHaveLength(1);
  expect(pages).toContain(`import(/* webpackChunkName: "slot-cart-aside" */ './features/cart-aside/cart-aside.slot')`);
  expect(pages).toContain("'account-card':");
  expect(pages).toContain("import type { RemotePages, RemoteSlots } from '@tessera/shared/composition';");
  const { slots } = JSON.parse(read('remote.json')) as { slots: { place: string; priority: string }[] }; // just written
  expect(slots.map(({ place, priority }) => [place, priority])).toEqual([
    ['cart-aside', 'decorative'],
    ['account-card', 'decorative'],
  ]);
});

test('it is a place that some page has, and nothing is written over', async () => {
  await expect(fill()).rejects.toThrow('Which place? tessera slot <place>, with one of product-below-price,');
  await expect(fill('footer')).rejects.toThrow('There is no place footer, only product-below-price,');
  await fill('cart-aside');
  await expect(fill('cart-aside')).rejects.toThrow(/cart-aside.* is there already/);
});
