import type { PayLaterAccount, PayLaterSchedule } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { Button, ButtonLink, EmptyState, VisuallyHidden } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { useRef, useState } from 'react';
import { Section } from '../../frame/section/section';
import { payLaterMessages } from '../../messages/pay-later';
import { InstalmentList } from '../../orders/instalment-list';
import { hasOverdue } from './account/overdue';
import { PayDialog } from './payment/pay-dialog';
import styles from './account/pay-later.module.css';
import { LateStripeStep } from './stripe/late-stripe-step';
import { useStripeStep, type Payable } from './stripe/use-stripe-step';

const isDone = ({ instalments }: PayLaterSchedule): boolean => instalments.every(({ state }) => state === 'paid');

/** What is overdue comes first, what is paid last. */
const rankOf = (schedule: PayLaterSchedule): number => Number(isDone(schedule)) - Number(hasOverdue(schedule));

function NoPlans() {
  const text = useMessages(payLaterMessages);
  return (
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
  );
}

/** The plan of each order with its instalments. */
export function PlansSection({ account }: { account: PayLaterAccount }) {
  const text = useMessages(payLaterMessages);
  const [paying, setPaying] = useState<Payable>();
  const title = useRef<HTMLHeadingElement>(null);
  const { schedules, currency, payment_methods: methods } = account;
  const { step, begin, end } = useStripeStep(schedules);
  const ordered = [...schedules].sort((a, b) => rankOf(a) - rankOf(b));
  // what had the focus, or had opened the dialog, may be gone
  const focusTitle = () => requestAnimationFrame(() => title.current?.focus());

  const payButton = (schedule: PayLaterSchedule, instalment: Payable['instalment']) =>
    methods.length > 0 &&
    instalment.id !== step?.payable.instalment.id && (
      <Button variant="secondary" size="sm" onClick={() => setPaying({ schedule, instalment })}>
        {text.payNow}
        <VisuallyHidden>{text.payNowOf(instalment.number, schedule.order_number)}</VisuallyHidden>
      </Button>
    );

  return (
    <Section title={text.plansTitle} titleRef={title}>
      {schedules.length === 0 && <NoPlans />}
      {methods.length === 0 && !ordered.every(isDone) && <p>{text.noMethods}</p>}
      {ordered.map((schedule) => (
        <div key={schedule.order_id} className={styles.Plan}>
          <h3 className={styles.PlanTitle}>
            <Link to={paths.order(schedule.order_number)}>{text.planOf(schedule.order_number)}</Link>
            <span className={styles.Quiet}>{schedule.plan_name}</span>
          </h3>
          <InstalmentList
            instalments={schedule.instalments}
            currency={currency}
            actionOf={(instalment) => payButton(schedule, instalment)}
          />
          {step?.payable.schedule === schedule && (
            <LateStripeStep
              payable={step.payable}
              paymentId={step.payment_id}
              currency={currency}
              onEnd={() => {
                end();
                focusTitle();
              }}
            />
          )}
        </div>
      ))}
      <PayDialog
        payable={paying}
        currency={currency}
        methods={methods}
        onClose={() => setPaying(undefined)}
        onPaid={() => {
          setPaying(undefined);
          focusTitle();
        }}
        onStripe={(payment) => {
          if (paying) begin(paying, payment);
          setPaying(undefined);
        }}
      />
    </Section>
  );
}
