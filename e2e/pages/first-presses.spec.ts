import { UNHYDRATED } from '@tessera/shared/composition';
import type { Wishlist } from '@tessera/shared/contract';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { DRILL } from '../support/drill';
import { forget, painted, pressNow } from '../support/page/at-once';
import { createBuyer, type BuyerAccount } from '../support/people/buyer';
import { Shopper } from '../support/people/shopper';
import { callJson } from '../support/shop/api';
import { expect as expectSoon, test } from '../support/test';

/** Of a processor that is slow on purpose, on a machine that may be busy. */
const expect = expectSoon.configure({ timeout: 30_000 });

/** So often each last control is pressed in each of the eight circumstances: 24 times in all, the others a few times that. */
const TIMES = 3;
/** Between the first paint and the first press, for one visit after another. Milliseconds of a fast processor. */
const LATER = 150;

/** One visit: who it is, and how they press. */
interface Visit {
  page: Page;
  shopper: Shopper;
  isPhone: boolean;
  press: (place: Locator) => Promise<void>;
}

/** Something to press, type or choose, and what it comes to when it is done once: not never, not twice. */
interface Control {
  act: (visit: Visit) => Promise<void>;
  done: (visit: Visit) => Promise<void>;
}

type Controls = Record<string, Control>;

const visible = (place: Locator): Locator => place.filter({ visible: true }).first();
const toggle = (find: (visit: Visit) => Locator): Control => ({
  act: (visit) => visit.press(find(visit)),
  done: (visit) => expect(find(visit)).toHaveAttribute('aria-pressed', 'true'),
});

const WISH = /^Add .* to your wishlist$/;
const heart: Control = {
  act: ({ shopper, press }) => press(visible(shopper.main.getByRole('button', { name: WISH }))),
  // another product may be the first one by then: the list was sorted
  done: ({ shopper }) => expect(visible(shopper.main.getByRole('button', { name: WISH, pressed: true }))).toBeVisible(),
};
const cartSays =
  (pieces: number): Control['done'] =>
  ({ shopper }) =>
    expect(shopper.cartLink).toHaveAccessibleName(`Cart, ${pieces} ${pieces === 1 ? 'item' : 'items'}`);

const theme: Control = {
  act: ({ page, press }) => press(visible(page.getByRole('button', { name: 'Switch between light and dark' }))),
  done: ({ page }) => expect(page.locator('html')).toHaveAttribute('data-theme', 'dark'),
};

/** What stands in the head of every page. */
const ofHead: Controls = {
  menu: {
    act: ({ shopper, isPhone, press }) =>
      press(isPhone ? shopper.header.getByRole('button', { name: 'Menu' }) : shopper.header.locator('summary').first()),
    async done({ page, shopper, isPhone, press }) {
      const menu = isPhone ? page.getByRole('dialog', { name: 'Menu' }) : shopper.header.locator('details').first();
      await expect(menu.getByRole('link', { name: 'Lighting', exact: true })).toBeVisible();
      if (isPhone) return;
      await press(shopper.header.locator('summary').first());
      await expect(menu).not.toHaveAttribute('open');
    },
  },
  'search box': {
    async act({ page, press }) {
      await press(visible(page.getByRole('combobox', { name: 'Search products' })));
      await page.keyboard.type('mug', { delay: 30 });
    },
    async done({ page }) {
      const box = visible(page.getByRole('combobox', { name: 'Search products' }));
      await expect(box).toHaveValue('mug');
      await expect(visible(page.getByRole('option'))).toContainText(/mug/i);
    },
  },
  'search sent': {
    async act({ page, press }) {
      await press(visible(page.getByRole('combobox', { name: 'Search products' })));
      await page.keyboard.type('mug');
      await page.keyboard.press('Enter');
    },
    done: ({ page }) => expect(page).toHaveURL(/\/products\?category=all&search=mug$/),
  },
};

const bag: Control = {
  act: ({ shopper, press }) => press(shopper.cartLink),
  // a drawer over the page with a session, the sign-in dialog without one; the page itself before the shell has begun
  done: ({ page, shopper }) =>
    expect(
      page
        .getByRole('heading', { name: 'Your cart' })
        .or(page.getByRole('dialog', { name: /cart/i }))
        .or(shopper.signInDialog)
        .first(),
    ).toBeVisible(),
};

