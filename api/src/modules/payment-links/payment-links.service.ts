import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import type { Db, Trx } from '../../infra/database/db';
import { newId } from '../../infra/basics/ids';
import { withTransaction } from '../../infra/database/transaction';
import { pagesIn } from '../../core/languages';
import type { Actor } from '../../framework/routes/http';
import type { Person } from '../../framework/door/personal-data';
import type { AuditService } from '../audit/audit.service';
import type { MailService } from '../mail/mail.service';
import type { PayableOrder, PaymentOrders } from '../orders/order/order-payments.port';
import type { OrderViewsService } from '../orders/views/order-views.service';
import { paymentLinksRepository } from './payment-links.repository';
import type { PaymentLinkListView, PaymentLinkRequest, PaymentLinkView } from './payment-links.schemas';

export interface PaymentLinksDeps extends Pick<Infra, 'db' | 'clock' | 'config'> {
  paymentOrders: PaymentOrders;
  orderViews: Pick<OrderViewsService, 'find'>;
  mail: Pick<MailService, 'send'>;
  audit: Pick<AuditService, 'record'>;
}

type Staff = Actor & { user_id: string };

export type PaymentLinksService = ReturnType<typeof createPaymentLinks>;

const TOKEN_BYTES = 32;
const DAY_MS = 86_400_000;
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** What an order owes that can be paid at once, minor units. */
export const owedOf = ({ payable, owed }: PayableOrder): number => (payable ? owed : 0);

/** Links by which an order is paid without an account: staff make, send and revoke them. */
export function createPaymentLinks(deps: PaymentLinksDeps) {
  const { db, clock, config, paymentOrders, orderViews, mail, audit } = deps;

  const present = (row: Awaited<ReturnType<typeof paymentLinksRepository.listOf>>[number]): PaymentLinkView => ({
    id: row.id,
    state: row.revoked_at !== null ? 'revoked' : row.expires_at <= clock.now() ? 'expired' : 'good',
    sent_to: row.sent_to,
    created_by_name: row.created_by_name,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  });

  async function getOrder(handle: Db | Trx, id_or_number: string): Promise<PayableOrder> {
    const order = await paymentOrders.findPayable(handle, id_or_number);
    if (!order) throw new AppError('orders.not_found');
    return order;
  }

  async function write(trx: Trx, order: PayableOrder, token: string, expires_at: Date): Promise<void> {
    const view = await orderViews.find(trx, order.id, order.language);
    if (!view || order.email === '') return;
    const { refunded, ...totals } = view.totals;
    const lines = view.items.map(({ name, options, quantity, subtotal, image }) => {
      return { name, options, quantity, total: subtotal, picture: image?.src ?? null };
    });
    const { number, currency, language, email } = order;
    const { first_name } = view.shipping_address;
    const link = { due: owedOf(order), token, expires_at: expires_at.toISOString() };
    await mail.send(trx, {
      to: email,
      template: 'payment-link',
      data: { first_name, number, currency, lines, totals, ...link },
      language,
      valid_until: expires_at,
    });
  }

  /**
   * Makes a link for what an order owes, as part of `trx`; the ones before it end, and the goods are kept as long as it
   * is good.
   * @returns the address, which nobody can read again
   * @throws AppError `payment_links.nothing_owed`
   */
  async function make(trx: Trx, actor: Staff, order_id: string, { days, send }: PaymentLinkRequest): Promise<string> {
    const order = await paymentOrders.lock(trx, order_id);
    if (!order || owedOf(order) === 0) throw new AppError('payment_links.nothing_owed');
    const now = clock.now();
    const expires_at = new Date(now.getTime() + days * DAY_MS);
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const row = { id: newId(), order_id, hash: hashOf(token), created_by: actor.user_id, created_at: now, expires_at };
    await paymentLinksRepository.revoke(trx, order_id, undefined, now);
    await paymentLinksRepository.insert(trx, { ...row, sent_to: send ? order.email : '', revoked_at: null });
    await paymentOrders.keepUntil(trx, order_id, expires_at);
    if (send) await write(trx, order, token, expires_at);
    const after = { payment_link_id: row.id, expires_at: expires_at.toISOString(), is_sent: send };
    await audit.record(trx, actor, {
      action: 'orders.payment_link',
      record_type: 'order',
      record_id: order_id,
      after,
    });
    return `${pagesIn(config.public_url, order.language)}/pay/${token}`;
  }

  return {
    make,

    /** Forgets where links to somebody's orders were sent, while the orders still are theirs. */
    forget: (trx: Trx, { id, email, email_verified }: Person): Promise<void> =>
      paymentLinksRepository.forget(trx, id, email_verified ? email : null),

    /** @throws AppError `orders.not_found` */
    async list(id_or_number: string): Promise<PaymentLinkListView> {
      const order = await getOrder(db, id_or_number);
      const rows = await paymentLinksRepository.listOf(db, order.id);
      return { items: rows.map(present), owed: owedOf(order) };
    },

    /** @throws AppError `orders.not_found`, `payment_links.nothing_owed` */
    async create(
      actor: Staff,
      id_or_number: string,
      request: PaymentLinkRequest,
    ): Promise<{ url: string; link: PaymentLinkView }> {
      const { id } = await getOrder(db, id_or_number);
      const url = await withTransaction(db, (trx) => make(trx, actor, id, request));
      const [row] = await paymentLinksRepository.listOf(db, id);
      if (!row) throw new AppError('payment_links.not_found');
      return { url, link: present(row) };
    },

    /** At once. @throws AppError `orders.not_found`, `payment_links.not_found` for one that is not good any more */
    async revoke(actor: Staff, id_or_number: string, link_id: string): Promise<PaymentLinkListView> {
      const { id } = await getOrder(db, id_or_number);
      await withTransaction(db, async (trx) => {
        const ended = await paymentLinksRepository.revoke(trx, id, link_id, clock.now());
        if (ended === 0) throw new AppError('payment_links.not_found');
        const after = { payment_link_id: link_id };
        await audit.record(trx, actor, {
          action: 'orders.revoke_payment_link',
          record_type: 'order',
          record_id: id,
          after,
        });
      });
      return this.list(id);
    },
  };
}
