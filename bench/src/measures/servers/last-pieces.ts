import pg from 'pg';
import { endlessGoods, makeBuyers, type Buyer, type Good } from '../../kit/buyers/buyers';
import { lightCall } from '../../kit/buyers/light-call';
import { percentile } from '../../kit/load/statistics';
import { ratio, type Row } from '../../kit/row';
import { startReference } from '../../kit/shop/reference';
import type { Shop } from '../../kit/shop/shop';
import { countStatements } from '../../kit/shop/statements';
import type { Measure } from '../measure';

const BUYERS = 500;
const VARIANTS = 5;
const PIECES = 50;
const COUNTED = 5;
const REACH = 2;

/** Somebody with one piece in the cart, and what it costs. */
interface Waiting {
  buyer: Buyer;
  total: number;
}

async function fill(buyer: Buyer, good: Good): Promise<Waiting> {
  await buyer.add(good);
  const { totals } = await buyer.prepare();
  return { buyer, total: totals.total };
}

async function setStock({ databaseUrl }: Shop, goods: Good[], stock: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const ids = goods.map(({ variant_id }) => variant_id);
    await client.query('update variants set stock = $1 where id = any($2)', [stock, ids]);
  } finally {
    await client.end();
  }
}

/** Everybody at once. @returns how long each waited for the answer, milliseconds */
function storm<T>(people: readonly T[], ask: (person: T) => Promise<unknown>): Promise<number[]> {
  return Promise.all(
    people.map(async (person) => {
      const started = performance.now();
      await ask(person);
      return performance.now() - started;
    }),
  );
}

/**
 * 500 signed-in shoppers press the button at once for the last 50 pieces of five variants: the 99th percentile of their
 * answers (bought, or sold out), against 500 calls at once of a bare Fastify route that runs as many SQL statements as
 * an order takes (counted in PostgreSQL's log) in one transaction on the same database. Who gets a piece is a drill's
 * business (docs/drills.md); here it is only counted.
 */
export const lastPieces: Measure = {
  name: 'last-pieces',
  async run({ shop, say }) {
    const goods = await endlessGoods(shop, VARIANTS);
    const buyers = await makeBuyers(shop, 'crowd', BUYERS);
    const reference = await startReference(shop.databaseUrl, shop.apiUrl, shop.product.slug);
    const good = (index: number): Good => goods[index % goods.length] as Good; // goods is not empty
    try {
      const waiting: Waiting[] = [];
      for (const [index, buyer] of buyers.slice(0, COUNTED).entries()) waiting.push(await fill(buyer, good(index)));
      const statements = await countStatements(shop, COUNTED, async () => {
        for (const { buyer, total } of waiting.splice(0)) await buyer.order(total);
      });
      for (const [index, buyer] of buyers.entries()) waiting.push(await fill(buyer, good(index)));
      await setStock(shop, goods, PIECES / VARIANTS);
      let sold = 0;
      const own = await storm(waiting, ({ buyer, total }) =>
        buyer.order(total).then(
          () => (sold += 1),
          // Sold out is an answer, too; any other failure is none.
          (error: unknown) => {
            if (!/answered 409/.test(String(error))) throw error;
          },
        ),
      );
      if (sold !== PIECES) say(`  ${sold} of ${PIECES} pieces were sold`);
      const bare = await storm(buyers, () =>
        lightCall(`${reference.url}/transaction?statements=${statements}`, { method: 'POST' }),
      );
      return [rowOf(own, bare, { sold, statements })];
    } finally {
      await reference.close();
      await endlessGoods(shop, VARIANTS);
      for (const buyer of buyers) await buyer.clear();
    }
  },
};

function rowOf(own: number[], bare: number[], { sold, statements }: { sold: number; statements: number }): Row {
  const [slow, slow_bare] = [percentile(own, 0.99), percentile(bare, 0.99)];
  const value = slow / slow_bare;
  return {
    what: `Placing an order, ${BUYERS} at once for the last ${PIECES} pieces, 99th percentile ÷ bare Fastify, as many at once`,
    reach: `≤ ${REACH}`,
    measured: ratio(value),
    reached: value <= REACH && sold === PIECES,
    detail: `${slow.toFixed(0)} ms against ${slow_bare.toFixed(0)} ms; ${sold} sold; ${statements} statements`,
  };
}
