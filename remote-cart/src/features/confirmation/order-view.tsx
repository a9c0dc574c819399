import type { Order } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { ButtonLink } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { confirmationMessages } from '../../messages/confirmation';
import styles from '../../frame/order-page.module.css';
import { moodOf } from './confirmation.model';
import { OrderFacts } from './order-facts';
import { OrderHead } from './order-head';
import { PaymentTask } from './payment/payment-task';
import { WhatNext } from './what-next';

/** An order right after it was placed. */
export function OrderView({ order }: { order: Order }) {
  const text = useMessages(confirmationMessages);
  return (
    <>
      <OrderHead order={order} />
      <div className={styles.Columns}>
        <div className={styles.Main}>
          <div aria-live="polite">
            <PaymentTask order={order} />
          </div>
          {moodOf(order) === 'thanks' && <WhatNext order={order} />}
          <p className={styles.Ways}>
            <ButtonLink as={Link} variant="secondary" to={paths.order(order.number)}>
              {text.viewOrder}
            </ButtonLink>
            <ButtonLink as={Link} variant="quiet" to={paths.products()}>
              {text.goOn}
            </ButtonLink>
          </p>
        </div>
        <OrderFacts order={order} />
      </div>
    </>
  );
}
