import type { ReturnState } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { Alert } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { valueOf } from '../../../controls/write-errors';
import { EmailField } from '../../../form/fields/email-field';
import { ReasonField } from '../../../form/fields/reason-field';
import { customerMessages } from '../../../messages/customers/customer';
import { useMe } from '../../../rights/use-me';
import { storeCreditQuery } from '../customer.queries';
import { CustomerForm, readReason, type CustomerDialogProps } from './customer-dialog';

/** The link by which a new password is set. */
export function PasswordDialog(props: CustomerDialogProps) {
  const text = useMessages(customerMessages);
  return (
    <CustomerForm
      {...props}
      action="password_mail"
      title={text.passwordTitle}
      description={text.passwordText(props.customer.email)}
      submit={text.passwordSubmit}
      read={() => ({ deed: '/password-mail', body: {} })}
    />
  );
}

/** The address is theirs, says staff. */
export function ConfirmDialog(props: CustomerDialogProps) {
  const text = useMessages(customerMessages);
  return (
    <CustomerForm
      {...props}
      action="confirm_email"
      title={text.confirmTitle}
      description={text.confirmText(props.customer.email)}
      submit={text.confirmSubmit}
      read={(form) => readReason(form, '/confirm-email', text.reasonMissing)}
    >
      {(errors) => <ReasonField label={text.reason} hint={text.reasonHint} rows={2} error={errors.reason} />}
    </CustomerForm>
  );
}

/** App and codes are lost. */
export function FactorDialog(props: CustomerDialogProps) {
  const text = useMessages(customerMessages);
  return (
    <CustomerForm
      {...props}
      action="reset_second_factor"
      title={text.factorTitle}
      description={text.factorText}
      submit={text.factorSubmit}
      tone="danger"
      read={(form) => readReason(form, '/reset-second-factor', text.reasonMissing)}
    >
      {(errors) => <ReasonField label={text.reason} hint={text.reasonHint} rows={2} error={errors.reason} />}
    </CustomerForm>
  );
}

/** Nobody signs in to the account any more. */
export function SuspendDialog(props: CustomerDialogProps) {
  const text = useMessages(customerMessages);
  return (
    <CustomerForm
      {...props}
      action="suspend"
      title={text.suspendTitle(props.customer.name)}
      description={text.suspendText}
      submit={text.suspendSubmit}
      tone="danger"
      read={(form) => readReason(form, '/suspend', text.reasonMissing)}
    >
      {(errors) => <ReasonField label={text.reason} hint={text.reasonHint} rows={2} error={errors.reason} />}
    </CustomerForm>
  );
}

/** They sign in as before. */
export function ResumeDialog(props: CustomerDialogProps) {
  const text = useMessages(customerMessages);
  return (
    <CustomerForm
      {...props}
      action="resume"
      title={text.resumeTitle(props.customer.name)}
      description={text.resumeText}
      submit={text.resumeSubmit}
      read={() => ({ deed: '/resume', body: {} })}
    />
  );
}

const SETTLED: readonly ReturnState[] = ['refused', 'refunded', 'exchanged'];

/** The account goes for good: whoever asks for it enters whose it is. */
export function AnonymiseDialog({ onReplaced, ...props }: CustomerDialogProps) {
  const text = useMessages(customerMessages);
  const locale = useLocale();
  const { id, name, email, returns } = props.customer;
  const waiting = returns.find(({ state }) => !SETTLED.includes(state));
  const isSeen = useMe()?.rights.includes('store_credit.read') ?? false;
  const { data: credit, isFetching } = useQuery({ ...storeCreditQuery(id), enabled: isSeen && props.open });
  const store_credit = credit?.balance ?? 0;
  return (
    <CustomerForm
      {...props}
      busy={isFetching}
      action="anonymise"
      title={text.anonymiseTitle(name)}
      description={text.anonymiseText}
      submit={text.anonymiseSubmit}
      tone="danger"
      onSaved={({ id }) => onReplaced(id)}
      read={(form) =>
        valueOf(form, 'email').toLowerCase() === email.toLowerCase()
          ? { deed: '/anonymise', body: { store_credit } }
          : { errors: { email: text.anonymiseWrong } }
      }
    >
      {(errors) => (
        <>
          {credit && store_credit > 0 && (
            <Alert tone="warning">{text.anonymiseCredit(formatMoney(store_credit, credit.currency, locale))}</Alert>
          )}
          {waiting && <Alert tone="warning">{text.anonymiseReturn(waiting.number)}</Alert>}
          <EmailField label={text.anonymiseConfirm(email)} errors={errors} />
        </>
      )}
    </CustomerForm>
  );
}
