import { api, ApiError } from '@tessera/shared/client';
import type { OrderToPay, Payment } from '@tessera/shared/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tessera/shared/vendor/query';
import { useAttempt } from '../../frame/controls/use-attempt';
import type { PaymentRequest } from '../../payment/use-payment-choice';

/** milliseconds between two looks at a payment that is under way: often at first, then seldom */
const OFTEN = 2000;
const SELDOM = 10_000;
const OFTEN_LOOKS = 20;

const addressOf = (token: string): string => `payment-links/${encodeURIComponent(token)}`;

const orderToPayQuery = (token: string) =>
  queryOptions({
    queryKey: ['payment-link', token],
    queryFn: ({ signal }) => api.get<OrderToPay>(addressOf(token), { signal }),
  });

/** The provider owes an answer. */
export const isWaiting = ({ state, payment }: OrderToPay): boolean =>
  state === 'open' && payment !== null && payment.status === 'pending' && payment.action === null;

/** What is to be paid; it is looked at again and again while a payment has no answer, or `isSent` says that one is on its way. */
export function useOrderToPay(token: string, isSent: boolean) {
  return useQuery({
    ...orderToPayQuery(token),
    refetchInterval: ({ state }) => {
      const { data } = state;
      const isOpen = data && (isWaiting(data) || (isSent && data.state === 'open'));
      if (!isOpen) return false;
      return state.dataUpdateCount < OFTEN_LOOKS ? OFTEN : SELDOM;
    },
  });
}

/** What is told of each try: whether it came to nothing because another payment was first. */
type OnTried = (isLate: boolean) => void;

const LATE = new Set(['payments.not_payable', 'payments.nothing_to_confirm']);

const isLate = (payment: Payment | undefined, error: Error | null): boolean =>
  payment?.status === 'cancelled' || (error instanceof ApiError && LATE.has(error.code));

/** Pays what is owed. The same try keeps its key until it is answered, so that it is charged once. */
export function usePayByLink(token: string, onTried: OnTried) {
  const queryClient = useQueryClient();
  const attempt = useAttempt();
  return useMutation({
    mutationFn: ({ method, token: card }: PaymentRequest) => {
      const request = { method, ...(card !== undefined && { token: card }) };
      return api.post<Payment>(`${addressOf(token)}/payments`, { json: request, key: attempt.keyOf(request) });
    },
    onSuccess: attempt.end,
    // Also where it was refused: somebody else may have paid meanwhile.
    onSettled: (payment, error) => {
      onTried(isLate(payment, error));
      return queryClient.invalidateQueries({ queryKey: orderToPayQuery(token).queryKey });
    },
  });
}

/** Gives the code that the bank asks for. @param id the payment's */
export function useConfirmByLink(token: string, id: string, onTried: OnTried) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: string) =>
      api.post<Payment>(`${addressOf(token)}/payments/${encodeURIComponent(id)}/confirm`, { json: { code } }),
    onSettled: (payment, error) => {
      onTried(isLate(payment, error));
      return queryClient.invalidateQueries({ queryKey: orderToPayQuery(token).queryKey });
    },
  });
}
