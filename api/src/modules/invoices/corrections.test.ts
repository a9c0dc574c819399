import { sql } from 'kysely';
import type { AdminOrder, Problem } from '@tessera/shared/contract';
import { actionsOn } from '../../../test/audit/audit-log';
import { forAllTests } from '../../../test/for-all-tests';
import { mailsTo } from '../../../test/mails/mailbox';
import { CARDS, newKey } from '../../../test/sales/pay-shop';
import { pieces, startEditingShop } from '../orders/testing/editing-shop';

const shop = forAllTests(startEditingShop, 180_000);

async function sell() {
  const sold = await shop.anOrder('test-card', CARDS.approved);
  await shop.tell(sold.id);
  return sold;
}

const billTo = ({ shipping_address }: AdminOrder, company: string) => ({ ...shipping_address, company });

/** Staff have the invoice written to a company. */
async function correct(id: string, company: string, more: object = {}, key = newKey()) {
  const address = billTo(await shop.seen(id), company);
  return shop.admin('POST', `orders/${id}/invoice-corrections`, { address, reason: 'Company asked', ...more }, key);
}
const refund = (id: string, amount: number) =>
  shop.admin('POST', `orders/${id}/refunds`, { amount, reason: '', items: [] });

const contentOf = async (number: string) =>
  (await shop.infra.db.selectFrom('invoices').select('content').where('number', '=', number).executeTakeFirst())
    ?.content;
/** The numbers of an order's papers, oldest first. */
const numbersOf = ({ documents }: AdminOrder) => documents.map(({ number }) => number);
const papersOf = ({ documents }: Pick<AdminOrder, 'documents'>) => documents.map(({ kind, total }) => [kind, total]);
const codeOf = (answer: Awaited<ReturnType<typeof correct>>) => [answer.statusCode, answer.json<Problem>().code];

