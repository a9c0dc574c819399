import { api } from '@tessera/shared/client';
import type { PlanOffers } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Alert, Skeleton } from '@tessera/shared/ui';
import { queryOptions, useQuery } from '@tessera/shared/vendor/query';
import { formatDate } from '@tessera/shared/dates';
import { moneyFormat } from '@tessera/shared/money';
import { useLocale } from '../frame/page-locale';
import { paymentMessages } from '../messages/payment';
import styles from './plan-choice.module.css';

/** What an amount (minor units) comes to in each plan, if it were bought today. */
export function plansQuery(amount: number) {
  return queryOptions({
    queryKey: ['pay-later-plans', amount],
    queryFn: ({ signal }) => api.get<PlanOffers>('pay-later/plans', { searchParams: { amount }, signal }),
    enabled: amount > 0,
  });
}

interface PlanChoiceProps {
  /** minor units */
  amount: number;
  currency: string;
  plan: string | null;
  onChoose: (plan: string) => void;
}

/** The plans for this amount, each with its exact days and amounts. */
export function PlanChoice({ amount, currency, plan, onChoose }: PlanChoiceProps) {
  const text = useMessages(paymentMessages);
  const locale = useLocale();
  const money = moneyFormat(currency, useLocale());
  const { data, error } = useQuery(plansQuery(amount));
  if (error) return <Alert tone="error">{text.plansFailed}</Alert>;
  if (!data) return <Skeleton shape="row" />;
  if (data.plans.length === 0) return <p>{text.noPlans}</p>;
  // oxlint-disable-next-line react/purity -- the plans' days count from the day on which they are shown
  const today = new Date().toISOString().slice(0, 10);
  return (
    <fieldset>
      <legend className={styles.Legend}>{text.planLegend}</legend>
      <div className={styles.Plans}>
        {data.plans.map(({ code, name, parts, total, first_part_at_once }) => (
          <label key={code} className={styles.Plan}>
            <input
              className={styles.Radio}
              type="radio"
              name="plan"
              value={code}
              checked={plan === code}
              onChange={() => onChoose(code)}
            />
            <span className={styles.Name}>{name}</span>
            <ol className={styles.Instalments}>
              {parts.map(({ due_on, amount: part }) => (
                <li key={due_on} className={styles.Row}>
                  <span>{due_on === today ? text.today : formatDate(due_on, locale)}</span>
                  <span className={styles.Amount}>{money(part)}</span>
                </li>
              ))}
            </ol>
            <span className={styles.Small}>{text.planTotal(money(total))}</span>
            {first_part_at_once && <span className={styles.Small}>{text.firstInstalment}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
