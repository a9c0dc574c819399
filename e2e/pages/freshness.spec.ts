import { changePrice } from '../support/shop/catalogue';
import { expect, test } from '../support/test';

test('a changed price is seen by a fresh visitor within 2 s, on the product and in the listing', async ({ shop }) => {
  const priceOn = async (path: string) => {
    const html = await (await fetch(shop.url + path)).text();
    return html.includes('$97.00');
  };
  const pages = ['/products/halo-vase', '/products?category=all&search=halo'];
  for (const page of pages) expect(await priceOn(page), page).toBe(false);
  await changePrice('halo-vase', { from: '64.00', to: '97.00' });
  const limit = { timeout: 2_000, intervals: [50] };
  try {
    await Promise.all(pages.map((page) => expect.poll(() => priceOn(page), limit).toBe(true)));
  } finally {
    await changePrice('halo-vase', { from: '64.00', to: '64.00' });
  }
  await expect.poll(() => priceOn(pages[0] ?? ''), limit).toBe(false);
});
