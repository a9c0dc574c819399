import fc from 'fast-check';
import { signIn } from '../../../../test/people';
import { newId } from '../../../infra/basics/ids';
import { withTransaction } from '../../../infra/database/transaction';
import { valueDesk } from '../testing/value-desk';
import { ledgerRepository } from './ledger.repository';
import { MOST_VALUE } from './ledger.service';
import type { Booking } from './ledger.service';

const { shop, issue, see } = valueDesk();
const FULL = Boolean(process.env['TESSERA_DRILL']);
jest.setTimeout(FULL ? 900_000 : 120_000);

const book = (gift_card_id: string, booking: Booking) =>
  withTransaction(shop.infra.db, (trx) => shop.services.storedValueLedger.book(trx, { gift_card_id }, booking)).catch(
    (error: unknown) => (error as { code: string }).code,
  );

const amount = fc.integer({ min: 1, max: 4000 });
const aStep = fc.record({
  kind: fc.constantFrom('spend', 'release', 'refund', 'adjust') as fc.Arbitrary<Booking['kind']>,
  amount,
  /** few: so that some come twice */
  source: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  down: fc.boolean(),
});

describe('the ledger of gift cards and store credit', () => {
  it('has what a model has, whatever comes, twice or too much: the balance is the sum of its entries', async () => {
    await fc.assert(
      fc.asyncProperty(amount, fc.array(aStep, { maxLength: 12 }), async (first, steps) => {
        const { card } = await issue(first);
        let model = first;
        const done = new Map<string, number>();
        for (const { kind, amount: much, source, down } of steps) {
          const change = kind === 'spend' || (kind === 'adjust' && down) ? -much : much;
          const answer = await book(card.id, { kind, amount: change, source });
          const id = `${kind}:${source}`;
          if (done.has(id)) expect(answer).toBe(done.get(id) === change ? undefined : 'idempotency.mismatch');
          else if (model + change < 0) expect(answer).toBe('gift_cards.not_so_much');
          else {
            model += change;
            expect(answer).toBe(model);
            done.set(id, change);
          }
        }
        expect(await see(card.id)).toMatchObject({ balance: model });
      }),
      { numRuns: FULL ? 1000 : 15 },
    );
    expect(await shop.services.storedValueLedger.check()).toEqual([]);
  });

  it('puts nothing on the store credit of an account that was deleted while it waited', async () => {
    const { user_id } = await signIn(shop);
    const { db } = shop.infra;
    const { storedValueLedger: ledger } = shop.services;
    const booking = { kind: 'adjust', amount: 500, source: newId() } as const;
    const { id } = await withTransaction(db, (trx) => ledger.openCredit(trx, user_id, 'USD'));
    await db.updateTable('store_credits').set({ user_id: null }).where('id', '=', id).execute();
    await expect(
      withTransaction(db, (trx) => ledger.book(trx, { store_credit_id: id }, booking)),
    ).rejects.toMatchObject({
      code: 'customers.not_found',
    });
  });

  it('never gives more than there is to several who spend at once', async () => {
    const { card } = await issue(1000);
    const spend = () => book(card.id, { kind: 'spend', amount: -300, source: newId() });
    const answers = await Promise.all(Array.from({ length: 5 }, spend));
    expect(answers.filter((answer) => typeof answer === 'number')).toHaveLength(3);
    expect(answers.filter((answer) => answer === 'gift_cards.not_so_much')).toHaveLength(2);
    expect((await see(card.id)).balance).toBe(100);
  });

  it('takes an entry once for a kind and a source, also from two at once', async () => {
    const { card } = await issue(1000);
    const source = newId();
    const answers = await Promise.all([1, 2].map(() => book(card.id, { kind: 'spend', amount: -300, source })));
    expect(answers.toSorted()).toEqual([700, undefined]);
    expect((await see(card.id)).balance).toBe(700);
  });

  it('gives back beyond what one may hold, but puts no more on it', async () => {
    const { card } = await issue(MOST_VALUE);
    expect(await book(card.id, { kind: 'adjust', amount: 1, source: 'a' })).toBe('gift_cards.not_so_much');
    expect(await book(card.id, { kind: 'refund', amount: 1, source: 'a' })).toBe(MOST_VALUE + 1);
  });

  it('is only ever added to, with the right sign, and pays nobody what is not there, whoever writes to the database', async () => {
    const { db } = shop.infra;
    const { card } = await issue(1000);
    const [entry] = await ledgerRepository.listEntries(db, { gift_card_id: card.id }, 1);
    const id = entry?.id ?? '';
    await expect(
      db.updateTable('stored_value_entries').set({ amount: 9 }).where('id', '=', id).execute(),
    ).rejects.toThrow('append-only');
    await expect(db.deleteFrom('stored_value_entries').where('id', '=', id).execute()).rejects.toThrow('append-only');
    const plain = {
      ...{ gift_card_id: card.id, store_credit_id: null, order_id: null, staff_id: null },
      created_at: new Date(),
    };
    const insert = (kind: Booking['kind'], much: number) =>
      db
        .insertInto('stored_value_entries')
        .values({ ...plain, id: newId(), kind, amount: much, source: newId() })
        .execute();
    await expect(insert('spend', 5)).rejects.toThrow('stored_value_entries_sign');
    await expect(insert('refund', -5)).rejects.toThrow('stored_value_entries_sign');
    await expect(insert('adjust', 0)).rejects.toThrow('stored_value_entries_sign');
    await expect(insert('spend', -1001)).rejects.toThrow('gift_cards_balance_check');
  });
});
