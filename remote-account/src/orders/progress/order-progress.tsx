import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Icon, VisuallyHidden } from '@tessera/shared/ui';
import { ordersMessages } from '../../messages/orders';
import { orderProgress, type ProgressOrder } from './order-progress.model';
import styles from './order-progress.module.css';

/** The steps from the order to the door, along a line. */
export function OrderProgress({ order }: { order: ProgressOrder }) {
  const text = useMessages(ordersMessages);
  const locale = useLocale();
  const day = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' });
  const words = { done: text.stepDone, now: text.stepNow, to_come: text.stepToCome };
  return (
    <ol className={styles.Steps} aria-label={text.progress}>
      {orderProgress(order).map(({ step, state, at }) => (
        <li key={step} className={styles.Step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={styles.Mark}>{state === 'done' && <Icon name="check" size={14} />}</span>
          <span className={styles.Name}>
            {text.steps[step]}
            <VisuallyHidden>, {words[state]}</VisuallyHidden>
          </span>
          <span className={styles.Day}>{at && <time dateTime={at}>{day.format(new Date(at))}</time>}</span>
        </li>
      ))}
    </ol>
  );
}
