import { useMessages, type TextsOf } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { SelectField, TextField } from '@tessera/shared/ui';
import { MoneyField } from '../../../../controls/money-field';
import { moneyInput, parseMoney } from '../../../../numbers/money.model';
import { valueOf } from '../../../../controls/write-errors';
import { accountMessages } from '../../../../messages/pay-later/account';
import { needsSecond, openOf, openOfPlan, type Instalment, type Schedule } from '../model/account.model';
import { AccountForm, type AccountDialogProps } from './account-dialog';
import { ReasonArea } from './reason-area';

export interface PartDialogProps extends AccountDialogProps {
  schedule: Schedule;
  instalment: Instalment;
}

/** The amount of a form, and what is wrong with it. @param most minor units; none: any amount */
function amountOf(
  form: FormData,
  { currency, locale, most }: { currency: string; locale: string; most?: number },
  text: TextsOf<typeof accountMessages>,
) {
  const amount = parseMoney(valueOf(form, 'amount'), currency, locale) ?? 0;
  const errors: Record<string, string> = {};
  if (amount <= 0) errors.amount = text.faults.amount;
  else if (most !== undefined && amount > most)
    errors.amount = text.faults.tooMuch(formatMoney(most, currency, locale));
  return { amount, errors };
}

function AmountField({
  open,
  currency,
  start,
  error,
}: {
  open: number;
  currency: string;
  start: number;
  error: string | undefined;
}) {
  const text = useMessages(accountMessages);
  const locale = useLocale();
  return (
    <MoneyField
      label={text.fields.amount}
      name="amount"
      currency={currency}
      maxLength={14}
      defaultValue={start > 0 ? moneyInput(start, currency, locale) : ''}
      hint={text.hints.amount(formatMoney(open, currency, locale))}
      error={error}
    />
  );
}

/** Money that came past every provider. */
export function ReceiveDialog({ schedule, instalment, ...props }: PartDialogProps) {
  const text = useMessages(accountMessages);
  const locale = useLocale();
  const { currency, day } = props.account;
  const open = openOfPlan(schedule);
  return (
    <AccountForm
      {...props}
      name={`receive:${instalment.id}`}
      title={text.dialogs.receive.title(text.dialogs.of(schedule.order_number, instalment.number))}
      description={text.dialogs.receive.text}
      submit={text.actions.receive}
      done={text.done.receive}
      read={(form) => {
        const { amount, errors } = amountOf(form, { currency, locale, most: open }, text);
        const received_on = valueOf(form, 'received_on');
        if (received_on === '') errors.received_on = text.faults.day;
        if (Object.keys(errors).length > 0) return { errors };
        const [method, reference] = [valueOf(form, 'method'), valueOf(form, 'reference')];
        return { path: 'payments', body: { instalment_id: instalment.id, amount, method, received_on, reference } };
      }}
    >
      {(errors) => (
        <>
          <AmountField open={open} currency={currency} start={openOf(instalment)} error={errors.amount} />
          <p>{text.hints.receive}</p>
          <SelectField label={text.fields.method} name="method" defaultValue="bank-transfer">
            {Object.entries(text.methods).map(([method, name]) => (
              <option key={method} value={method}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField
            label={text.fields.received_on}
            name="received_on"
            type="date"
            defaultValue={day}
            max={day}
            error={errors.received_on}
          />
          <TextField
            label={text.fields.reference}
            name="reference"
            maxLength={140}
            autoComplete="off"
            hint={text.hints.reference}
            error={errors.reference}
          />
        </>
      )}
    </AccountForm>
  );
}

interface AmountDialogProps extends PartDialogProps {
  action: 'fee' | 'waive';
}

const PATHS = { fee: 'fees', waive: 'waivers' } as const;

/** A fee on top of a part, or a part of it that need not be paid. */
export function AmountDialog({ action, schedule, instalment, ...props }: AmountDialogProps) {
  const text = useMessages(accountMessages);
  const locale = useLocale();
  const { currency, second_person_above } = props.account;
  const open = openOf(instalment);
  const most = action === 'waive' ? open : undefined;
  return (
    <AccountForm
      {...props}
      name={`${action}:${instalment.id}`}
      title={text.dialogs[action].title(text.dialogs.of(schedule.order_number, instalment.number))}
      description={text.dialogs[action].text}
      submit={text.actions[action]}
      done={({ adjustments: [latest] }) => (latest?.state === 'pending' ? text.done.asked : text.done[action])}
      read={(form) => {
        const { amount, errors } = amountOf(form, { currency, locale, ...(most !== undefined && { most }) }, text);
        const reason = valueOf(form, 'reason');
        if (reason === '') errors.reason = text.faults.reason;
        if (Object.keys(errors).length > 0) return { errors };
        return { path: PATHS[action], body: { instalment_id: instalment.id, amount, reason } };
      }}
    >
      {(errors) => (
        <>
          <AmountField open={open} currency={currency} start={0} error={errors.amount} />
          {action === 'waive' && <p>{text.hints.second(formatMoney(second_person_above, currency, locale))}</p>}
          <ReasonArea errors={errors} />
        </>
      )}
    </AccountForm>
  );
}

/** A part is due later. */
export function PostponeDialog({ schedule, instalment, ...props }: PartDialogProps) {
  const text = useMessages(accountMessages);
  return (
    <AccountForm
      {...props}
      name={`postpone:${instalment.id}`}
      title={text.dialogs.postpone.title(text.dialogs.of(schedule.order_number, instalment.number))}
      description={text.dialogs.postpone.text}
      submit={text.actions.postpone}
      done={text.done.postpone}
      read={(form) => {
        const [due_on, reason] = [valueOf(form, 'due_on'), valueOf(form, 'reason')];
        const errors = {
          ...(due_on === '' && { due_on: text.faults.day }),
          ...(reason === '' && { reason: text.faults.reason }),
        };
        if (Object.keys(errors).length > 0) return { errors };
        return { path: `instalments/${instalment.id}/postpone`, body: { due_on, reason } };
      }}
    >
      {(errors) => (
        <>
          <TextField
            label={text.fields.due_on}
            name="due_on"
            type="date"
            min={props.account.day}
            error={errors.due_on}
          />
          <ReasonArea errors={errors} />
        </>
      )}
    </AccountForm>
  );
}

/** All that is open of a plan is given up. */
export function WriteOffDialog({ schedule, ...props }: AccountDialogProps & { schedule: Schedule }) {
  const text = useMessages(accountMessages);
  const locale = useLocale();
  const { currency, second_person_above } = props.account;
  const amount = openOfPlan(schedule);
  return (
    <AccountForm
      {...props}
      name={`write_off:${schedule.order_id}`}
      tone="danger"
      title={text.dialogs.write_off.title(schedule.order_number, formatMoney(amount, currency, locale))}
      description={text.dialogs.write_off.text}
      submit={text.actions.write_off}
      done={({ adjustments: [latest] }) => (latest?.state === 'pending' ? text.done.asked : text.done.write_off)}
      read={(form) => {
        const reason = valueOf(form, 'reason');
        if (reason === '') return { errors: { reason: text.faults.reason } };
        return { path: 'write-offs', body: { order_id: schedule.order_id, amount, reason } };
      }}
    >
      {(errors) => (
        <>
          {needsSecond(amount, props.account) && (
            <p>{text.hints.second(formatMoney(second_person_above, currency, locale))}</p>
          )}
          <ReasonArea errors={errors} />
        </>
      )}
    </AccountForm>
  );
}
