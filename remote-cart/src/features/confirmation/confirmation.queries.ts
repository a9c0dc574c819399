import { api } from '@tessera/shared/client';
import type { Order, Payment, PaymentOfferList } from '@tessera/shared/contract';
import { useSession } from '@tessera/shared/session';
import { useMutation, useQuery, useQueryClient } from '@tessera/shared/vendor/query';
import { useEffect } from 'react';
import { useAttempt } from '../../frame/controls/use-attempt';
import { orderQuery } from '../../frame/order.queries';
import type { PaymentRequest } from '../../payment/use-payment-choice';
import { isWaiting } from './confirmation.model';

/** milliseconds between two looks at a payment that is under way: often at first, then seldom */
const OFTEN = 2000;
const SELDOM = 10_000;
const OFTEN_LOOKS = 20;

/** The order, looked at again and again while its payment has no answer. */
export function useOrder(number: string) {
  const userId = useSession((state) => state.userId);
  return useQuery({
    ...orderQuery(number, userId),
    refetchInterval: ({ state }) => {
      if (!state.data || !isWaiting(state.data.payment)) return false;
      return state.dataUpdateCount < OFTEN_LOOKS ? OFTEN : SELDOM;
    },
  });
}

/** Puts what has become of the payment into the order at once, and then reads the order. */
function usePaymentAnswer({ number }: Order) {
  const queryClient = useQueryClient();
  const { queryKey } = orderQuery(number);
  return (payment?: Payment): void => {
    if (payment) queryClient.setQueryData<Order>(queryKey, (order) => order && { ...order, payment });
    void queryClient.invalidateQueries({ queryKey });
  };
}

/** Gives the code that the bank asks for. */
export function useConfirmPayment(order: Order) {
  const take = usePaymentAnswer(order);
  return useMutation({
    mutationFn: (code: string) =>
      api.post<Payment>(`payments/${encodeURIComponent(order.payment.id)}/confirm`, { json: { code } }),
    onSuccess: take,
  });
}

/** The ways in which an order that is not paid can be paid at the sum that it has. */
export function usePaymentOffers({ id, payment, owed }: Order) {
  return useQuery({
    queryKey: ['payment-offers', id, payment.id, owed],
    queryFn: async ({ signal }) =>
      (await api.get<PaymentOfferList>(`orders/${encodeURIComponent(id)}/payment-offers`, { signal })).items,
    meta: { personal: true },
  });
}

/** Pays an order that is not paid yet. The same try keeps its key until it is answered, so that it is charged once. */
export function usePayAgain(order: Order) {
  const take = usePaymentAnswer(order);
  const attempt = useAttempt();
  return useMutation({
    mutationFn: (request: PaymentRequest) =>
      api.post<Payment>(`orders/${encodeURIComponent(order.id)}/payments`, {
        json: request,
        key: attempt.keyOf(request),
      }),
    onSuccess: (payment) => {
      attempt.end();
      take(payment);
    },
  });
}

/** Reads the order anew, again and again while `isOn`: something was done outside of this page. */
export function useReadOften({ number }: Order, isOn: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isOn) return;
    let looks = 0;
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      looks += 1;
      void queryClient.invalidateQueries({ queryKey: orderQuery(number).queryKey });
      timer = setTimeout(look, looks < OFTEN_LOOKS ? OFTEN : SELDOM);
    };
    look();
    return () => clearTimeout(timer);
  }, [isOn, number, queryClient]);
}
