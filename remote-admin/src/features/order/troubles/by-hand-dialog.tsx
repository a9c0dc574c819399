import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { ReasonField } from '../../../form/fields/reason-field';
import { useState } from 'react';
import { valueOf } from '../../../controls/write-errors';
import { FieldGroup } from '../../../form/field-group';
import { RadioChoice } from '../../../form/radio-choice';
import { orderDialogsMessages } from '../../../messages/orders/order-dialogs';
import { troubleMessages } from '../../../messages/orders/trouble';
import { OrderDialog, type ActionDialogProps } from '../actions/order-dialog';
import type { OrderRefund } from './troubles.model';

export const messages = [orderDialogsMessages];

export type ByHandDialogProps = ActionDialogProps & { refund: OrderRefund };

/** What became of money that the provider could not give back: it was given another way, or nothing more of it goes back. */
export default function ByHandDialog({ order, open, onClose, refund }: ByHandDialogProps) {
  const text = useMessages(troubleMessages);
  const { reason: label, reasonMissing, save } = useMessages(orderDialogsMessages);
  const amount = formatMoney(refund.amount, order.currency, useLocale());
  const { id, can_settle_by_hand, can_close } = refund;
  const [counts, setCounts] = useState(can_settle_by_hand);
  return (
    <OrderDialog
      order={order}
      open={open}
      onClose={onClose}
      draft={`by-hand:${id}`}
      title={text.settleTitle}
      description={text.settleText}
      submit={save}
      done={counts ? text.settled(amount) : text.settledClosed(amount)}
      read={(form) => {
        const reason = valueOf(form, 'reason');
        return reason
          ? { path: `orders/${order.id}/refunds/${id}/by-hand`, body: { reason, counts } }
          : { errors: { reason: reasonMissing } };
      }}
    >
      {(errors) => (
        <>
          {/* not a select, which cuts sentences off on a phone */}
          <FieldGroup legend={text.outcome}>
            {can_settle_by_hand && (
              <RadioChoice name="outcome" value="counts" checked={counts} onChoose={() => setCounts(true)}>
                {text.counts(amount)}
              </RadioChoice>
            )}
            {can_close && (
              <RadioChoice name="outcome" value="closed" checked={!counts} onChoose={() => setCounts(false)}>
                {text.closed}
              </RadioChoice>
            )}
          </FieldGroup>
          <ReasonField label={label} hint={text.settleHint} error={errors.reason} />
        </>
      )}
    </OrderDialog>
  );
}
