import type { Order } from '@tessera/shared/contract';
import { SuccessSeal } from '@tessera/shared/components';
import { useMessages } from '@tessera/shared/i18n';
import { PageHeader } from '@tessera/shared/ui';
import { confirmationMessages } from '../../messages/confirmation';
import styles from '../../frame/order-page.module.css';
import { moodOf, type OrderMood } from './confirmation.model';
import { useAnsweredHead } from './use-answered-head';

/** The one thing to know first, and the order's number. */
export function OrderHead({ order }: { order: Order }) {
  const text = useMessages(confirmationMessages);
  const mood = moodOf(order);
  const head = useAnsweredHead(order);
  const titles: Record<OrderMood, string> = {
    thanks: text.thanks(order.shipping_address.first_name),
    open: text.openTitle,
    waiting: text.waitingTitle,
    failed: text.failedTitle,
    cancelled: text.cancelledTitle,
  };
  return (
    <div ref={head} className={styles.Head} data-mood={mood} tabIndex={-1}>
      {mood === 'thanks' && <SuccessSeal />}
      <PageHeader
        title={titles[mood]}
        intro={
          <>
            {text.number} <strong className={styles.Number}>{order.number}</strong>
          </>
        }
      />
    </div>
  );
}