const sort: Control = {
  act: async ({ shopper }) =>
    void (await shopper.main.getByRole('combobox').first().selectOption('price', { force: true })),
  done: ({ page }) => expect(page).toHaveURL(/[?&]sort=price/),
};

const filter: Control = {
  async act({ shopper, isPhone, press }) {
    if (isPhone) return press(shopper.main.getByRole('button', { name: /^Filter/ }));
    await press(shopper.main.getByRole('checkbox', { name: /^In stock/ }));
  },
  async done({ page, shopper, isPhone }) {
    if (isPhone) return expect(page.getByRole('dialog', { name: /Filter/ })).toBeVisible();
    await expect(page).toHaveURL(/in_stock/);
    await expect(shopper.main.getByRole('checkbox', { name: /^In stock/ })).toBeChecked();
  },
};

const quickAdd: Control = {
  act: ({ shopper, press }) => press(visible(shopper.main.getByRole('button', { name: /^Add .* to cart$/ }))),
  async done(visit) {
    const sheet = visit.page.getByRole('dialog');
    await expect(
      sheet
        .first()
        .or(visit.shopper.cartLink.and(visit.page.locator('[aria-label="Cart, 1 item"]')))
        .first(),
    ).toBeVisible();
  },
};

/** A page: what stays on it is pressed at each visit, in order, and then one of those that lead away or open something. */
interface Place {
  path: string;
  needsSession?: boolean;
  staying: Controls;
  last: Controls;
}

/** Not one after the other: the order of the tiles is another one then, and under the finger is what nobody has pressed. */
const listing = { staying: { heart }, last: { ...ofHead, bag, filter, sort, 'quick add': quickAdd } };
const field = (shopper: Shopper, name: string): Locator => shopper.main.getByLabel(name).first();

const PLACES: Record<string, Place> = {
  home: { path: '/', staying: { heart, theme }, last: { ...ofHead, bag, 'quick add': quickAdd } },
  listing: { path: '/products/category/tableware', ...listing },
  search: { path: '/products?category=all&search=vase', ...listing },
  product: {
    path: '/products/ember-mug',
    staying: {
      quantity: {
        async act({ shopper, press }) {
          for (let times = 0; times < 2; times += 1)
            await press(shopper.main.getByRole('button', { name: 'One more' }));
        },
        done: ({ shopper }) => expect(shopper.main.getByRole('spinbutton')).toHaveValue('3'),
      },
      heart,
      compare: toggle(({ shopper }) => shopper.main.getByRole('button', { name: 'Compare', exact: true })),
    },
    last: {
      ...ofHead,
      bag,
      'add to cart': { act: ({ shopper, press }) => press(shopper.addButton), done: cartSays(3) },
      share: {
        act: ({ shopper, press }) => press(shopper.main.getByRole('button', { name: 'Share' })),
        done: ({ page }) => expect.poll(() => page.evaluate(() => (window as { shared?: number }).shared)).toBe(1),
      },
    },
  },
  cart: {
    path: '/cart',
    needsSession: true,
    staying: {
      quantity: {
        act: ({ shopper, press }) => press(shopper.main.getByRole('button', { name: 'One more' })),
        done: ({ shopper }) => expect(shopper.main.getByRole('spinbutton')).toHaveValue('2'),
      },
    },
    last: {
      ...ofHead,
      remove: {
        act: ({ shopper, press }) => press(shopper.main.getByRole('button', { name: /^Remove/ })),
        done: ({ shopper }) => expect(shopper.cartLink).toHaveAccessibleName('Cart'),
      },
      checkout: {
        act: ({ shopper, press }) => press(visible(shopper.main.getByRole('link', { name: 'Go to checkout' }))),
        done: ({ shopper }) => expect(shopper.heading('Checkout')).toBeVisible(),
      },
    },
  },
  checkout: {
    path: '/checkout',
    needsSession: true,
    staying: {
      street: {
        async act({ page, shopper, press }) {
          await press(field(shopper, 'Street and number'));
          await page.keyboard.type('18 Foundry Lane');
        },
        done: ({ shopper }) => expect(field(shopper, 'Street and number')).toHaveValue('18 Foundry Lane'),
      },
    },
    last: {
      continue: {
        act: ({ shopper, press }) => press(shopper.main.getByRole('button', { name: 'Continue to delivery' })),
        done: ({ shopper }) => expect(field(shopper, 'City')).toHaveAttribute('aria-invalid', 'true'),
      },
    },
  },
};

