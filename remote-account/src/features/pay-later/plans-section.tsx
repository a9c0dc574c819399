import type { Instalment, PayLaterAccount, PayLaterSchedule } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { Button, ButtonLink, EmptyState, VisuallyHidden } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { useRef, useState } from 'react';
import { Section } from '../../frame/section';
import { InstalmentList } from '../../orders/instalment-list';
import { PayDialog } from './pay-dialog';
import { payLaterMessages } from './pay-later-messages';
import styles from './pay-later.module.css';

export interface Payable {
  schedule: PayLaterSchedule;
  instalment: Instalment;
}

const isDone = ({ instalments }: PayLaterSchedule): boolean => instalments.every(({ state }) => state === 'paid');

/** The plan of each order with its parts; those that are paid come last. */
export function PlansSection({ account }: { account: PayLaterAccount }) {
  const text = useMessages(payLaterMessages);
  const [paying, setPaying] = useState<Payable>();
  const title = useRef<HTMLHeadingElement>(null);
  const { schedules, currency } = account;
  const ordered = [...schedules].sort((a, b) => Number(isDone(a)) - Number(isDone(b)));
  return (
    <Section title={text.plansTitle} titleRef={title}>
      {schedules.length === 0 && (
        <EmptyState
          level={3}
          compact
          title={text.noPlansTitle}
          actions={
            <ButtonLink as={Link} to={paths.products()} variant="secondary">
              {text.browse}
            </ButtonLink>
          }
        >
          {text.noPlansText}
        </EmptyState>
      )}
      {ordered.map((schedule) => (
        <div key={schedule.order_id} className={styles.Plan}>
          <h3 className={styles.PlanTitle}>
            <Link to={paths.order(schedule.order_number)}>{text.planOf(schedule.order_number)}</Link>
            <span className={styles.Quiet}>{schedule.plan_name}</span>
          </h3>
          <InstalmentList
            instalments={schedule.instalments}
            currency={currency}
            actionOf={(instalment) => (
              <Button variant="secondary" size="sm" onClick={() => setPaying({ schedule, instalment })}>
                {text.payPart}
                <VisuallyHidden>{text.payPartOf(instalment.number, schedule.order_number)}</VisuallyHidden>
              </Button>
            )}
          />
        </div>
      ))}
      <PayDialog
        payable={paying}
        currency={currency}
        onClose={() => setPaying(undefined)}
        onPaid={() => {
          setPaying(undefined);
          // the button that opened the dialog may be gone
          requestAnimationFrame(() => title.current?.focus());
        }}
      />
    </Section>
  );
}
