import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { ReasonField } from '../../../../form/fields/reason-field';
import { MoneyField } from '../../../../controls/money-field';
import { moneyInput, parseMoney } from '../../../../numbers/money.model';
import { valueOf } from '../../../../controls/write-errors';
import { accountMessages } from '../../../../messages/pay-later/account';
import { AccountForm, type AccountDialogProps } from './account-dialog';

type DecisionDialogProps = AccountDialogProps;

interface LimitDialogProps extends DecisionDialogProps {
  action: 'approve' | 'limit';
}

/** How much may be owed: granted for the first time, or changed. */
export function LimitDialog({ action, ...props }: LimitDialogProps) {
  const text = useMessages(accountMessages);
  const locale = useLocale();
  const { currency, limit, application } = props.account;
  const income = application?.monthly_income ?? null;
  return (
    <AccountForm
      {...props}
      name={action}
      title={text.dialogs[action].title}
      description={text.dialogs[action].text}
      submit={text.actions[action]}
      done={text.done[action]}
      read={(form) => {
        const asked = parseMoney(valueOf(form, 'limit'), currency, locale);
        return asked === undefined
          ? { errors: { limit: text.faults.amount } }
          : { path: action, body: { limit: asked } };
      }}
    >
      {(errors) => (
        <MoneyField
          label={text.fields.limit}
          name="limit"
          currency={currency}
          maxLength={14}
          defaultValue={limit > 0 ? moneyInput(limit, currency, locale) : ''}
          hint={income === null ? undefined : text.hints.limit(formatMoney(income, currency, locale))}
          error={errors.limit}
        />
      )}
    </AccountForm>
  );
}

interface ReasonDialogProps extends DecisionDialogProps {
  action: 'refuse' | 'suspend';
}

/** What is told to the customer with the reason. */
export function ReasonDialog({ action, ...props }: ReasonDialogProps) {
  const text = useMessages(accountMessages);
  return (
    <AccountForm
      {...props}
      name={action}
      tone="danger"
      title={text.dialogs[action].title}
      description={text.dialogs[action].text}
      submit={text.actions[action]}
      done={text.done[action]}
      read={(form) => {
        const reason = valueOf(form, 'reason');
        return reason === '' ? { errors: { reason: text.faults.reason } } : { path: action, body: { reason } };
      }}
    >
      {(errors) => <ReasonField label={text.fields.reason} hint={text.hints.shown} error={errors.reason} />}
    </AccountForm>
  );
}

/** The account can be used again. */
export function ResumeDialog(props: DecisionDialogProps) {
  const text = useMessages(accountMessages);
  return (
    <AccountForm
      {...props}
      name="resume"
      title={text.dialogs.resume.title}
      description={text.dialogs.resume.text}
      submit={text.actions.resume}
      done={text.done.resume}
      read={() => ({ path: 'resume', body: {} })}
    />
  );
}
