import fc from 'fast-check';
import type { Problem, Reconciliation, ReconciliationLineList, ReconciliationList } from '@tessera/shared/contract';
import { sql } from 'kysely';
import { forAllTests } from '../../../../test/for-all-tests';
import { startStripeShop } from '../../../../test/sales/stripe-shop';
import { matchLines } from './match-lines';
import type { Candidate } from './match-lines';
import { readAmount, readPayoutFile } from './read-payout-file';
import type { PayoutLine } from './read-payout-file';

describe('a file of payouts', () => {
  it('is read as Stripe writes it, and as our own plain one', () => {
    const stripe = [
      'balance_transaction_id,created_utc,currency,gross,fee,net,reporting_category,source_id,payment_intent_id',
      'txn_1,2026-03-01 12:00:05,usd,50.60,1.77,48.83,charge,ch_1,pi_1',
      'txn_2,2026-03-02 08:30:00,jpy,-500,0,-500,refund,re_1,pi_2',
      'txn_3,2026-03-03 00:00:00,usd,-48.83,0.00,-48.83,payout,po_1,',
    ].join('\n');
    const { lines, from, before } = readPayoutFile(stripe);
    expect(lines).toMatchObject([
      { position: 1, kind: 'payment', amount: 5060, fee: 177, net: 4883, references: ['pi_1', 'ch_1', 'txn_1'] },
      { position: 2, kind: 'refund', amount: -500, fee: 0, currency: 'JPY', references: ['pi_2', 're_1', 'txn_2'] },
      { position: 3, kind: 'other' },
    ]);
    expect([from, before].map((at) => at.toISOString())).toEqual([
      '2026-03-01T12:00:05.000Z',
      '2026-03-03T00:00:01.000Z',
    ]);
    const own = '\ufeffreference;type;amount;fee;net;currency;created\r\nKO-1;payment;"20";0.5;19.5;EUR;2026-03-01\r\n';
    expect(readPayoutFile(own).lines).toMatchObject([{ amount: 2000, fee: 50, net: 1950, references: ['KO-1'] }]);
  });

  it('reads days and amounts as a German spreadsheet writes them, and guesses at none', () => {
    const head = 'reference;type;amount;fee;currency;created';
    const text = [head, 'KO-1;payment;1.234,50;0,3;eur;01.03.2026', 'KO-2;refund;-7,48;;eur;01.03.2026 12:05'];
    const { lines, from, before } = readPayoutFile(text.join('\r\n'));
    expect(lines).toMatchObject([
      { amount: 123_450, fee: 30 },
      { amount: -748, fee: 0 },
    ]);
    expect([from, before]).toEqual([new Date('2026-03-01'), new Date('2026-03-02')]);
    for (const unsure of ['1,234', '1,234.50', '1.23,45', '1.234.567', ',50'])
      expect([unsure, readAmount(unsure, 'EUR')]).toEqual([unsure, undefined]);
  });

  it.each([
    ['reference,type,amount,currency,created\nx,payment,1,USD,2026-01-01', 'lacks columns: fee'],
    ['type,amount,fee,currency,created\npayment,1,0,USD,2026-01-01', 'lacks columns: reference'],
    ['reference,type,amount,fee,currency,created\n', 'no lines'],
    ['reference,type,amount,fee,currency,created\nx,payment,"1,000",0,USD,2026-01-01', 'Line 1: “1,000”'],
    ['reference,type,amount,fee,currency,created\nx,payment,1.005,0,USD,2026-01-01', 'Line 1: “1.005”'],
    ['reference,type,amount,fee,currency,created\nx,payment,1,0,USD,2026-02-30', 'Line 1: “2026-02-30”'],
    ['reference,type,amount,fee,currency,created\nx,payment,1,0,dollars,2026-01-01', 'as currency'],
    ['reference,type,amount,fee,net,currency,created\nx,payment,1,0.1,1,USD,2026-01-01', 'net is not amount less fee'],
    ['reference,type,amount,fee,currency,created\n"x,payment', 'is no CSV'],
    [`reference,type,amount,fee,currency,created\n${'x,payment,1,0,USD,2026-01-01\n'.repeat(10_001)}`, '10000 lines'],
  ])('that cannot be read is refused with a sentence (%#)', (text, sentence) => {
    const fault = () => readPayoutFile(text);
    expect(fault).toThrow();
    try {
      fault();
    } catch (error) {
      const { errors } = error as { errors: { csv: ((language: 'en') => string)[] } };
      expect(errors.csv[0]?.('en')).toContain(sentence);
    }
  });

  it('has amounts as they were written, to the minor unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (minor) => {
        expect(readAmount((minor / 100).toFixed(2), 'EUR')).toBe(minor);
        expect(readAmount(String(minor), 'JPY')).toBe(minor);
        expect(readAmount((minor / 1000).toFixed(3), 'KWD')).toBe(minor);
      }),
    );
  });
});

