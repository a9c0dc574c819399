import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { SLOT_FALLBACK, SLOT_WORDS, probeBuild, type ProbeCode, type SlotCode } from '../support/builds/builds';
import { deploy, retire } from '../support/builds/registry';
import type { ShopInfo } from '../support/shop/shop';
import { expect, test } from '../support/test';

/** What becomes of a slot that fails, and of the page that it stands in: docs/architecture/slots.md. */

const PRODUCT = '/products/ember-mug';
const SPIN = 'const until = Date.now() + 60_000; while (Date.now() < until);';
const THROW = 'throw new Error("broken");';

interface Failing extends Omit<ProbeCode, 'slot' | 'name'> {
  slot?: Omit<SlotCode, 'place' | 'priority'>;
  /** what the browser draws in the end */
  shown?: string;
  /** the build's files are gone */
  gone?: boolean;
  /** what the browser's console says of it */
  said?: RegExp;
}

/** Each is a way in which a team's code goes wrong: what the server draws, and what the browser draws then. */
const WAYS: Record<string, Failing> = {
  'throws on the server alone': { slot: { server: THROW }, shown: SLOT_WORDS },
  'throws everywhere': { slot: { server: THROW, browser: THROW }, said: /^Error: broken/ },
  'throws in an effect': {
    slot: { server: THROW, browser: `react.useEffect(() => { ${THROW} });` },
    said: /^Error: broken/,
  },
  'never comes to its end on the server': { slot: { server: SPIN }, shown: SLOT_WORDS },
  'takes all memory on the server': {
    slot: { server: 'const all = []; for (;;) all.push(new Array(1e6).fill(Math.random()));' },
    shown: SLOT_WORDS,
  },
  'waits for ever on the server': { slot: { server: 'react.use(new Promise(() => undefined));' }, shown: SLOT_WORDS },
  'closes the page around it': {
    slot: {
      server: `return react.createElement('p', { dangerouslySetInnerHTML: { __html: '</p></div></tessera-slot><h1>Mine' } });`,
    },
    shown: SLOT_WORDS,
  },
  'is far too large': { slot: { server: "return 'x'.repeat(100_000);" }, shown: SLOT_WORDS },
  'cannot be loaded on the server': { serverModule: THROW, shown: SLOT_WORDS },
  'has an entry that is garbage': { serverModule: THROW, entry: '}{', said: /Unexpected token/ },
  'has an entry that defines nothing': { serverModule: THROW, entry: 'void 0;' },
  'has no files any more': { gone: true, said: /slotprobe.*remoteEntry/ },
};

const html = (shop: ShopInfo) => fetch(shop.url + PRODUCT).then((answer) => answer.text());

/** @returns once visitors get it */
async function open(shop: ShopInfo, way: Failing, priority: SlotCode['priority']): Promise<void> {
  const { slot = {}, gone, shown: _shown, said: _said, ...code } = way;
  const build = probeBuild({ ...code, name: 'slotprobe', slot: { place: 'product-below-price', priority, ...slot } });
  await deploy(build);
  await expect.poll(() => html(shop), { timeout: 20_000 }).toContain(`/remotes/slotprobe/${build.descriptor.version}/`);
  if (gone) rmSync(join(shop.filesDir, 'remotes/slotprobe', build.descriptor.version), { recursive: true });
}

/** The page is what it is without the slot: whole, alive, and none of it has moved. */
async function expectWhole(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Ember Mug' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('[data-page][data-unhydrated]')).toHaveCount(0);
  await expect(main.getByRole('button', { name: 'Add to cart' }).first()).toBeEnabled();
}

async function expectKept(page: Page, shop: ShopInfo, way: Failing, priority: SlotCode['priority']): Promise<void> {
  const sent = await html(shop);
  expect(sent).toContain('data-slot="slotprobe:product-below-price"');
  expect(sent).toContain('Ember Mug</h1>');
  expect(sent).not.toContain('<h1>Mine');
  if (priority !== 'decorative' && !way.gone) expect(sent).toContain(SLOT_FALLBACK);
  await page.goto(PRODUCT);
  await expectWhole(page);
  const slot = page.locator('[data-slot="slotprobe:product-below-price"]');
  if (way.shown) return expect(slot).toHaveText(way.shown);
  await expect(slot).toHaveAttribute('data-failed', 'slotprobe');
  if (priority === 'critical') {
    await expect(slot.getByRole('link', { name: SLOT_FALLBACK })).toHaveAttribute('href', '/slotprobe');
  } else {
    await expect(slot).toHaveText(priority === 'decorative' ? '' : SLOT_FALLBACK);
  }
}

test.describe('in somebody else’s page a slot that', () => {
  test.afterEach(() => retire('slotprobe').catch(() => undefined));

  for (const [what, way] of Object.entries(WAYS)) {
    const mark = what === 'throws everywhere' ? '' : ' @drill';
    test(`${what} leaves the page as it is${mark}`, async ({ page, shop, faults }) => {
      test.setTimeout(120_000);
      if (way.said) faults.allow(way.said);
      const priorities = mark ? (['critical'] as const) : (['decorative', 'important', 'critical'] as const);
      for (const priority of priorities) {
        await open(shop, way, priority);
        await expectKept(page, shop, way, priority);
      }
    });
  }
});
