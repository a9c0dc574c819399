import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import type { Language } from '../../core/languages';
import type { PaymentView } from '../../schemas/payment';
import type { LimitsService } from '../limits/limits.service';
import type { PayableOrder, PaymentOrders } from '../orders/order/order-payments.port';
import type { OrderViewsService } from '../orders/views/order-views.service';
import type { Attempt, PaymentsService } from '../payments/payments.service';
import { hashOf, owedOf } from './payment-links.service';
import { paymentLinksRepository } from './payment-links.repository';
import type { PaymentLinkRow } from './payment-links.repository';
import type { OrderToPayView } from './payment-links.schemas';

export interface PayByLinkDeps extends Pick<Infra, 'db' | 'clock'> {
  paymentOrders: Pick<PaymentOrders, 'findPayable'>;
  orderViews: Pick<OrderViewsService, 'find'>;
  payments: Pick<PaymentsService, 'payByLink' | 'confirm' | 'listOnline'>;
  limits: LimitsService;
}

export type PayByLinkService = ReturnType<typeof createPayByLink>;

/** Tries to pay by one link: many more than anybody needs, and too few to try out cards. */
const ATTEMPTS = { name: 'pay-by-link', burst: 10, every_ms: 60_000 };

/** Paying an order by a link, which is all that one needs to have. */
export function createPayByLink({ db, clock, paymentOrders, orderViews, payments, limits }: PayByLinkDeps) {
  /** @throws AppError `payment_links.not_found`, `payment_links.ended` */
  async function getLink(token: string): Promise<PaymentLinkRow> {
    const link = await paymentLinksRepository.findByHash(db, hashOf(token));
    if (!link) throw new AppError('payment_links.not_found');
    if (link.revoked_at !== null || link.expires_at <= clock.now()) throw new AppError('payment_links.ended');
    return link;
  }

  return {
    /** What is to be paid, and how it stands. Nothing of it says who ordered, or where it is sent. */
    async get(token: string, language: Language): Promise<OrderToPayView> {
      const { order_id, expires_at } = await getLink(token);
      const [order, view] = [
        await paymentOrders.findPayable(db, order_id),
        await orderViews.find(db, order_id, language),
      ];
      if (!order || !view) throw new AppError('payment_links.not_found');
      const { refunded, ...totals } = view.totals;
      const owed = owedOf(order);
      const by_card = view.payment.method === 'test-card' || view.payment.method === 'stripe';
      return {
        number: order.number,
        state: owed > 0 ? 'open' : stateOf(order),
        // What the sums below begin with: discount and tax are said there, once.
        items: view.items.map(({ name, options, quantity, subtotal: total, image }) => ({
          name,
          options,
          quantity,
          total,
          image,
        })),
        totals,
        currency: view.currency,
        owed,
        payment_offers: owed > 0 ? await payments.listOnline(order, language) : [],
        // A link's order has a payment of its own only once somebody has begun one.
        payment: by_card && view.payment.id !== order_id ? view.payment : null,
        expires_at: expires_at.toISOString(),
      };
    },

    /**
     * Once for each key, and never where the order is paid already.
     * @throws AppError `payment_links.not_found`, `payment_links.ended`, `request.rate_limited`, and as `payAgain`
     */
    async pay(token: string, attempt: Omit<Attempt, 'plan'>): Promise<PaymentView> {
      const link = await getLink(token);
      await limits.bucket(ATTEMPTS, link.id).take();
      return payments.payByLink(link.order_id, attempt);
    },

    /** The code that a bank asks for. @throws AppError as `pay`, and as `confirm` */
    async confirm(token: string, payment_id: string, code: string, language: Language): Promise<PaymentView> {
      const link = await getLink(token);
      await limits.bucket(ATTEMPTS, link.id).take();
      return payments.confirm(payment_id, { order_id: link.order_id }, code, language);
    },
  };
}

/** Of an order that nothing can be paid for. */
function stateOf({ status, payment_status }: PayableOrder): 'paid' | 'closed' {
  const unpaid = payment_status === 'awaiting' || payment_status === 'failed';
  return status === 'cancelled' || unpaid ? 'closed' : 'paid';
}
