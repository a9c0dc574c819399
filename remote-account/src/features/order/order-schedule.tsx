import type { PayLaterSchedule } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { Link } from '@tessera/shared/vendor/router';
import { Section } from '../../frame/section/section';
import { ordersMessages } from '../../messages/orders';
import { InstalmentList } from '../../orders/instalment-list';
import styles from './order.module.css';

interface OrderScheduleProps {
  schedule: PayLaterSchedule;
  currency: string;
}

/** In which parts the order is paid. */
export function OrderSchedule({ schedule, currency }: OrderScheduleProps) {
  const text = useMessages(ordersMessages);
  const isPaid = schedule.instalments.every(({ state }) => state === 'paid');
  return (
    <Section title={text.scheduleTitle} intro={schedule.plan_name}>
      <InstalmentList instalments={schedule.instalments} currency={currency} />
      <p className={styles.Onward}>
        <Link to={paths.accountPayLater()}>{isPaid ? text.toPlans : text.toPayLater}</Link>
      </p>
    </Section>
  );
}
