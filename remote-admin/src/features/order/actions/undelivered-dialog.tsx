import type { OrderItem } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import styles from '../../../form/fields.module.css';
import { valueOf } from '../../../controls/write-errors';
import { orderMessages } from '../../../messages/orders/order';
import { orderDialogsMessages } from '../../../messages/orders/order-dialogs';
import { ReasonField } from '../../../form/fields/reason-field';
import { CountedLines, readCounted } from './counted-lines';
import { OrderDialog, type ActionDialogProps } from './order-dialog';

/** How many of a line are in the parcels that came back. */
const cameBack = ({ quantity_shipped, quantity_returned }: OrderItem): number => quantity_shipped - quantity_returned;

/** Ends an order that nobody has paid and whose parcels came back: asks what of it can be sold again. */
export function UndeliveredDialog(props: ActionDialogProps) {
  const { id, number, items, totals, currency } = props.order;
  const { actions } = useMessages(orderMessages);
  const text = useMessages(orderDialogsMessages);
  const locale = useLocale();
  const lines = items.filter((item) => cameBack(item) > 0);
  const credit = Math.max(0, (totals.credit ?? 0) - totals.refunded);

  function read(form: FormData) {
    const { wrong, items: asNew } = readCounted(form, { lines, mostOf: cameBack });
    if (wrong) return { errors: { items: text.piecesWrong(wrong.name, cameBack(wrong)) } };
    return { path: `orders/${id}/undelivered`, body: { reason: valueOf(form, 'reason'), items: asNew } };
  }

  return (
    <OrderDialog
      {...props}
      draft="undelivered"
      title={text.undeliveredTitle(number)}
      description={text.undeliveredText}
      submit={actions.undelivered}
      tone="danger"
      done={text.done.undelivered}
      read={read}
    >
      {(errors) => (
        <>
          {credit > 0 && <p>{text.undeliveredCredit(formatMoney(credit, currency, locale))}</p>}
          <CountedLines legend={text.asNew} error={errors.items} lines={lines} mostOf={cameBack} />
          <p className={styles.Quiet}>{text.asNewHint}</p>
          <ReasonField label={text.optional(text.reason)} rows={2} hint={text.reasonHint} error={errors.reason} />
        </>
      )}
    </OrderDialog>
  );
}
