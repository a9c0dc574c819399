import { audit, lostIn, pointsOf, type Category, type Report } from '../../kit/browser/lighthouse';
import type { Measure } from '../measure';

const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const satisfies Category[];
const FULL = 100;
/** A report whose browser was starved of time lacks points that were never lost. */
const ATTEMPTS = 2;

async function locationsIn(address: string): Promise<string[]> {
  const xml = await fetch(address).then((response) => response.text());
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = '']) => location.replaceAll('&amp;', '&'));
}

/** What is the same page but for its goods: `/de/products/ember-mug` and `/de/products/halo-vase`. */
const kindOf = (address: string): string =>
  new URL(address).pathname.replace(/(?<=\/products\/)(category\/)?[^/]+$/, '$1…');

/** The addresses of the site map, one of each kind. */
async function indexedPages(shop: string): Promise<string[]> {
  const parts = await locationsIn(`${shop}/sitemap.xml`);
  const addresses = (await Promise.all(parts.map(locationsIn))).flat();
  const kinds = addresses.map(kindOf);
  return addresses.filter((_, index) => kinds.indexOf(kinds[index] ?? '') === index);
}

const missing = (report: Report): Category[] => CATEGORIES.filter((category) => pointsOf(report, category) < FULL);

async function auditPatiently(address: string): Promise<Report> {
  for (let attempt = 1; ; attempt += 1) {
    const report = await audit(address, CATEGORIES);
    if (missing(report).length === 0 || attempt === ATTEMPTS) return report;
  }
}

/**
 * Lighthouse's accessibility, best practices and SEO on every page that the site map names, in both languages; of the
 * products' and the categories' pages one each. The lowest points of all pages count.
 */
export const indexedPagesMeasure: Measure = {
  name: 'indexed-pages',
  async run({ shop, say }) {
    const pages = await indexedPages(shop.url);
    const lowest = CATEGORIES.map(() => FULL);
    const lost: string[] = [];
    for (const address of pages) {
      const report = await auditPatiently(address);
      const points = CATEGORIES.map((category) => Math.round(pointsOf(report, category)));
      points.forEach((value, index) => (lowest[index] = Math.min(value, lowest[index] ?? FULL)));
      const where = new URL(address).pathname;
      if (missing(report).length > 0) lost.push(`${where}: ${points.join(', ')} (${lostIn([report]).join(', ')})`);
      say(`  … ${where}: ${points.join(', ')}`);
    }
    return [
      {
        what: 'Lighthouse accessibility, best practices, SEO on every indexed page',
        reach: '100, 100, 100',
        measured: lowest.join(', '),
        reached: lost.length === 0 && pages.length > 0,
        detail: lost.length > 0 ? lost.join('; ') : `${pages.length} pages of the site map, English and German`,
      },
    ];
  },
};
