import type { AdminOrder } from '@tessera/shared/contract';

export type OrderRefund = AdminOrder['refunds'][number];

/** What of an order's money wants somebody to do something, the most urgent first. */
export type Trouble =
  | { kind: 'dispute'; id: string; dispute: AdminOrder['disputes'][number] }
  | { kind: 'lost'; id: string }
  | { kind: 'capture'; id: string; payment: AdminOrder['payments'][number] }
  | { kind: 'refund'; id: string; refund: OrderRefund };

/** A refund that failed and was not made up for, or that the provider has not answered about. */
const isTrouble = ({ can_retry, state, attempts }: OrderRefund): boolean =>
  can_retry && (state === 'failed' || attempts > 0);

type Money = Pick<AdminOrder, 'status' | 'payment_status' | 'disputes' | 'payments' | 'refunds'>;

/** Its goods were promised against money that is not reserved any more; an order that was never paid is none of these. */
const isLost = ({ status, payment_status }: Money): boolean => status === 'open' && payment_status === 'failed';

export function troublesOf(order: Money): Trouble[] {
  const { disputes, payments, refunds } = order;
  return [
    ...disputes
      .filter(({ state }) => state === 'open')
      .map((dispute): Trouble => ({ kind: 'dispute', id: dispute.id, dispute })),
    ...(isLost(order) ? [{ kind: 'lost', id: 'lost' } as const] : []),
    ...payments
      .filter(({ capture_trouble }) => capture_trouble !== null)
      .map((payment): Trouble => ({ kind: 'capture', id: payment.id, payment })),
    ...refunds.filter(isTrouble).map((refund): Trouble => ({ kind: 'refund', id: refund.id, refund })),
  ];
}

/** A word of the API's in those of the screen; its own where there are none. */
export const wordFor = (words: Record<string, string>, said: string): string =>
  Object.hasOwn(words, said) ? (words[said] ?? said) : said;

interface DisputeWords {
  disputeReasons: Record<string, string>;
  quoted: (word: string) => string;
}

/** Why a payer disputes, in the screen's words; what the provider says beyond those as it came, in quotes; '' for nothing. */
export const disputeReason = ({ disputeReasons, quoted }: DisputeWords, said: string): string =>
  said === '' || Object.hasOwn(disputeReasons, said) ? wordFor(disputeReasons, said) : quoted(said);
