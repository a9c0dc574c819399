import { ApiError, api } from '@tessera/shared/client';
import type { Checkout, PlacedOrder, Profile } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { profileQuery } from '@tessera/shared/query';
import { useQueryClient } from '@tessera/shared/vendor/query';
import { useNavigate } from '@tessera/shared/vendor/router';
import { useRef, useState } from 'react';
import { checkoutQuery, orderQuery } from '../../../frame/order.queries';
import { checkoutMessages } from '../../../messages/checkout';
import { saveCard, readSavedCard } from '../../../payment/saved-card';
import type { PaymentRequest } from '../../../payment/use-payment-choice';
import { newKey } from '../../../frame/controls/new-key';
import { beginAttempt, endAttempt, noteOrder, type OrderRequest } from './order-attempt';

/** What is sent to pay with, from what the checkout holds and the card that this tab holds. */
export function paymentOf({ payment_method, plan }: Checkout): PaymentRequest | undefined {
  if (!payment_method) return undefined;
  const card = ['test-card', 'pay-later'].includes(payment_method) ? readSavedCard() : undefined;
  if (payment_method === 'test-card' && !card) return undefined;
  const needsPlan = payment_method === 'pay-later' && plan !== null;
  return { method: payment_method, ...(card && { token: card.token }), ...(needsPlan && { plan }) };
}

/** What was ordered is in the cart no more; whatever else is true the server says a moment later. */
const withoutGoods = (profile: Profile | undefined): Profile | undefined =>
  profile && { ...profile, cart: { ...profile.cart, cart_items: [], item_count: 0, subtotal: 0, total: 0 } };

/** A refusal that another card or another way of paying may solve. */
function isAboutPayment(error: ApiError): boolean {
  // A card that was kept too long is not sent any more, and asked for by its field.
  return error.status < 500 && (/^(payments|pay_later)\./.test(error.code) || 'payment.token' in error.errors);
}

export interface PlaceOrderOptions {
  onPlaced?: () => void;
  /** is told why, where another way of paying is the way on */
  onRefusedPayment?: (reason: string) => void;
}

export interface PlaceOrder {
  pending: boolean;
  failure: string | undefined;
  /** @returns once it is answered or lost */
  place: (body: OrderRequest) => Promise<void>;
}

/**
 * Places the order. Whatever happens on the way (a double click, a reload, a lost answer), the same Idempotency-Key is sent
 * until the server has said yes or no, so that it makes one order.
 */
export function usePlaceOrder({ onPlaced, onRefusedPayment }: PlaceOrderOptions = {}): PlaceOrder {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const busy = useRef(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function finish(placed: PlacedOrder): Promise<void> {
    endAttempt();
    onPlaced?.();
    saveCard(undefined);
    noteOrder(placed);
    const { order } = placed;
    queryClient.setQueryData(orderQuery(order.number).queryKey, order);
    queryClient.setQueryData(profileQuery().queryKey, withoutGoods);
    void queryClient.invalidateQueries({ queryKey: profileQuery().queryKey });
    // 'back' must not lead into this order again
    await navigate(paths.confirmation(order.number), { replace: true });
    queryClient.removeQueries({ queryKey: checkoutQuery().queryKey });
  }

  async function explain(error: unknown): Promise<void> {
    const text = messagesIn(checkoutMessages);
    const isAnswered = error instanceof ApiError && error.status > 0 && error.status < 500;
    if (!isAnswered) return setFailure(text.unanswered);
    endAttempt();
    // the server knows better now: prices, stock, offers
    await queryClient.invalidateQueries({ queryKey: checkoutQuery().queryKey });
    setFailure(error.message);
    if (!isAboutPayment(error)) return;
    saveCard(undefined);
    onRefusedPayment?.(error.message);
  }

  async function place(body: OrderRequest): Promise<void> {
    // state comes too late for a double click
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    setFailure(undefined);
    try {
      // placed, this page is left, perhaps for another document: until that is here it stays as it is
      await finish(await api.post<PlacedOrder>('orders', { json: body, key: beginAttempt(body, newKey) }));
    } catch (error) {
      await explain(error);
      busy.current = false;
      setPending(false);
    }
  }

  return { pending, failure, place };
}