describe('lines and transactions', () => {
  const aPayment = (number: number, amount: number): Candidate => ({
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    kind: 'payment',
    state: 'done',
    payment_id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    order_number: `KO-${number}`,
    reference: `pi_${number}`,
    amount,
    currency: 'USD',
    fee: null,
  });
  const lineOf = ({ reference, amount, currency }: Candidate, position: number): PayoutLine => ({
    position,
    kind: 'payment',
    references: [reference ?? ''],
    amount,
    fee: 30,
    net: amount - 30,
    currency,
    at: new Date(0),
  });

  it('find each other in whatever order, each once; whatever is wrong with a line is said of that line alone', () => {
    const wrong = fc.constantFrom('nothing', 'amount', 'currency', 'state', 'twice', 'unknown');
    const rows = fc.array(fc.record({ amount: fc.integer({ min: 1, max: 100_000 }), wrong }), {
      minLength: 1,
      maxLength: 30,
    });
    fc.assert(
      fc.property(rows, fc.integer(), (some, seed) => {
        const candidates = some.map(({ amount, wrong: is }, index) => ({
          ...aPayment(index, amount),
          ...(is === 'state' && { state: 'failed' as const }),
        }));
        const lines = some.flatMap(({ wrong: is }, index) => {
          const line = lineOf(candidates[index] ?? aPayment(index, 1), index);
          if (is === 'amount') return [{ ...line, amount: line.amount + 1, net: line.net + 1 }];
          if (is === 'currency') return [{ ...line, currency: 'EUR' }];
          if (is === 'unknown') return [{ ...line, references: ['pi_of_nobody'] }];
          return is === 'twice' ? [line, { ...line, position: index + 1_000 }] : [line];
        });
        const mixed = lines.toSorted((one, other) => ((one.position * seed) % 97) - ((other.position * seed) % 97));
        const verdicts = matchLines(mixed, candidates);
        const said = (index: number) =>
          verdicts.filter(({ position }) => position % 1_000 === index).map(({ verdict }) => verdict);
        some.forEach(({ wrong: is }, index) => {
          const expected = {
            nothing: ['matched'],
            amount: ['other_amount'],
            currency: ['other_currency'],
            state: ['other_state'],
            unknown: ['unknown'],
            twice: ['matched', 'twice'],
          }[is];
          expect(said(index)).toEqual(expected);
        });
        const matched = verdicts
          .filter(({ verdict }) => verdict === 'matched')
          .map(({ transaction_id }) => transaction_id);
        expect(new Set(matched).size).toBe(matched.length);
      }),
    );
  });
});