/** After these nothing of what was pressed before is left to look at. */
const LEADS_AWAY = new Set(['search sent', 'bag', 'checkout', 'remove']);

const SIZES = { 390: { width: 390, height: 844 }, 1440: { width: 1440, height: 900 } };

/** The shopper's cart and wishes as they were: one mug where the page is about a cart, nothing elsewhere. */
async function startAnew({ tokens, product }: BuyerAccount, isFilled: boolean): Promise<void> {
  const token = tokens.access;
  await callJson('products/clear-cart', { method: 'DELETE', token });
  const { items } = await callJson<Wishlist>('wishlist', { token });
  for (const { product: wished } of items) await callJson(`wishlist/${wished.id}`, { method: 'DELETE', token });
  const json = { product_id: product.id, variant_id: product.variants[0]?.id, quantity: 1 };
  if (isFilled) await callJson('products/add-to-cart', { method: 'POST', json, token });
}

interface Circumstances {
  isPhone: boolean;
  /** the browser has been here, and its shopper is signed in; or neither */
  isWarm: boolean;
  /** how much slower than it is the processor */
  rate: number;
}

/** A tab in which nothing has been opened. Sharing is counted: a device's own sheet would stand before the page. */
async function newTab(context: BrowserContext, buyer: BuyerAccount | null, { isPhone, rate }: Circumstances) {
  const page = await context.newPage();
  await page.addInitScript(() => {
    document.cookie = 'sign-in-prompted=1; path=/';
    let shared = 0;
    Object.assign(navigator, { share: async () => void Object.assign(window, { shared: (shared += 1) }) });
  });
  const shopper = new Shopper(page);
  if (buyer) await shopper.arriveSignedIn(buyer.tokens);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const visit: Visit = { page, shopper, isPhone, press: (place) => pressNow(place, isPhone) };
  return visit;
}

/** Presses what stays and then one of the others as soon as the page shows, or a little later. @returns what is wrong */
async function pressAll(visit: Visit, { path, staying, last }: Place, what: string, wait: number): Promise<string[]> {
  const { page } = visit;
  await page.goto(path, { waitUntil: 'commit' });
  await painted(page);
  await page.waitForTimeout(wait);
  const pressed = Object.entries({ ...staying, [what]: last[what] }).flatMap(([name, control]) =>
    control ? [{ name, ...control }] : [],
  );
  for (const { act } of pressed) await act(visit);
  const wrong: string[] = [];
  for (const { name, done } of LEADS_AWAY.has(what) ? pressed.slice(-1) : pressed) {
    await done(visit).catch((error: Error) =>
      wrong.push(`${name}, before ${what}, after ${wait} ms: ${error.message}`),
    );
  }
  await expect(page.locator(`[data-kept], #root[${UNHYDRATED}]`)).toHaveCount(0);
  return wrong;
}

/** Every control of a page, {@link TIMES} times. @returns what is wrong */
async function pressOften(context: BrowserContext, place: Place, circumstances: Circumstances): Promise<string[]> {
  const { isWarm, rate } = circumstances;
  const buyer = place.needsSession || isWarm ? await createBuyer() : null;
  const first = await context.newPage();
  await first.goto(place.path);
  const session = await context.newCDPSession(first);
  const wrong: string[] = [];
  for (const what of Object.keys(place.last)) {
    for (let times = 0; times < TIMES; times += 1) {
      await forget(session, new URL(first.url()).origin, !isWarm);
      if (buyer) await startAnew(buyer, place.needsSession === true);
      const visit = await newTab(context, buyer, circumstances);
      wrong.push(...(await pressAll(visit, place, what, times * LATER * rate)));
      await visit.page.close();
    }
  }
  return wrong;
}

for (const [width, viewport] of Object.entries(SIZES)) {
  for (const isWarm of [false, true]) {
    for (const rate of [1, 4]) {
      test.describe(`at ${width}, ${isWarm ? 'warm' : 'cold'}, a processor ${rate} × slower`, () => {
        const isPhone = width === '390';
        test.use({ viewport, hasTouch: isPhone, isMobile: isPhone, colorScheme: 'light' });

        for (const [name, place] of Object.entries(PLACES)) {
          test(
            `nothing pressed on ${name} from its first paint on is lost or done twice`,
            DRILL,
            async ({ context }) => {
              test.setTimeout(900_000);
              expect(await pressOften(context, place, { isPhone, isWarm, rate })).toEqual([]);
            },
          );
        }
      });
    }
  }
}
