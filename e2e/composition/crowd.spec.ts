import { DRILL } from '../support/drill';
import { currentShop } from '../support/shop/shop';
import { startWebServer, type WebServer } from '../support/shop/web-server';
import { expect, test } from '../support/test';

const CLIENTS = 24;
/** After so many of the crowd's requests a visitor comes. */
const ENOUGH = 150;

let server: WebServer;

test.beforeEach(async () => {
  server = await startWebServer(currentShop());
});
test.afterEach(() => server.stop());

/** What a page holds for a visitor behind our balancer. */
async function pageFor(address: string, path: string): Promise<{ status: number; html: string }> {
  const headers = { 'x-forwarded-for': address };
  const response = await fetch(server.url + path, { headers, signal: AbortSignal.timeout(20_000) });
  return { status: response.status, html: await response.text() };
}

const CROWDS = {
  'from one address': () => '203.0.113.1',
  'each from an address of its own': (client: number) => `203.0.113.${client + 1}`,
};

for (const [where, addressOf] of Object.entries(CROWDS)) {
  test(
    `${CLIENTS} clients with made-up searches ${where} keep no visitor from a page with its content`,
    DRILL,
    async () => {
      test.setTimeout(120_000);
      const kept = '/products/ember-mug';
      const isWhole = (html: string) => html.includes('Ember Mug</h1>');
      // a shop that has just been opened is busy with its pictures
      const first = async () => isWhole((await pageFor('198.51.100.1', kept)).html);
      await expect.poll(first, { timeout: 30_000 }).toBe(true);

      let asked = 0;
      let here = true;
      const statuses = new Set<number>();
      const crowd = Array.from({ length: CLIENTS }, async (_, client) => {
        while (here)
          statuses.add((await pageFor(addressOf(client), `/products?search=made-up-${(asked += 1)}`)).status);
      });
      try {
        await expect.poll(() => asked, { timeout: 40_000 }).toBeGreaterThan(ENOUGH);
        expect(isWhole((await pageFor('198.51.100.1', kept)).html)).toBe(true);
        const { status, html } = await pageFor('198.51.100.2', '/products?category=all&search=lamp&max_price=987654');
        expect([status, html.includes('Tor Table Lamp</a>')]).toEqual([200, true]);
      } finally {
        here = false;
        await Promise.all(crowd);
      }
      // beyond its share a client is sent the shell, never a refusal
      expect([...statuses]).toEqual([200]);
    },
  );
}
