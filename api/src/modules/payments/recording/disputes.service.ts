import { pick } from '../../../infra/basics/pick';
import type { Infra } from '../../../infra';
import type { Trx } from '../../../infra/database/db';
import type { PaymentOrders } from '../../orders/order/order-payments.port';
import type { LedgerService } from '../../pay-later/ledger/ledger.service';
import type { ProviderDispute } from '../providers/provider';
import { disputesRepository } from '../records/disputes.repository';
import type { DisputeRow } from '../records/disputes.repository';
import type { PaymentRow } from '../records/payments.repository';
import { giveBackInstalments, surplusOf } from './give-back-instalments';
import type { RecorderService } from './recorder.service';

export interface DisputesDeps extends Pick<Infra, 'clock'> {
  orders: Pick<PaymentOrders, 'disputeChanged' | 'tellTrouble'>;
  ledger: Pick<LedgerService, 'takeBack' | 'putBack' | 'sumTakenBack' | 'sumPaid'>;
  recorder: Pick<RecorderService, 'want' | 'settleOrder'>;
}

type DisputedPayment = Pick<PaymentRow, 'id' | 'order_id' | 'method' | 'purpose'>;

export type DisputesService = ReturnType<typeof createDisputesService>;

/** Of two states that were said in the same second the later one. */
const RANK: Record<DisputeRow['state'], number> = { open: 0, won: 1, lost: 2 };

/** Payments that their payers dispute at their banks. */
export function createDisputesService({ clock, orders, ledger, recorder }: DisputesDeps) {
  const isOlder = (known: DisputeRow, { said_at, state }: ProviderDispute): boolean =>
    said_at < known.said_at || (said_at.getTime() === known.said_at.getTime() && RANK[state] <= RANK[known.state]);

  /** How all disputes of an order stand together. */
  async function standingOf(trx: Trx, order_id: string) {
    const rows = await disputesRepository.listOfOrder(trx, order_id);
    const has = (state: DisputeRow['state']): boolean => rows.some((row) => row.state === state);
    const held = rows.filter(({ state, purpose }) => state !== 'won' && purpose !== 'instalment');
    const dispute: DisputeRow['state'] = has('open') ? 'open' : has('lost') ? 'lost' : 'won';
    return { dispute, disputed: held.reduce((sum, { amount }) => sum + amount, 0) };
  }

  /**
   * A part of a plan that its payer disputes. Lost, it was never paid: it is open in the plan again. Won, also after it was
   * lost, the shop has it for good: it is paid, or the next part is where it was paid again meanwhile. What the shop could not
   * give back while the bank held it, or what no part needs any more, goes back.
   */
  async function followPlan(trx: Trx, { order_id, purpose }: DisputedPayment, told: ProviderDispute): Promise<void> {
    const { dispute_id, amount, reason, state, said_at } = told;
    if (purpose !== 'instalment' || state === 'open') return;
    const dispute = `dispute:${dispute_id}:`;
    const about = dispute + said_at.toISOString();
    const taken = await ledger.sumTakenBack(trx, order_id, dispute);
    if (state === 'lost') {
      const returned = await ledger.takeBack(trx, order_id, Math.max(0, amount - taken), about);
      if (returned === 0) return;
      return orders.tellTrouble(trx, { order_id, event: 'instalment_returned', about, amount: returned, reason });
    }
    const { settled } = taken > 0 ? await ledger.putBack(trx, order_id, taken, about) : { settled: false };
    if (settled) await recorder.settleOrder(trx, order_id);
    const owed = (await surplusOf(trx, order_id)) - (await ledger.sumPaid(trx, order_id));
    await giveBackInstalments(trx, recorder, order_id, Math.min(owed, amount), 'refund');
  }

  return {
    /** Notes what a provider says of a dispute, as part of `trx` with the order locked; in any order, as often as it likes. */
    async note(trx: Trx, payment: DisputedPayment, told: ProviderDispute): Promise<void> {
      const { dispute_id, state, respond_by } = told;
      const known = await disputesRepository.find(trx, payment.method, dispute_id);
      if (known && isOlder(known, told)) return;
      const now = clock.now();
      const { id: payment_id, order_id, method: provider } = payment;
      await disputesRepository.put(trx, {
        ...pick(told, ['dispute_id', 'amount', 'currency', 'reason', 'state', 'respond_by', 'said_at']),
        provider,
        payment_id,
        order_id,
        opened_at: now,
        closed_at: state === 'open' ? null : now,
      });
      await orders.disputeChanged(trx, {
        ...pick(told, ['dispute_id', 'amount', 'reason', 'state']),
        order_id,
        respond_by: respond_by?.toISOString() ?? null,
        was: known?.state ?? null,
        ...(await standingOf(trx, order_id)),
      });
      if (known?.state !== state) await followPlan(trx, payment, told);
    },
  };
}
