import { makeBuyers, endlessGoods, type Buyer, type Good } from '../kit/buyers';
import { startReference } from '../kit/reference';
import { ratio, type Row } from '../kit/row';
import { countStatements } from '../kit/statements';
import { median } from '../kit/statistics';
import type { Measure } from './measure';

const BUYERS = 10;
const GOODS = 5;
const ROUNDS = 5;
const COUNTED = 10;
const REACH = 0.5;
/** A line holds at most 999 pieces. */
const ADDS_UNTIL_CLEARED = 4_000;

type Step = (buyer: Buyer, turn: number) => Promise<unknown>;

/** How often a second `step` is done by all clients together, each waiting for its answer. */
async function rateOf<T>(
  clients: T[],
  seconds: number,
  step: (client: T, turn: number) => Promise<unknown>,
): Promise<number> {
  const started = performance.now();
  const end = started + seconds * 1_000;
  let done = 0;
  await Promise.all(
    clients.map(async (client) => {
      for (let turn = 0; performance.now() < end; turn += 1) {
        await step(client, turn);
        done += 1;
      }
    }),
  );
  return (done * 1_000) / (performance.now() - started);
}

function stepsOf(goods: Good[]): { what: string; step: Step }[] {
  const pick = (turn: number): Good => goods[turn % goods.length] as Good; // goods is not empty
  return [
    {
      what: 'Adding to the cart',
      step: async (buyer, turn) => {
        if (turn % ADDS_UNTIL_CLEARED === ADDS_UNTIL_CLEARED - 1) await buyer.clear();
        await buyer.add(pick(turn));
      },
    },
    {
      what: 'Buying (add to the cart, check out, place the order)',
      step: async (buyer, turn) => {
        await buyer.add(pick(turn));
        const { totals } = await buyer.prepare();
        await buyer.order(totals.total);
      },
    },
  ];
}

/**
 * How often a second ten signed-in shoppers add to their carts, and how often they buy, against a bare Fastify route that
 * runs as many SQL statements (counted in PostgreSQL's log) in one transaction on the same database. Runs take turns; the
 * ratio is taken within each round. Stock is set so that it does not run out, payment is cash on delivery.
 */
export const buying: Measure = {
  name: 'buying',
  async run({ shop, settings }) {
    const goods = await endlessGoods(shop, GOODS);
    const buyers = await makeBuyers(shop, 'buyer', BUYERS);
    const reference = await startReference(shop.databaseUrl, shop.apiUrl, shop.product.slug);
    const rows: Row[] = [];
    try {
      for (const { what, step } of stepsOf(goods)) {
        for (const buyer of buyers) await buyer.clear();
        const [first] = buyers;
        if (!first) throw new Error('There are no buyers');
        await step(first, 0);
        const statements = await countStatements(shop, COUNTED, async () => {
          for (let turn = 0; turn < COUNTED; turn += 1) await step(first, turn);
        });
        const bare = async () => {
          const answer = await fetch(`${reference.url}/transaction?statements=${statements}`, { method: 'POST' });
          if (!answer.ok) throw new Error(`The reference answered ${answer.status}`);
          await answer.arrayBuffer();
        };
        const rounds: { own: number; reference: number }[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          rounds.push({
            own: await rateOf(buyers, settings.loadSeconds, step),
            reference: await rateOf(buyers, settings.loadSeconds, bare),
          });
        }
        const value = median(rounds.map(({ own, reference: other }) => own / other));
        rows.push({
          what: `${what} ÷ bare Fastify with as many SQL statements in one transaction`,
          reach: `≥ ${REACH}`,
          measured: ratio(value),
          reached: value >= REACH,
          detail:
            `${Math.round(median(rounds.map(({ own }) => own)))} against ` +
            `${Math.round(median(rounds.map(({ reference: other }) => other)))} a second; ${statements} statements`,
        });
      }
      for (const buyer of buyers) await buyer.clear();
      return rows;
    } finally {
      await reference.close();
    }
  },
};