describe('a file of Stripe’s, compared over HTTP', () => {
  const shop = forAllTests(startStripeShop, 180_000);
  jest.setTimeout(60_000);

  const HEAD =
    'balance_transaction_id,created_utc,currency,gross,fee,net,reporting_category,source_id,payment_intent_id';
  const stamp = () => shop.clock.now().toISOString().slice(0, 19).replace('T', ' ');
  const line = (
    id: string,
    gross: number,
    fee: number,
    type: string,
    source: string,
    intent: string,
    currency = 'usd',
  ) =>
    [id, stamp(), currency, gross.toFixed(2), fee.toFixed(2), (gross - fee).toFixed(2), type, source, intent].join(',');
  const compare = (lines: string[], method = 'stripe') =>
    shop.admin('POST', 'transactions/reconciliations', {
      method,
      file_name: 'payouts.csv',
      csv: [HEAD, ...lines].join('\n'),
    });
  const linesOf = async (id: string) =>
    (await shop.admin('GET', `transactions/reconciliations/${id}/lines`)).json<ReconciliationLineList>().items;

  it('says what matches, what does not and why, what is missing, and tells fees once', async () => {
    const [paid, other, gone] = [await shop.paidOrder(), await shop.paidOrder(), await shop.paidOrder()];
    await shop.admin('POST', `orders/${paid.id}/refunds`, { amount: 1000, reason: '', items: [] });
    await shop.services.reconcile.run();
    const file = [
      line('txn_1', 50.6, 1.77, 'charge', 'ch_1', paid.intent.id),
      line('txn_2', -10, 0, 'refund', 're_1', paid.intent.id),
      line('txn_3', 50.61, 1.77, 'charge', 'ch_2', other.intent.id),
      line('txn_4', 50.6, 1.77, 'charge', 'ch_1', paid.intent.id),
      line('txn_5', 9, 0, 'charge', 'ch_9', 'pi_unknown'),
      line('txn_6', -40, 0, 'payout', 'po_1', ''),
    ];
    const answer = await compare(file);
    expect(answer.statusCode).toBe(201);
    const made = answer.json<Reconciliation>();
    expect(made).toMatchObject({ lines: 6, fees: 2, file_name: 'payouts.csv', created_by: 'Ada Lovelace' });
    expect(made.verdicts).toMatchObject({ matched: 2, other_amount: 1, twice: 1, unknown: 1, beside: 1, missing: 1 });
    expect(made.sums).toMatchObject([
      { currency: 'USD', lines: 6, matched: 2, matched_amount: 4060, missing: 1, missing_amount: 5060 },
    ]);
    const lines = await linesOf(made.id);
    expect(lines.map(({ verdict }) => verdict)).toEqual([
      'matched',
      'matched',
      'other_amount',
      'twice',
      'unknown',
      'beside',
      'missing',
    ]);
    expect(lines.at(-1)).toMatchObject({ order_number: gone.order.number, amount: 5060 });
    const { db } = shop.infra;
    const fees = () =>
      db.selectFrom('transactions').select(['kind', 'fee']).where('fee', 'is not', null).orderBy('kind').execute();
    expect(await fees()).toEqual([
      { kind: 'payment', fee: 177 },
      { kind: 'refund', fee: 0 },
    ]);
    // Once more: nothing is told twice, and another fee for the same payment is said to be one.
    const again = (
      await compare([line('txn_1', 50.6, 1.78, 'charge', 'ch_1', paid.intent.id), file[1] ?? ''])
    ).json<Reconciliation>();
    expect(again).toMatchObject({ fees: 0, verdicts: { matched: 1, other_fee: 1 } });
    expect(await fees()).toHaveLength(2);
    const listed = (await shop.admin('GET', 'transactions/reconciliations')).json<ReconciliationList>();
    expect(listed.items.map(({ id }) => id)).toEqual([again.id, made.id]);
    // What a file has had is missing in none after it.
    const next = (await compare([line('txn_7', 50.6, 1.77, 'charge', 'ch_7', gone.intent.id)])).json<Reconciliation>();
    expect(next.verdicts).toMatchObject({ matched: 1, missing: 1 });
    expect((await linesOf(next.id)).at(-1)).toMatchObject({ verdict: 'missing', order_number: other.order.number });
    expect((await shop.services.audit.list({ record_id: made.id }, { limit: 5 })).items).toMatchObject([
      { action: 'transactions.reconcile', after: { lines: 6, matched: 2, fees: 2 } },
    ]);
    const only = await shop.admin('GET', `transactions/reconciliations/${made.id}/lines?verdict=unknown`);
    expect(only.json<ReconciliationLineList>().items.map(({ position }) => position)).toEqual([5]);
    expect((await shop.admin('GET', 'transactions/reconciliations/nothing')).statusCode).toBe(404);
  });

  it('counts and sums all that is missing, and names the first thousand', async () => {
    await sql`insert into transactions (id, kind, method, state, order_id, order_number, amount, moved, currency, at)
      select gen_random_uuid(), 'payment', 'bank-transfer', 'done', gen_random_uuid(), 'MANY-' || n, 100, 100, 'EUR', ${shop.clock.now()}
      from generate_series(1, 1100) as n`.execute(shop.infra.db);
    const made = (
      await compare([line('txn_8', 9, 0, 'charge', 'ch_8', 'pi_unknown')], 'bank-transfer')
    ).json<Reconciliation>();
    expect(made.verdicts).toMatchObject({ unknown: 1, missing: 1_100 });
    expect(made.sums).toContainEqual(
      expect.objectContaining({ currency: 'EUR', missing: 1_100, missing_amount: 110_000 }),
    );
    const url = `transactions/reconciliations/${made.id}/lines?verdict=missing&after=999`;
    expect((await shop.admin('GET', url)).json<ReconciliationLineList>().items).toHaveLength(2);
  });

  it('that cannot be read writes nothing and says which line it is', async () => {
    const before = (await shop.admin('GET', 'transactions/reconciliations')).json<ReconciliationList>().items.length;
    const answer = await compare(['txn_1,yesterday,usd,1.00,0.00,1.00,charge,ch_1,pi_1']);
    expect(answer.statusCode).toBe(422);
    expect(answer.json<Problem & { errors: { csv: string[] } }>().errors.csv[0]).toContain('Line 1');
    const after = (await shop.admin('GET', 'transactions/reconciliations')).json<ReconciliationList>().items.length;
    expect(after).toBe(before);
  });
});
