import type { Checkout } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { ButtonLink, EmptyState } from '@tessera/shared/ui';
import { Link, useNavigate } from '@tessera/shared/vendor/router';
import { useEffect, useState } from 'react';
import { checkoutMessages } from '../../messages/checkout';
import { CheckoutSkeleton } from './checkout-skeleton';
import { lastOrder, unansweredAttempt } from './review/order-attempt';
import { usePlaceOrder } from './review/use-place-order';

/**
 * Nothing to order. After an order that is what 'back' finds: it leads to that order, never into a second one. And when an
 * answer was lost, the same attempt is asked for once more: with nothing in the cart it can only tell of the order that it made.
 */
export function CheckoutEmpty({ checkout }: { checkout: Checkout }) {
  const text = useMessages(checkoutMessages);
  const navigate = useNavigate();
  const [number] = useState(lastOrder);
  const [attempt] = useState(unansweredAttempt);
  const { place, failure } = usePlaceOrder();

  useEffect(() => {
    if (attempt) void place(attempt.body);
    else if (number) void navigate(paths.confirmation(number), { replace: true });
    // once, for what was found when the page opened
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  if ((attempt && !failure) || (!attempt && number)) return <CheckoutSkeleton />;
  const gone = checkout.problems.filter(({ part, variant_id }) => part === 'items' && variant_id !== undefined);
  return (
    <EmptyState
      title={text.emptyTitle}
      actions={
        <>
          <ButtonLink as={Link} to={paths.cart()}>
            {text.toCart}
          </ButtonLink>
          {/* another tab or device may just have ordered it */}
          <ButtonLink as={Link} variant="quiet" to={paths.orders()}>
            {text.toOrders}
          </ButtonLink>
        </>
      }
    >
      {gone.length === 0 ? text.emptyText : gone.map(({ variant_id, sentence }) => <p key={variant_id}>{sentence}</p>)}
    </EmptyState>
  );
}
