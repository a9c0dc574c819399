import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../basics/paths';

const APPS = ['host', 'remote-catalog', 'remote-account', 'remote-cart', 'remote-admin'];
/** A message that stands on the line of its name. */
const MESSAGE = /^\s*'?([\w.]+)'?:(.*)$/;

const messagesOf = (file: string): Map<string, string> =>
  new Map(
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line) => {
        const [, name, text] = MESSAGE.exec(line) ?? [];
        return name !== undefined && text !== undefined ? [[name, text]] : [];
      }),
  );

/** The German messages of all front ends, each beside the English one of its name. */
function pairs(): { where: string; english: string; german: string }[] {
  return APPS.flatMap((app) => {
    const folder = join(ROOT, app, 'src/messages');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return files.flatMap((file) => {
      const original = join(folder, file.replace(/(^|\/)de\//, '$1'));
      if (!/(^|\/)de\/.*\.ts$/.test(file) || !existsSync(original)) return [];
      const english = messagesOf(original);
      return [...messagesOf(join(folder, file))].flatMap(([name, german]) => {
        const same = english.get(name);
        return same === undefined ? [] : [{ where: `${app} ${file} ${name}`, english: same, german }];
      });
    });
  });
}

test('a product is ‘Produkt’ in German, as search and back office say, and ‘Artikel’ an item of a cart or an order', () => {
  const products = pairs().filter(({ english }) => /\bproducts?\b/i.test(english));
  const items = pairs().filter(({ english }) => /\bitems?\b/i.test(english) && !/\bproducts?\b/i.test(english));
  expect(products.length).toBeGreaterThan(100);
  expect(items.length).toBeGreaterThan(10);
  expect(products.filter(({ german }) => /\bArtikel[ns]?\b/.test(german))).toEqual([]);
  expect(items.filter(({ german }) => /\bProdukt/.test(german))).toEqual([]);
});
