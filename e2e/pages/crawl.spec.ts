import { DRILL } from '../support/drill';
import { isDrill } from '../support/drill';
import { crawl, locationsIn, type CrawledPage } from '../support/page/crawl';
import { getProduct } from '../support/shop/api';
import { setProductStatus } from '../support/shop/catalogue';
import { expect, test } from '../support/test';

const isGerman = (address: string): boolean => /^\/de(\/|$)/.test(new URL(address).pathname);

/** Of pages that differ in their content alone every twentieth; all of them in the drill. */
const isLookedAt = (address: string, place: number): boolean =>
  isDrill || !/\/products\/(?!category\/)/.test(address) || place % 20 === 0;

test('every public page of the site map answers 200 with one h1, a canonical and valid JSON-LD', async ({ shop }) => {
  test.setTimeout(120_000);
  const parts = await locationsIn('/sitemap.xml');
  expect(parts).toEqual([`${shop.url}/sitemaps/1.xml`, `${shop.url}/sitemaps/2.xml`]);
  const lists = await Promise.all(parts.map(locationsIn));
  const all = lists.flat();
  expect(new Set(all).size).toBe(all.length);
  expect(all).toEqual(expect.arrayContaining([`${shop.url}/`, `${shop.url}/de`, `${shop.url}/products/ember-mug`]));
  expect(all.filter((address) => /\/(cart|account|wishlist|checkout|orders|auth|admin)/.test(address))).toEqual([]);

  for (const address of all.filter(isLookedAt)) {
    let page: CrawledPage | undefined;
    // A page whose data comes late on a busy machine is sent unfinished once, and not kept: crawlers come again.
    await expect(async () => {
      page = await crawl(address);
      const { status, robots, headings, canonical } = page;
      expect({ address, status, robots, headings, canonical }).toEqual({
        address,
        status: 200,
        robots: '',
        headings: 1,
        canonical: address,
      });
    }).toPass({ timeout: 10_000 });
    const { alternates, data } = page ?? (await crawl(address));
    expect([address, alternates[isGerman(address) ? 'de' : 'en']]).toEqual([address, address]);
    expect(all).toContain(alternates['en']);
    for (const block of data) {
      expect([address, block]).toEqual([address, expect.objectContaining({ '@context': 'https://schema.org' })]);
    }
    expect(data.map((block) => block?.['@type'])).toContain('Organization');
  }
});

test('a product tells its offers, its trail and a picture of 1200 × 630 with its name', async () => {
  for (const [address, language] of [
    ['/products/ember-mug', 'en'],
    ['/de/products/becher-ember', 'de'],
  ] as const) {
    const { data, image = '' } = await crawl(address);
    const types = data.map((block) => block?.['@type']);
    expect(types).toEqual(expect.arrayContaining(['Product', 'BreadcrumbList', 'Organization']));
    const product = data.find((block) => block?.['@type'] === 'Product');
    expect(product).toMatchObject({
      offers: expect.arrayContaining([expect.objectContaining({ '@type': 'Offer', priceCurrency: 'USD' })]),
      aggregateRating: { '@type': 'AggregateRating' },
    });
    expect(new URL(image).searchParams.get('lang')).toBe(language === 'en' ? null : language);
    const card = await fetch(image);
    expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/png']);
    const png = Buffer.from(await card.arrayBuffer());
    // PNG, IHDR: width and height
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

test('the home page tells how the shop is searched', DRILL, async ({ shop }) => {
  const { data } = await crawl('/');
  expect(data.find((block) => block?.['@type'] === 'WebSite')).toMatchObject({
    url: `${shop.url}/`,
    potentialAction: {
      target: { urlTemplate: `${shop.url}/products?category=all&search={search_term_string}` },
    },
  });
});

test('filtered lists and searches stay out of indexes, pages of a list do not', async () => {
  for (const query of ['in_stock=true', 'min_price=1000', 'search=mug', 'on_sale=true']) {
    const { status, robots, canonical } = await crawl(`/products?category=all&${query}`);
    expect([query, status, robots, canonical]).toEqual([query, 200, 'noindex', undefined]);
  }
  expect((await crawl('/products?page=2')).robots).toBe('');
});

test('an address by number leads to the one by name for good, with the variant', async () => {
  const { id, variants } = await getProduct('halo-vase');
  const variant = variants[0]?.id ?? '';
  const answer = await crawl(`/de/products/${id}?variant=${variant}&utm_source=mail`);
  expect([answer.status, answer.location]).toEqual([301, `/de/products/vase-halo?variant=${variant}`]);
});

test('a product that is gone answers 410 and shows others; one that never was answers 404', async ({
  page,
  faults,
}) => {
  faults.allow(/410/);
  await setProductStatus('halo-vase', 'archived');
  try {
    await expect.poll(async () => (await crawl('/products/halo-vase')).status).toBe(410);
    expect((await crawl('/products/halo-vase')).robots).toBe('noindex');
    await page.goto('/products/halo-vase');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.locator('a[href^="/products/"]').first()).toBeVisible();
  } finally {
    await setProductStatus('halo-vase', 'active');
  }
  await expect.poll(async () => (await crawl('/products/halo-vase')).status).toBe(200);
  expect((await crawl('/products/never-was')).status).toBe(404);
});

test('robots.txt names the site map and keeps nothing out that must be seen to be noindex', async ({ shop }) => {
  const text = await fetch(`${shop.url}/robots.txt`).then((response) => response.text());
  expect(text).toContain(`Sitemap: ${shop.url}/sitemap.xml`);
  expect(text).toContain('Disallow: /de/cart');
  expect(text).not.toMatch(/Disallow: \/(de\/?)?(products.*)?$/m);
});
