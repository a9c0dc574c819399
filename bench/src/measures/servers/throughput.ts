import { compareLoad, type Encoding } from '../../kit/load/load';
import { kib, ratio, type Row } from '../../kit/row';
import { startReference, type Reference } from '../../kit/shop/reference';
import type { Shop } from '../../kit/shop/shop';
import type { Measure } from '../measure';

interface Comparison {
  what: string;
  own: string;
  reference: string;
  reach: number;
  encoding: Encoding;
}

function comparisons({ apiUrl, url, product, pages }: Shop, reference: Reference): Comparison[] {
  const listing = '/api/products?page_size=24';
  const detail = `/api/products/${product.slug}`;
  const rows: [what: string, own: string, reference: string][] = [
    ["API listing of 24, API's own port", apiUrl + listing, '/listing'],
    ["API product, API's own port", apiUrl + detail, '/product'],
    ['API listing of 24, through PORT', url + listing, '/listing'],
    ['API product, through PORT', url + detail, '/product'],
  ];
  return [
    ...rows.map(([what, own, path]) => ({
      what: `${what} ÷ bare Fastify with one query`,
      own,
      reference: reference.url + path,
      reach: 0.5,
      encoding: 'identity' as const,
    })),
    ...[
      { name: 'listing of 24', path: listing },
      { name: 'product', path: detail },
    ].map(({ name, path }) => ({
      what: `API ${name}, through PORT ÷ API's own port`,
      own: url + path,
      reference: apiUrl + path,
      reach: 0.8,
      encoding: 'identity' as const,
    })),
    ...Object.entries({ home: pages.home, listing: pages.listing, product: pages.product }).map(([name, page]) => ({
      what: `Cached page HTML, ${name} ÷ bare Fastify sending 10 kB`,
      own: page,
      reference: `${reference.url}/html`,
      reach: 0.3,
      encoding: 'br' as const,
    })),
  ];
}

/**
 * Requests a second of the API (listing of 24 and product) on its own port and through the web server's, which holds what
 * anyone may read: against each other, and against a bare Fastify route that does one `pg` query on the same database and
 * sends as much JSON; and of a cached page's HTML against a bare Fastify route that sends 10 kB. autocannon, ten
 * connections, in a process of its own on the same machine; runs take turns and the ratio is taken within each round. JSON
 * is asked for uncompressed, so that both send as much; pages are asked for as browsers do, with `Accept-Encoding: br`.
 * Rate limits are lifted for the measurement; everything else is as `npm start` sets it.
 */
export const throughput: Measure = {
  name: 'throughput',
  async run({ shop, settings, say }) {
    const reference = await startReference(shop.databaseUrl, shop.apiUrl, shop.product.slug);
    try {
      const rows: Row[] = [];
      for (const { what, own, reference: other, reach, encoding } of comparisons(shop, reference)) {
        const result = await compareLoad(own, other, settings.loadSeconds, encoding);
        const row: Row = {
          what,
          reach: `≥ ${reach}`,
          measured: ratio(result.ratio),
          reached: result.ratio >= reach,
          detail:
            `${Math.round(result.own)} against ${Math.round(result.reference)} requests/s; ` +
            `${kib(result.ownBytes)} against ${kib(result.referenceBytes)} an answer`,
        };
        say(`  … ${what}: ${row.measured}`);
        rows.push(row);
      }
      return rows;
    } finally {
      await reference.close();
    }
  },
};
