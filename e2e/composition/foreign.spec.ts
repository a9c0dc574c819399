import { probeBuild } from '../support/builds/builds';
import { deploy, retire } from '../support/builds/registry';
import { DRILL } from '../support/drill';
import type { ShopInfo } from '../support/shop/shop';
import { expect, test } from '../support/test';

/** A remote that did not come with the shop does on the server whatever it can: docs/decisions/0066. */

/** Whatever it changes around itself would be seen in every page that the same process makes. */
const PATCHES = `
const evil = () => 'evil';
JSON.stringify = evil;
Array.prototype.join = evil;
String.prototype.replace = evil;
Map.prototype.get = evil;
globalThis.fetch = async () => new Response('"evil"');
setInterval(() => { const all = []; for (let time = 0; time < 5; time += 1) all.push(Buffer.alloc(1e7, 1)); }, 50);
`;
const SPIN = 'for (;;);';
const HOG = 'const all = []; for (;;) all.push(Buffer.alloc(1e7, 1));';
/** Own pages wait for nobody's loop: without a process of its own each would be 1.5 s late, and the next one too. */
const IN_TIME_MS = 15_000;

/** Nobody has asked for them since the shop was composed anew: each needs a renderer. */
const PATHS = ['mug', 'vase', 'lamp', 'bowl'].map((search) => `/products?category=all&search=${search}&sort=name`);
const ROUNDS = [['/', ...PATHS.slice(0, 1)], ['/products/ember-mug', ...PATHS.slice(1, 2)], PATHS.slice(2)];

/** What shoppers see of a page: without its data, which says what the shop is composed of. */
async function seen(shop: ShopInfo, path: string): Promise<string> {
  const response = await fetch(shop.url + path, { signal: AbortSignal.timeout(IN_TIME_MS) });
  const html = await response.text();
  return html.slice(html.indexOf('<body'), html.indexOf('<script type="application/json"'));
}

test.afterEach(() => retire('visitor').catch(() => undefined));

test(
  'a foreign remote that patches everything, never ends and takes all memory changes no other page, and holds none up',
  DRILL,
  async ({ shop }) => {
    test.setTimeout(240_000);
    const all = (paths: string[]) => Promise.all(paths.map((path) => seen(shop, path)));
    const before = await all(ROUNDS.flat());
    for (const body of before) expect(body, 'it is rendered on the server').toMatch(/<h[12][^>]*>.*<a /s);
    for (const harm of [{ serverModule: PATCHES }, { server: SPIN }, { server: HOG }, { serverModule: SPIN }]) {
      const build = probeBuild({ ...harm, name: 'visitor', heading: 'Visitor' });
      await deploy(build);
      const harmful = () => fetch(`${shop.url}/visitor`).then((response) => response.text());
      await expect.poll(harmful, { timeout: 30_000 }).toContain(`/visitor/${build.descriptor.version}/`);
      const own: string[] = [];
      for (const paths of ROUNDS) {
        const [bodies] = await Promise.all([all(paths), harmful()]);
        own.push(...bodies);
      }
      expect(own).toEqual(before);
    }
  },
);
