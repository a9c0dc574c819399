import type { TrackedOrder } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Container, PageHeader } from '@tessera/shared/ui';
import { useState } from 'react';
import { ordersMessages } from '../../messages/orders';
import { TrackForm } from './track-form';
import { Tracked } from './tracked';
import styles from './track.module.css';

/** /orders/track: where an order is, for whoever knows its number and e-mail address. Nothing of it is kept anywhere. */
export function Page() {
  const text = useMessages(ordersMessages);
  const [order, setOrder] = useState<TrackedOrder>();
  return (
    <Container className={styles.Page} width="narrow">
      <PageHeader
        title={order ? text.orderTitle(order.number) : text.trackTitle}
        intro={order ? undefined : text.trackText}
      />
      {order ? <Tracked order={order} onAgain={() => setOrder(undefined)} /> : <TrackForm onFound={setOrder} />}
    </Container>
  );
}
