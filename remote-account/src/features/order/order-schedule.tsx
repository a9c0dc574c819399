import type { PayLaterSchedule } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { Link } from '@tessera/shared/vendor/router';
import { Section } from '../../frame/section/section';
import { ordersMessages } from '../../messages/orders';
import { InstalmentList } from '../../orders/instalment-list';

interface OrderScheduleProps {
  schedule: PayLaterSchedule;
  currency: string;
}

/** In which parts the order is paid. */
export function OrderSchedule({ schedule, currency }: OrderScheduleProps) {
  const text = useMessages(ordersMessages);
  return (
    <Section title={text.scheduleTitle} intro={schedule.plan_name}>
      <InstalmentList instalments={schedule.instalments} currency={currency} />
      <p>
        <Link to={paths.accountPayLater()}>{text.toPayLater}</Link>
      </p>
    </Section>
  );
}
