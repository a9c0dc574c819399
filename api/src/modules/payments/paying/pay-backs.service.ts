import type { Infra } from '../../../infra';
import { pick } from '../../../infra/basics/pick';
import type { Db, Trx } from '../../../infra/database/db';
import type { Language } from '../../../core/languages';
import type { OrderDisputeView } from '../../../schemas/payment';
import type { OrderPayments, PayBack } from '../../orders/order/order-payments.port';
import { disputesRepository } from '../records/disputes.repository';
import { paymentTasksRepository } from '../records/payment-tasks.repository';
import { noAnswerMessage, troubleMessage } from '../records/trouble-messages';
import type { RecorderService } from '../recording/recorder.service';

type PayBacks = Pick<OrderPayments, 'listPayBacks' | 'listDisputes' | 'payBackAgain' | 'payBackByHand'>;
interface PayBacksDeps extends Pick<Infra, 'clock'> {
  recorder: Pick<RecorderService, 'want'>;
}

type RefundTask = Awaited<ReturnType<typeof paymentTasksRepository.listRefundsOfOrder>>[number];

/** What was to go back of an order's payments: how it stands, and what staff do about what failed. */
export function createPayBacks({ recorder, clock }: PayBacksDeps): PayBacks {
  /** One beside the order's own refunds. */
  async function find(trx: Trx, order_id: string, id: string): Promise<RefundTask | undefined> {
    const tasks = await paymentTasksRepository.listRefundsOfOrder(trx, order_id);
    return tasks.find((task) => task.id === id && !task.for_order);
  }

  return {
    async listPayBacks(handle: Db | Trx, order_id: string, language: Language): Promise<PayBack[]> {
      const tasks = await paymentTasksRepository.listRefundsOfOrder(handle, order_id);
      return tasks.map((task) => {
        const state = stateOf(task);
        return {
          ...pick(task, [
            'id',
            'for_order',
            'payment_id',
            'amount',
            'reason',
            'attempts',
            'followed_by',
            'by_hand',
            'created_at',
          ]),
          state,
          message: messageOf(task, state, language),
          next_try_at: state === 'pending' ? task.try_at.toISOString() : null,
        };
      });
    },

    async listDisputes(handle: Db | Trx, order_id: string): Promise<OrderDisputeView[]> {
      const rows = await disputesRepository.listOfOrder(handle, order_id);
      return rows.map((row) => ({
        ...pick(row, ['payment_id', 'amount', 'reason', 'state']),
        id: row.dispute_id,
        respond_by: row.respond_by?.toISOString() ?? null,
        opened_at: row.opened_at.toISOString(),
        closed_at: row.closed_at?.toISOString() ?? null,
      }));
    },

    async payBackAgain(trx, order_id, id) {
      const task = await find(trx, order_id, id);
      if (task && stateOf(task) === 'pending') return true;
      if (!task || !isLeft(task)) return false;
      const { payment_id, amount, reason } = task;
      const followed_by = await recorder.want(trx, payment_id, { kind: 'refund', amount, reason });
      await paymentTasksRepository.setFollowed(trx, id, { followed_by });
      return true;
    },

    async payBackByHand(trx, order_id, id, words) {
      const task = await find(trx, order_id, id);
      if (!task || !isLeft(task)) return false;
      await paymentTasksRepository.setFollowed(trx, id, { by_hand: words, by_hand_at: clock.now() });
      return true;
    },
  };
}

/** It failed, and nothing has been done about it. */
const isLeft = ({ failed, followed_by, by_hand }: RefundTask): boolean =>
  failed && followed_by === null && by_hand === null;

function stateOf({ failed, state }: RefundTask): PayBack['state'] {
  if (failed) return 'failed';
  return state === 'wanted' ? 'pending' : 'done';
}

function messageOf({ why, last_error, attempts }: RefundTask, state: PayBack['state'], language: Language) {
  if (state === 'failed') return troubleMessage(why || (last_error ?? ''), language);
  return state === 'pending' && attempts > 0 ? noAnswerMessage(language) : null;
}
