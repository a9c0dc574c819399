import type { Instalment, PayLaterSchedule, Payment } from '@tessera/shared/contract';
import { api } from '@tessera/shared/client';
import { useSession } from '@tessera/shared/session';
import { useQuery, useQueryClient } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { keepStarted, readStarted } from './started-payment';

export interface Payable {
  schedule: PayLaterSchedule;
  instalment: Instalment;
}

/** milliseconds between two looks at a payment that is under way: often at first, then seldom */
const OFTEN = 2000;
const SELDOM = 10_000;
const OFTEN_LOOKS = 20;

export const ARRIVED = new Set<Payment['status']>(['paid', 'refunded', 'partially_refunded']);
/** Once Stripe has taken a card, 'failed' is old news of a card before it: the shop hears of things in any order. */
const SETTLED = new Set<Payment['status']>([...ARRIVED, 'cancelled']);

const paymentKey = (userId: string | undefined, id: string) => ['payment', userId ?? null, id] as const;

function findPayable(schedules: PayLaterSchedule[], id: string): Payable | undefined {
  for (const schedule of schedules) {
    const instalment = schedule.instalments.find((one) => one.id === id);
    if (instalment) return { schedule, instalment };
  }
  return undefined;
}

/** The payment that goes on at Stripe, if one was begun, also before a reload. */
export function useStripeStep(schedules: PayLaterSchedule[]) {
  const [started, setStarted] = useState(readStarted);
  const queryClient = useQueryClient();
  const userId = useSession((session) => session.userId);
  const payable = started && findPayable(schedules, started.instalment_id);
  return {
    step: started && payable && { payable, payment_id: started.id },
    begin: ({ instalment }: Payable, payment: Payment): void => {
      queryClient.setQueryData<Payment>(paymentKey(userId, payment.id), payment);
      const next = { id: payment.id, instalment_id: instalment.id };
      keepStarted(next);
      setStarted(next);
    },
    end: (): void => {
      keepStarted(undefined);
      setStarted(undefined);
    },
  };
}

/** A payment, looked at again and again while Stripe has it and the shop has not heard of it. */
export function useStartedPayment(id: string, isSent: boolean) {
  const userId = useSession((session) => session.userId);
  return useQuery({
    queryKey: paymentKey(userId, id),
    queryFn: ({ signal }) => api.get<Payment>(`payments/${encodeURIComponent(id)}`, { signal }),
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      if (!isSent || (data && SETTLED.has(data.status))) return false;
      return dataUpdateCount < OFTEN_LOOKS ? OFTEN : SELDOM;
    },
    meta: { personal: true },
  });
}
