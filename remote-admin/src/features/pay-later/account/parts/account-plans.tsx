import type { AdminPayLaterRecord } from '@tessera/shared/contract';
import { formatDate } from '@tessera/shared/dates';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { Badge } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { ActionButton } from '../../../../controls/actions/action-button';
import { Menu } from '../../../../controls/actions/menu';
import { accountMessages } from '../../../../messages/pay-later/account';
import { Card } from '../../../../page/card';
import rows from '../../../../page/rows.module.css';
import {
  letGoOf,
  openOf,
  openOfPlan,
  PART_ACTIONS,
  releaseOf,
  type Action,
  type AskedAction,
  type Instalment,
  type Schedule,
} from '../model/account.model';
import styles from './account.module.css';

export interface AccountPartProps {
  account: AdminPayLaterRecord;
  /** why somebody may not do it: undefined where they may */
  whyNot: (action: Action) => string | undefined;
  /** gives a promise while what it opens is on its way */
  onAction: (asked: AskedAction) => void | Promise<void>;
}

interface PlanProps extends AccountPartProps {
  schedule: Schedule;
}

const TONES = { paid: 'success', open: 'neutral', due: 'warning', overdue: 'danger' } as const;

function Part({ instalment, ...plan }: PlanProps & { instalment: Instalment }) {
  const { account, schedule, whyNot, onAction } = plan;
  const text = useMessages(accountMessages);
  const locale = useLocale();
  const { number, due_on, amount, paid, state } = instalment;
  const release = releaseOf(instalment, account.adjustments);
  const money = (minor: number) => formatMoney(minor, account.currency, locale);
  return (
    <li className={rows.Row}>
      <div className={styles.Part}>
        <div className={styles.PartWords}>
          <p className={rows.Head}>
            <span className={rows.Strong}>{text.plans.part(number)}</span>
            <Badge tone={release ? 'neutral' : TONES[state]}>
              {release ? text.plans.releases[release] : text.plans.states[state]}
            </Badge>
            <span className={rows.Quiet}>{text.plans.due(formatDate(due_on, locale))}</span>
          </p>
          {amount > 0 && (
            <p>
              {text.plans.paidOf(money(paid), money(amount))}
              {letGoOf(instalment, account.adjustments).map(
                (one) => ` · ${text.plans.releases[one.kind]}: ${money(one.amount)}`,
              )}
            </p>
          )}
        </div>
        {openOf(instalment) > 0 && (
          <Menu
            label={text.plans.menu}
            items={PART_ACTIONS.map((action) => ({
              key: action,
              label: text.actions[action],
              reason: whyNot(action),
              onSelect: () => onAction({ action, schedule, instalment }),
            }))}
          />
        )}
      </div>
    </li>
  );
}

function Plan(plan: PlanProps) {
  const { account, schedule, whyNot, onAction } = plan;
  const text = useMessages(accountMessages);
  const locale = useLocale();
  const open = openOfPlan(schedule);
  return (
    <section className={styles.Plan}>
      <div className={styles.PlanBar}>
        <h3 className={styles.PlanTitle}>
          <Link className={rows.Link} to={paths.adminOrder(schedule.order_number)}>
            {text.plans.order(schedule.order_number)}
          </Link>
        </h3>
        <span className={rows.Quiet}>{schedule.plan_name}</span>
        {open > 0 && (
          <>
            <span className={rows.End}>{text.plans.open(formatMoney(open, account.currency, locale))}</span>
            <ActionButton
              size="sm"
              variant="secondary"
              reason={whyNot('write_off')}
              onClick={() => onAction({ action: 'write_off', schedule })}
            >
              {text.actions.write_off}
            </ActionButton>
          </>
        )}
      </div>
      <ul className={rows.Rows}>
        {schedule.instalments.map((instalment) => (
          <Part key={instalment.id} {...plan} instalment={instalment} />
        ))}
      </ul>
    </section>
  );
}

/** Each order's plan with its instalments, and what can be booked on them. */
export function AccountPlans(props: AccountPartProps) {
  const text = useMessages(accountMessages);
  const { schedules } = props.account;
  return (
    <Card title={text.cards.plans}>
      {schedules.length === 0 && <p className={rows.Quiet}>{text.plans.none}</p>}
      {schedules.map((schedule) => (
        <Plan key={schedule.order_id} {...props} schedule={schedule} />
      ))}
    </Card>
  );
}
