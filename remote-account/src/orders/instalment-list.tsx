import type { Instalment } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Badge, type BadgeProps } from '@tessera/shared/ui';
import type { ReactNode } from 'react';
import { formatDate } from '@tessera/shared/dates';
import { moneyFormat } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import ruled from '../frame/section/ruled.module.css';
import { ordersMessages } from '../messages/orders';
import styles from './instalment-list.module.css';

interface InstalmentListProps {
  instalments: Instalment[];
  currency: string;
  /** what can be done with a part that is not paid */
  actionOf?: (instalment: Instalment) => ReactNode;
}

const TONES: Record<Instalment['state'], NonNullable<BadgeProps['tone']>> = {
  paid: 'success',
  open: 'neutral',
  due: 'warning',
  overdue: 'danger',
};

/** The parts of a plan: when each is due, how much it is, and whether it is paid. */
export function InstalmentList({ instalments, currency, actionOf }: InstalmentListProps) {
  const text = useMessages(ordersMessages);
  const locale = useLocale();
  const money = moneyFormat(currency, useLocale());
  return (
    <ol className={ruled.List}>
      {instalments.map((instalment) => {
        const { id, number, due_on, amount, paid, state } = instalment;
        // written off, waived or given back whole: nobody has paid it
        const isDropped = amount === 0;
        return (
          <li key={id} className={styles.Instalment}>
            <div className={styles.Words}>
              <p className={styles.Name}>
                {text.instalment(number)}{' '}
                <Badge tone={isDropped ? 'neutral' : TONES[state]}>
                  {isDropped ? text.instalmentDropped : text.instalmentStates[state]}
                </Badge>
              </p>
              {!isDropped && (
                <p className={styles.Quiet}>
                  {text.due(formatDate(due_on, locale))}
                  {paid > 0 && paid < amount && ` · ${text.paidOf(money(paid))}`}
                </p>
              )}
            </div>
            <p className={styles.Amount}>{money(amount)}</p>
            {state !== 'paid' && actionOf && <div className={styles.Action}>{actionOf(instalment)}</div>}
          </li>
        );
      })}
    </ol>
  );
}
