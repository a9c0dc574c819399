import type { AdminPayLaterRecord } from '@tessera/shared/contract';
import { dayOf, formatDate } from '@tessera/shared/dates';
import { useMessages, type TextsOf } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { accountMessages } from '../../../../messages/pay-later/account';
import { Card } from '../../../../page/card';
import rows from '../../../../page/rows.module.css';
import { SumRow } from '../../../../records/sum-row';

type Application = AdminPayLaterRecord['applications'][number];

/** What became of an application, and by whom. */
function verdictOf(
  application: Application,
  money: (minor: number) => string,
  text: TextsOf<typeof accountMessages>,
): string {
  const { decision, granted_limit, by_rule } = application;
  const by = by_rule ? text.application.byRule : text.application.byStaff;
  if (decision === null) return text.application.waiting;
  return decision === 'approved'
    ? text.application.approved(money(granted_limit ?? 0), by)
    : text.application.refused(by);
}

function Told({ application, money }: { application: Application; money: (minor: number) => string }) {
  const text = useMessages(accountMessages);
  const locale = useLocale();
  const { date_of_birth, monthly_income, employment, consent_at } = application;
  if (date_of_birth === null) return <p className={rows.Quiet}>{text.application.forgotten}</p>;
  const employments: Record<string, string> = text.application.employments;
  const lines = [
    [text.application.born, formatDate(date_of_birth, locale)],
    [text.application.income, monthly_income === null ? '–' : money(monthly_income)],
    [text.application.employment, employment === null ? '–' : (employments[employment] ?? employment)],
    [text.application.consent, dayOf(consent_at, locale)],
  ] as const;
  return (
    <dl>
      {lines.map(([label, value]) => (
        <SumRow key={label} label={label} amount={value} />
      ))}
    </dl>
  );
}

/** What was told when it was applied for, and what was decided; the latest first. */
export function AccountApplications({ account }: { account: AdminPayLaterRecord }) {
  const text = useMessages(accountMessages);
  const locale = useLocale();
  const money = (minor: number) => formatMoney(minor, account.currency, locale);
  return (
    <Card title={text.cards.application}>
      {account.applications.map((application) => (
        <div key={application.created_at} className={rows.Row}>
          <p className={rows.Head}>
            <span className={rows.Strong}>{dayOf(application.created_at, locale)}</span>
          </p>
          <p>{verdictOf(application, money, text)}</p>
          {application.reason !== '' && <p className={rows.Words}>{application.reason}</p>}
          <Told application={application} money={money} />
        </div>
      ))}
    </Card>
  );
}
