import type { PayLaterAdjustment } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { valueOf } from '../../../../controls/write-errors';
import { accountMessages } from '../../../../messages/pay-later/account';
import { payLaterMessages } from '../../../../messages/pay-later/pay-later';
import type { BookingAction } from '../model/account.model';
import { AccountForm, type AccountDialogProps } from './account-dialog';
import { ReasonArea } from './reason-area';

interface BookingDialogProps extends AccountDialogProps {
  action: BookingAction;
  booking: PayLaterAdjustment;
}

/** What was asked for is agreed to or not, or what was booked is taken back. */
export function BookingDialog({ action, booking, ...props }: BookingDialogProps) {
  const text = useMessages(accountMessages);
  const { kinds } = useMessages(payLaterMessages);
  const locale = useLocale();
  const what = text.dialogs.booking(kinds[booking.kind], formatMoney(booking.amount, props.account.currency, locale));
  const path = `adjustments/${booking.id}/${action}`;
  return (
    <AccountForm
      {...props}
      name={`${action}:${booking.id}`}
      tone={action === 'confirm' ? 'primary' : 'danger'}
      title={text.dialogs[action].title(what)}
      description={text.dialogs[action].text}
      submit={text.actions[action]}
      done={text.done[action]}
      read={(form) => {
        if (action === 'confirm') return { path, body: {} };
        const reason = valueOf(form, 'reason');
        return reason === '' ? { errors: { reason: text.faults.reason } } : { path, body: { reason } };
      }}
    >
      {(errors) => (
        <>
          <p>{booking.reason}</p>
          {action !== 'confirm' && <ReasonArea errors={errors} />}
        </>
      )}
    </AccountForm>
  );
}
