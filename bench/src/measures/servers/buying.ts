import { makeBuyers, endlessGoods, type Ask, type Buyer, type Good } from '../../kit/buyers/buyers';
import { callOnly } from '../../kit/buyers/accounts';
import { median } from '../../kit/load/statistics';
import { ratio, type Row } from '../../kit/row';
import { startReference } from '../../kit/shop/reference';
import { countStatements } from '../../kit/shop/statements';
import type { Measure } from '../measure';

const BUYERS = 50;
const AT_ONCE = 10;
/** As many as buy at once: what a crowd at one thing costs is measured by `last-pieces`. */
const GOODS = AT_ONCE;
const ROUNDS = 5;
/** Until Node.js has compiled what an order runs. */
const WARM_UP_SECONDS = 8;
const REACH = 0.5;
/** A line holds at most 999 pieces. */
const ADDS_UNTIL_CLEARED = 4_000;

/** Does something with each, ten at a time: whoever is done takes the next one. */
async function inLanes<T>(people: readonly T[], work: (person: T, index: number) => Promise<unknown>): Promise<void> {
  const waiting = people.entries();
  const lane = async () => {
    for (const [index, person] of waiting) await work(person, index);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

interface Step {
  what: string;
  /** what a turn needs, and nobody measures */
  before: (buyer: Buyer, turn: number) => Promise<number>;
  /** @param prepared what `before` gave */
  ask: (buyer: Buyer, turn: number, prepared: number) => Ask;
}

/**
 * How often a second something is done by ten clients at once. When all have had their turn they wait for each other, so
 * that what is done before the next one takes none of its time.
 */
async function rateOf<T>(
  clients: T[],
  seconds: number,
  step: (client: T, turn: number, prepared: number) => Promise<unknown>,
  before: (client: T, turn: number) => Promise<number> = () => Promise.resolve(0),
): Promise<number> {
  let [done, spent] = [0, 0];
  for (let turn = 0; spent < seconds * 1_000; turn += 1) {
    const prepared: number[] = [];
    await inLanes(clients, async (client, index) => (prepared[index] = await before(client, turn)));
    const started = performance.now();
    await inLanes(clients, (client, index) => step(client, turn, prepared[index] ?? 0));
    spent += performance.now() - started;
    done += clients.length;
  }
  return (done * 1_000) / spent;
}

function stepsOf(goods: Good[], buyers: Buyer[]): Step[] {
  const pick = (buyer: Buyer, turn: number): Good => goods[(turn + buyers.indexOf(buyer)) % goods.length] as Good; // goods is not empty
  return [
    {
      what: 'Adding to the cart',
      async before(buyer, turn) {
        if (turn % ADDS_UNTIL_CLEARED === ADDS_UNTIL_CLEARED - 1) await buyer.clear();
        return 0;
      },
      ask: (buyer, turn) => buyer.adding(pick(buyer, turn)),
    },
    {
      what: 'Placing an order',
      async before(buyer, turn) {
        await buyer.add(pick(buyer, turn));
        return (await buyer.prepare()).totals.total;
      },
      ask: (buyer, _turn, total) => buyer.ordering(total),
    },
  ];
}

/**
 * How often a second signed-in shoppers add to their carts, ten of fifty at a time, and how often they place an order
 * (cart and checkout are made ready before, unmeasured), against a bare Fastify route that is sent the same, runs as many
 * SQL statements (counted in PostgreSQL's log) in one transaction on the same database, and answers as many bytes. Those at
 * it together take other goods. After a warm-up runs take turns; the ratio is taken within each round. Stock is set so that it does not run out, payment is cash on delivery.
 */
export const buying: Measure = {
  name: 'buying',
  async run({ shop, settings }) {
    const goods = await endlessGoods(shop, GOODS);
    const buyers = await makeBuyers(shop, 'buyer', BUYERS);
    const reference = await startReference(shop.databaseUrl, shop.apiUrl, shop.product.slug);
    const rows: Row[] = [];
    try {
      for (const { what, before, ask } of stepsOf(goods, buyers)) {
        const step = (buyer: Buyer, turn: number, prepared: number) => buyer.ask(ask(buyer, turn, prepared));
        for (const buyer of buyers) await buyer.clear();
        const prepared: number[] = [];
        for (const buyer of buyers) prepared.push(await before(buyer, 0));
        let bytes = 0;
        const statements = await countStatements(shop, buyers.length, async () => {
          // In the log stands what is measured, and nothing of what it needs.
          for (const [index, buyer] of buyers.entries()) bytes = await step(buyer, 0, prepared[index] ?? 0);
        });
        const url = `${reference.url}/transaction?statements=${statements}&bytes=${bytes}`;
        const bare = (buyer: Buyer, turn: number) => callOnly(url, ask(buyer, turn, 0).options);
        await rateOf(buyers, WARM_UP_SECONDS, step, before);
        await rateOf(buyers, WARM_UP_SECONDS, bare);
        const rounds: { own: number; reference: number }[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          rounds.push({
            own: await rateOf(buyers, settings.loadSeconds, step, before),
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
            `${Math.round(median(rounds.map(({ reference: other }) => other)))} a second; ${statements} statements, ${bytes} bytes an answer`,
        });
      }
      for (const buyer of buyers) await buyer.clear();
      return rows;
    } finally {
      await reference.close();
    }
  },
};
