import type { AdminOrder } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Alert } from '@tessera/shared/ui';
import { useState } from 'react';
import { orderDialogsMessages } from '../../../messages/orders/order-dialogs';
import { changesOf } from '../model/changes.model';
import styles from './actions.module.css';

/** What has changed about the order since this was opened; nothing while it is the same. */
export function StaleNotice({ order }: { order: AdminOrder }) {
  const text = useMessages(orderDialogsMessages);
  const locale = useLocale();
  const [opened] = useState(order);
  if (opened.version === order.version) return null;
  const changes = changesOf(opened, order, locale);
  return (
    <Alert tone="warning">
      <p className={styles.Strong}>{text.staleTitle}</p>
      <ul className={styles.Changes}>
        {(changes.length > 0 ? changes : [text.changes.other]).map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <p>{text.staleText}</p>
    </Alert>
  );
}
