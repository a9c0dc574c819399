import { api } from '@tessera/shared/client';
import type { InstalmentPayment, Payment } from '@tessera/shared/contract';
import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import type { Card } from './card.model';
import type { Method } from './method-choice';
import { useShowPayLater, payLaterQuery } from '../account/pay-later.queries';

interface Ends {
  onPaid: () => void;
  /** the bank has not answered yet */
  onPending: () => void;
  /** Stripe asks for the card */
  onStripe: (payment: Payment) => void;
}

interface Wanted {
  amount: number;
  method: Method;
  /** for the test gateway alone */
  card: Card | undefined;
}

export type PayInstalment = ReturnType<typeof usePayInstalment>;

const DONE = new Set<Payment['status']>(['paid', 'authorised']);

/** Pays an instalment by card, with the code that a bank may ask for in between. */
export function usePayInstalment(instalment_id: string, { onPaid, onPending, onStripe }: Ends) {
  const [waiting, setWaiting] = useState<Payment>();
  const [declined, setDeclined] = useState<string>();
  const show = useShowPayLater();
  const queryClient = useQueryClient();

  const settle = (payment: Payment): void => {
    const { status, message, method, action } = payment;
    if (status === 'pending' && method === 'stripe') {
      // without an action Stripe is away, and nothing has begun
      if (action) onStripe(payment);
      else setDeclined('');
      return;
    }
    setWaiting(status === 'needs_confirmation' ? payment : undefined);
    setDeclined(status === 'failed' || status === 'cancelled' ? (message ?? '') : undefined);
    if (DONE.has(status)) onPaid();
    if (status === 'pending') onPending();
  };

  const pay = useMutation({
    mutationFn: async ({ amount, method, card }: Wanted) => {
      const found = card && (await api.post<{ token: string }>('test-gateway/tokens', { json: card }));
      const json = { amount, method, ...(found && { token: found.token }) };
      return api.post<InstalmentPayment>(`pay-later/instalments/${instalment_id}/payments`, { json });
    },
    onSuccess: ({ account, payment }) => {
      show(account);
      settle(payment);
    },
  });

  const confirm = useMutation({
    mutationFn: ({ id, code }: { id: string; code: string }) =>
      api.post<Payment>(`payments/${id}/confirm`, { json: { code } }),
    onSuccess: async (payment) => {
      show(await queryClient.fetchQuery({ ...payLaterQuery(), staleTime: 0 }));
      settle(payment);
    },
  });

  return {
    start: (wanted: Wanted): void => {
      setDeclined(undefined);
      confirm.reset();
      pay.mutate(wanted);
    },
    /** the payment that a bank wants to be sure of */
    waiting,
    confirm: (code: string): void => {
      if (waiting && !confirm.isPending) confirm.mutate({ id: waiting.id, code });
    },
    /** why it was declined; '' where nobody said */
    declined,
    failure: pay.error ?? confirm.error,
    isPending: pay.isPending || confirm.isPending,
  };
}
