import { compareEach } from '../../kit/load/latency';
import type { Row } from '../../kit/row';
import type { BenchSettings } from '../../kit/settings';
import { fillCrowd } from '../../kit/shop/crowd-customers';
import { customerPages, customerQueries } from '../../kit/shop/customer-queries';
import { openScaled } from '../../kit/shop/scaled';
import { compareKinds, withSmallAndLarge } from '../../kit/load/small-and-large';
import { asStaff, type Staffed } from '../../kit/buyers/staffed';

/** Beside the customers there are a few of these. */
const ORDERS = 1_000;
const PRODUCTS = 100;
const REACH = 2;

/**
 * How the list of customers grows with them: two databases with made-up accounts in one PostgreSQL, an API process on each
 * with its read cache off; every address five times, its median at the large one over its median at the small one, and the
 * worst address counts. Both databases are kept for the next time.
 */
export async function customersScale(
  { scaleDir, customers }: BenchSettings,
  say: (line: string) => void,
): Promise<Row[]> {
  const open = async (server: string, count: number): Promise<Staffed> => {
    const beside = ['--products', String(PRODUCTS)];
    const name = `customers_${count}`;
    const shop = await openScaled({ server, name, count: ORDERS, what: 'orders', scaleDir, beside });
    await fillCrowd(shop.databaseUrl, count, say);
    return { ...(await asStaff(shop)), count, what: 'customers' };
  };
  return withSmallAndLarge({ what: 'customers', count: customers, scaleDir, say, open }, async (small, large) => {
    const rows = await compareKinds(small, large, { queriesOf: customerQueries, say });
    const pages = { small: await customerPages(small), large: await customerPages(large) };
    return [...rows, await compareEach(small, large, { what: 'A customer’s page', reach: REACH, ...pages })];
  });
}
