import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { Checkbox } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { valueOf } from '../../../controls/write-errors';
import { orderMessages } from '../../../messages/orders/order';
import { orderDialogsMessages } from '../../../messages/orders/order-dialogs';
import { ReasonField } from '../../../form/fields/reason-field';
import { AS_IT_IS, editBody } from '../model/edit.model';
import { editPreviewQuery } from '../order.queries';
import { EditPieces } from './edit-pieces';
import { EditSums } from './edit-sums';
import { OrderDialog, type ActionDialogProps } from './order-dialog';

/** Changes the order's lines, with goods that come into it, and shows beforehand what that comes to. */
export function EditDialog(props: ActionDialogProps) {
  const { order, open } = props;
  const { actions } = useMessages(orderMessages);
  const text = useMessages(orderDialogsMessages);
  const locale = useLocale();
  const { id, number, items, currency } = order;
  const [wanted, setWanted] = useState(AS_IT_IS);
  const [isQuoted, setQuoted] = useState(false);
  const body = editBody(items, wanted, isQuoted);
  const isChanged = body.lines.length + body.add.length > 0;
  const preview = useQuery({ ...editPreviewQuery(order, body), enabled: open && isChanged });
  const known = isChanged && !preview.error ? preview.data : undefined;
  const money = (minor: number) => formatMoney(minor, currency, locale);

  function read(form: FormData) {
    if (!isChanged || !known) return { errors: { reason: preview.error?.message ?? text.lineChange.nothing } };
    const expected_total = known.after.total;
    return { path: `orders/${id}/edits`, body: { ...body, expected_total, reason: valueOf(form, 'reason') } };
  }

  return (
    <OrderDialog
      {...props}
      size="lg"
      title={text.lineChange.title(number)}
      description={text.lineChange.text}
      submit={actions.edit}
      busy={isChanged && preview.isFetching}
      done={text.done.edit}
      read={read}
    >
      {(errors) => (
        <>
          <EditPieces order={order} wanted={wanted} known={known} onChange={setWanted} />
          <Checkbox
            label={
              known && known.quoted_delivery !== null
                ? text.lineChange.deliveryNow(money(known.quoted_delivery))
                : text.lineChange.delivery
            }
            checked={isQuoted}
            onChange={({ target }) => setQuoted(target.checked)}
          />
          <EditSums currency={currency} preview={known} error={isChanged ? preview.error : null} />
          <ReasonField
            label={text.optional(text.reason)}
            rows={2}
            hint={text.lineChange.reasonHint}
            error={errors.reason}
          />
        </>
      )}
    </OrderDialog>
  );
}
