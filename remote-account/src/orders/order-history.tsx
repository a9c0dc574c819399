import type { OrderEvent } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { Section } from '../frame/section/section';
import { momentOf } from '@tessera/shared/dates';
import { ordersMessages } from '../messages/orders';
import { amountOf, knownEvent } from './order-event';
import styles from './order-history.module.css';

interface OrderHistoryProps {
  title: string;
  timeline: OrderEvent[];
  /** none: amounts are not told */
  currency?: string;
}

/** What has happened, the latest first. */
export function OrderHistory({ title, timeline, currency }: OrderHistoryProps) {
  const text = useMessages(ordersMessages);
  const locale = useLocale();
  const known = timeline.flatMap((event) => {
    const name = knownEvent(event, text.events);
    return name ? [{ ...event, message: text.events[name] }] : [];
  });
  if (known.length === 0) return null;
  return (
    <Section title={title}>
      <ol className={styles.Events}>
        {known.reverse().map((event, index) => {
          const amount = currency === undefined ? undefined : amountOf(event);
          return (
            <li key={`${event.at} ${index}`} className={styles.Event}>
              <span>
                {event.message}
                {currency !== undefined && amount !== undefined && text.ofAmount(formatMoney(amount, currency, locale))}
              </span>
              <time className={styles.Time} dateTime={event.at}>
                {momentOf(event.at, locale)}
              </time>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
