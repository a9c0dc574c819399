import type { RefundPreview } from '@tessera/shared/contract';
import { formatDate } from '@tessera/shared/dates';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { Alert } from '@tessera/shared/ui';
import { orderDialogsMessages } from '../messages/orders/order-dialogs';
import styles from './refund-summary.module.css';

interface RefundSummaryProps {
  /** ISO 4217 */
  currency: string;
  /** undefined while nothing is chosen, or not known yet */
  preview: RefundPreview | undefined;
  error: Error | null;
}

interface SumProps {
  label: string;
  amount: string;
  tone?: 'sum' | 'quiet';
}

function Sum({ label, amount, tone }: SumProps) {
  return (
    <div className={styles.Sum} data-tone={tone}>
      <dt>{label}</dt>
      <dd className={styles.SumAmount}>{amount}</dd>
    </div>
  );
}

interface PartProps {
  preview: RefundPreview | undefined;
  money: (minor: number) => string;
}

/** By which ways it goes back; what is not known yet has its place, too. */
function Ways({ preview, money }: PartProps) {
  const text = useMessages(orderDialogsMessages).preview;
  const ways = preview?.ways ?? [];
  return (
    <>
      <p className={styles.Strong}>{text.ways}</p>
      <dl>
        {ways.length === 0 && <Sum label="–" amount="–" />}
        {ways.map(({ way, amount }) => (
          <Sum key={way} label={text.byWay[way]} amount={money(amount)} />
        ))}
      </dl>
    </>
  );
}

/** The instalments that are left, and what those were that change; nothing where it is not paid in parts. */
function PlanAfter({ preview, money }: PartProps) {
  const text = useMessages(orderDialogsMessages).preview;
  const locale = useLocale();
  const { pay_later_plan: plan, pay_later_now: now } = preview ?? {};
  if (!plan) return null;
  const before = new Map(now?.instalments.map(({ id, amount }) => [id, amount]));
  const shown = (id: string, amount: number): string => {
    const was = before.get(id) ?? amount;
    return was === amount ? money(amount) : text.changed(money(was), money(amount));
  };
  return (
    <>
      <p className={styles.Strong}>{text.plan}</p>
      <dl>
        {plan.instalments.map(({ id, number, due_on, amount }) => (
          <Sum key={id} label={`${number}. ${formatDate(due_on, locale)}`} amount={shown(id, amount)} tone="quiet" />
        ))}
      </dl>
    </>
  );
}

/** The amounts of a preview in the order in which they add up; those that are not known yet have their places. */
function amountsOf(preview: RefundPreview | undefined) {
  if (!preview) return {};
  const { amount, suggested_amount, refundable, delivery, tax, items } = preview;
  const goods = items.reduce((sum, line) => sum + line.amount, 0);
  return {
    items: goods,
    delivery,
    /** of what lines and delivery cost, so much has gone back before or was never paid */
    capped: suggested_amount - goods - delivery,
    adjusted: amount - suggested_amount,
    amount,
    tax,
    left: refundable - amount,
  };
}

/** What a refund comes to, before it is made; its places are there from the beginning, so that nothing moves. */
export function RefundSummary({ currency, preview, error }: RefundSummaryProps) {
  const text = useMessages(orderDialogsMessages).preview;
  const locale = useLocale();
  const money = (minor: number) => formatMoney(minor, currency, locale);
  const known = (minor: number | undefined) => (minor === undefined ? '–' : money(minor));
  if (error) return <Alert tone="warning">{`${text.failed} ${error.message}`}</Alert>;
  const { items, delivery, capped, adjusted, amount, tax, left } = amountsOf(preview);
  return (
    <div className={styles.Preview} role="status" aria-label={text.title}>
      <dl>
        <Sum label={text.items} amount={known(items)} />
        <Sum label={text.delivery} amount={known(delivery)} />
        {capped ? <Sum label={text.capped} amount={known(capped)} /> : null}
        {adjusted ? <Sum label={text.adjusted} amount={known(adjusted)} /> : null}
        <Sum label={text.total} amount={known(amount)} tone="sum" />
        <Sum label={text.tax} amount={known(tax)} tone="quiet" />
        <Sum label={text.left} amount={known(left)} tone="quiet" />
      </dl>
      <Ways preview={preview} money={money} />
      <PlanAfter preview={preview} money={money} />
    </div>
  );
}
