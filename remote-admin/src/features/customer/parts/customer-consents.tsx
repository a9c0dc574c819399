import type { CustomerRecord } from '@tessera/shared/contract';
import { formatDate } from '@tessera/shared/dates';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { Badge, type BadgeProps } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { customerMessages } from '../../../messages/customers/customer';
import { Card } from '../../../page/card';
import rows from '../../../page/rows.module.css';
import { adminPaths } from '../../../paths';
import { SumRow } from '../../../records/sum-row';

type Consent = NonNullable<CustomerRecord['newsletter_consent']>;
type Account = NonNullable<CustomerRecord['pay_later']>;
type Tone = NonNullable<BadgeProps['tone']>;

const CONSENT_TONES: Record<Consent['state'], Tone> = {
  pending: 'warning',
  confirmed: 'success',
  unsubscribed: 'neutral',
};
const ACCOUNT_TONES: Record<Account['state'], Tone> = {
  pending: 'warning',
  active: 'success',
  refused: 'neutral',
  suspended: 'danger',
};

function Newsletter({ consent }: { consent: Consent }) {
  const text = useMessages(customerMessages);
  const locale = useLocale();
  const { state, requested_at, confirmed_at, unsubscribed_at, consent_text } = consent;
  const day = (at: string) => formatDate(at.slice(0, 10), locale);
  return (
    <div className={rows.Row}>
      <p className={rows.Head}>
        <span className={rows.Strong}>{text.newsletter}</span>
        <Badge tone={CONSENT_TONES[state]}>{text.consentStates[state]}</Badge>
      </p>
      <p>
        <q>{consent_text}</q>
      </p>
      <p className={rows.Quiet}>{text.asked(day(requested_at))}</p>
      {confirmed_at && <p className={rows.Quiet}>{text.given(day(confirmed_at))}</p>}
      {unsubscribed_at && <p className={rows.Quiet}>{text.ended(day(unsubscribed_at))}</p>}
    </div>
  );
}

function PayLater({ account, currency }: { account: Account; currency: string }) {
  const text = useMessages(customerMessages);
  const locale = useLocale();
  const sums = [
    [text.limit, account.limit],
    [text.used, account.used],
    ...(account.overdue > 0 ? [[text.overdue, account.overdue] as const] : []),
  ] as const;
  return (
    <Card title={text.payLater}>
      <p className={rows.Head}>
        <Badge tone={ACCOUNT_TONES[account.state]}>{text.accounts[account.state]}</Badge>
      </p>
      <dl>
        {sums.map(([label, amount]) => (
          <SumRow key={label} label={label} amount={formatMoney(amount, currency, locale)} />
        ))}
      </dl>
      <p>
        <Link className={rows.Link} to={adminPaths.payLaterAccount(account.id)}>
          {text.toPayLater}
        </Link>
      </p>
    </Card>
  );
}

/** What they have agreed to, and whether they may pay later. */
export function CustomerConsents({ customer }: { customer: CustomerRecord }) {
  const text = useMessages(customerMessages);
  const { newsletter_consent, pay_later, currency } = customer;
  return (
    <>
      <Card title={text.consents}>
        {newsletter_consent ? (
          <Newsletter consent={newsletter_consent} />
        ) : (
          <p className={rows.Quiet}>
            {text.newsletter}: {text.noConsent}
          </p>
        )}
      </Card>
      {pay_later && <PayLater account={pay_later} currency={currency} />}
    </>
  );
}