describe('an invoice that is corrected', () => {
  it('stays as it was sent: it is cancelled, and another is written to the new address, and no money moves', async () => {
    const { id } = await sell();
    const before = await shop.seen(id);
    const [first = ''] = numbersOf(before);
    const said = await contentOf(first);

    const answer = await correct(id, 'Lane & Sons', { version: before.version });
    expect(answer.statusCode).toBe(200);
    const now = answer.json<AdminOrder>();
    const [, cancellation = '', anew = ''] = numbersOf(now);
    expect(now.documents).toMatchObject([
      { kind: 'invoice', number: first, total: 5060, replaced_by: anew },
      { kind: 'cancellation', number: expect.stringMatching(/^CN-/), total: 5060, refers_to: first },
      { kind: 'invoice', total: 5060, refers_to: first, replaced_by: null },
    ]);
    expect(await contentOf(first)).toEqual(said);
    const cancelled = await contentOf(cancellation);
    expect(cancelled).toMatchObject({ refers_to: first });
    expect(JSON.stringify(cancelled)).not.toContain('Lane & Sons');
    expect(await contentOf(anew)).toMatchObject({ replaces: first, bill_to: expect.arrayContaining(['Lane & Sons']) });
    expect([now.payments, now.refunds, now.refundable]).toEqual([before.payments, [], before.refundable]);
    expect(now.notes).toMatchObject([{ text: 'Company asked', author_name: expect.stringMatching(/./) }]);
    expect(now.timeline.at(-1)).toMatchObject({ event: 'invoice_corrected' });
    expect(await actionsOn(shop, id)).toContain('orders.correct_invoice');
  });

  it('is not where its buyer is anonymous: no name comes back into the order, whichever address it is', async () => {
    const { id } = await sell();
    const { shipping_address: address } = await shop.seen(id);
    await shop.infra.db.updateTable('orders').set({ email: '', user_id: null }).where('id', '=', id).execute();
    const refused = [409, 'orders.not_possible'];
    expect(codeOf(await correct(id, 'Lane & Sons'))).toEqual(refused);
    for (const path of ['delivery-address', 'billing-address']) {
      expect(codeOf(await shop.admin('PUT', `orders/${id}/${path}`, { address }))).toEqual(refused);
    }
  });

  it('says on which days the goods were handed over, once all were; before that, when they are expected', async () => {
    const { id } = await sell();
    const [first = ''] = numbersOf(await shop.seen(id));
    const { earliest_on: from, latest_on: to } = (await shop.seen(id)).delivery;
    expect(await contentOf(first)).toMatchObject({ delivered: { from, to, is_planned: true } });
    const sent = await shop.admin('POST', `orders/${id}/shipments`, { carrier: 'UPS', tracking_number: '1Z999' });
    expect(sent.statusCode).toBe(200);
    const [, , anew = ''] = numbersOf((await correct(id, 'Lane & Sons')).json<AdminOrder>());
    const day = shop.clock.now().toISOString().slice(0, 10);
    expect(await contentOf(anew)).toMatchObject({ delivered: { from: day, to: day, is_planned: false } });
  });

  it('is told by a mail with both documents, and is the one that the buyer downloads', async () => {
    const { id, buyer, order } = await sell();
    const [, cancellation = '', anew = ''] = numbersOf((await correct(id, 'Lane & Sons')).json<AdminOrder>());
    await shop.tell(id);
    while (await shop.services.invoices.makeDue());
    const mails = await mailsTo(shop, order.email);
    const text = mails.map((mail) => `${mail.subject} ${mail.text}`).find((said) => said.includes('corrected invoice'));
    const links = text?.match(/\/api\/invoices\/download\?link=[\w-]+/g) ?? [];
    const files = await Promise.all(links.map(async (url) => shop.app.inject({ url })));
    expect(files.map(({ headers }) => headers['content-disposition'])).toEqual([
      `attachment; filename="invoice-${anew}.pdf"`,
      `attachment; filename="cancellation-${cancellation}.pdf"`,
    ]);
    const current = await buyer.call('GET', `orders/${order.number}/invoice.pdf`);
    expect(current.headers['content-disposition']).toContain(anew);
  });

  it('with credit notes, before and after, carries what is left, and is credited in its turn', async () => {
    const { id, show } = await sell();
    await refund(id, 700);
    await shop.tell(id);
    await correct(id, 'Lane & Sons');
    await refund(id, 1000);
    await shop.tell(id);
    await correct(id, 'Lane & Daughters');
    const now = await show();
    expect(papersOf(now)).toEqual([
      ['invoice', 5060],
      ['credit_note', 700],
      ['cancellation', 4360],
      ['invoice', 4360],
      ['credit_note', 1000],
      ['cancellation', 3360],
      ['invoice', 3360],
    ]);
    expect(now.documents[4]?.refers_to).toBe(now.documents[3]?.number);
    expect(await shop.onPaper(id)).toBe(5060 - 1700);

    await refund(id, 3360);
    expect(await shop.onPaper(id)).toBe(0);
    expect(codeOf(await correct(id, 'Nobody'))).toEqual([409, 'invoices.nothing_to_correct']);
  });

  it('takes in what was changed of the order since: one invoice stands in the place of all', async () => {
    const { id, line } = await sell();
    await shop.edit(id, pieces(line, 3));
    await shop.admin('POST', `orders/${id}/paid`);
    await shop.tell(id);
    const now = (await correct(id, 'Lane & Sons')).json<AdminOrder>();
    const total = now.totals.total;
    expect(papersOf(now)).toEqual([
      ['invoice', 5060],
      ['invoice', total - 5060],
      ['cancellation', total],
      ['invoice', total],
    ]);
    expect(now.documents.filter(({ replaced_by }) => replaced_by === null)).toMatchObject([{ total }]);
    expect(await shop.onPaper(id)).toBe(total);
  });

  it('is refused where there is none, or it says so already; nothing is written then', async () => {
    const fresh = await shop.anOrder('bank-transfer');
    expect(codeOf(await correct(fresh.id, 'Lane & Sons'))).toEqual([404, 'invoices.not_found']);
    expect((await shop.seen(fresh.id)).billing_address).toBeNull();
    const { id } = await sell();
    await correct(id, 'Lane & Sons');
    expect(codeOf(await correct(id, 'Lane & Sons'))).toEqual([409, 'invoices.nothing_to_correct']);
    const wrong = { address: { ...billTo(await shop.seen(id), ''), postal_code: 'x' }, reason: 'Asked' };
    const refused = await shop.admin('POST', `orders/${id}/invoice-corrections`, wrong);
    expect([refused.statusCode, Object.keys(refused.json<Problem>().errors ?? {})]).toEqual([
      422,
      ['address.postal_code'],
    ]);
    expect((await shop.seen(id)).documents).toHaveLength(3);
  });
});

it('two of staff who correct at once: one does, the other is told; the same key does it once', async () => {
  const { id } = await sell();
  const { version } = await shop.seen(id);
  const answers = await Promise.all([correct(id, 'One', { version }), correct(id, 'Other', { version })]);
  expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409]);
  const key = newKey();
  const address = billTo(await shop.seen(id), 'Third');
  const again = () => shop.admin('POST', `orders/${id}/invoice-corrections`, { address, reason: 'Asked' }, key);
  expect((await Promise.all([again(), again()])).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await shop.seen(id)).documents).toHaveLength(5);
  const { rows } = await sql<{ gaps: number }>`
    select max(sequence) - count(*) as gaps from invoices where kind = 'invoice'`.execute(shop.infra.db);
  expect(Number(rows[0]?.gaps)).toBe(0);
});
