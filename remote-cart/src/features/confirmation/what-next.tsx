import type { Order } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { formatDays } from '@tessera/shared/dates';
import { useLocale } from '../../frame/page-locale';
import { confirmationMessages } from '../../messages/confirmation';
import styles from './confirmation-page.module.css';

/** What happens from here on, once nothing is left to do. */
export function WhatNext({ order: { email, delivery, payment } }: { order: Order }) {
  const text = useMessages(confirmationMessages);
  const days = formatDays(delivery.earliest_on, delivery.latest_on, useLocale());
  return (
    <section aria-labelledby="what-next">
      <h2 id="what-next" className={styles.Subtitle}>
        {text.next}
      </h2>
      <ol className={styles.Next}>
        <li>{text.mail(email)}</li>
        <li>{text.packed}</li>
        {/* the days begin once the money is there */}
        {payment?.action?.kind !== 'transfer' && <li>{text.arrival(days)}</li>}
      </ol>
    </section>
  );
}
