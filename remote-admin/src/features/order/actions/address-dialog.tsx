import { ADDRESS_FIELDS } from '@tessera/shared/address-form';
import { countryName } from '@tessera/shared/addresses';
import type { AddressFields } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { valueOf } from '../../../controls/write-errors';
import { AddressTexts } from '../../../form/address-texts';
import { orderDialogsMessages } from '../../../messages/orders/order-dialogs';
import { ReasonField } from '../../../form/fields/reason-field';
import { OrderDialog, type ActionDialogProps } from './order-dialog';

interface AddressFormProps extends ActionDialogProps {
  which: 'delivery' | 'billing' | 'correction';
  title: string;
  text: string;
  done: string;
  initial: AddressFields;
}

/** Where each of them is written; a correction is an invoice of its own each time, and says why. */
const CALLS = {
  delivery: { method: 'put', path: 'delivery-address' },
  billing: { method: 'put', path: 'billing-address' },
  correction: { method: 'post', path: 'invoice-corrections' },
} as const;

/** An address in the same country as before. The server checks each field. */
function AddressForm({ order, open, onClose, which, title, text, done, initial }: AddressFormProps) {
  const words = useMessages(orderDialogsMessages);
  const locale = useLocale();
  const { country } = initial;
  const { method, path } = CALLS[which];
  const asksWhy = which === 'correction';
  return (
    <OrderDialog
      order={order}
      open={open}
      onClose={onClose}
      draft={`${which}-address`}
      size="lg"
      title={title}
      description={`${countryName(country, locale)}. ${text}`}
      submit={asksWhy ? words.correct : words.save}
      done={done}
      read={(form) => {
        const asked = ADDRESS_FIELDS.filter((name) => form.has(name));
        const typed = Object.fromEntries(asked.map((name) => [name, valueOf(form, name)]));
        const address = { ...initial, ...typed };
        const reason = valueOf(form, 'reason');
        if (asksWhy && !reason) return { errors: { reason: words.reasonMissing } };
        return { method, path: `orders/${order.id}/${path}`, body: { address, ...(asksWhy && { reason }) } };
      }}
    >
      {(errors) => (
        <>
          <AddressTexts country={country} initial={initial} errors={errors} optional={words.optional} />
          {asksWhy && (
            <ReasonField label={words.reason} rows={2} hint={words.correctReasonHint} error={errors.reason} />
          )}
        </>
      )}
    </OrderDialog>
  );
}

/** Sends the order elsewhere, before anything was sent. */
export function AddressDialog(props: ActionDialogProps) {
  const { addressTitle, addressText, done } = useMessages(orderDialogsMessages);
  const { shipping_address } = props.order;
  const words = { title: addressTitle, text: addressText, done: done.address };
  return <AddressForm {...props} {...words} which="delivery" initial={shipping_address} />;
}

/** Has the invoice written to somebody else, before there is one; where nothing was said it goes to whom the order goes. */
export function BillingDialog(props: ActionDialogProps) {
  const { billingTitle, billingText, done } = useMessages(orderDialogsMessages);
  const { billing_address, shipping_address } = props.order;
  const words = { title: billingTitle, text: billingText, done: done.billing };
  return <AddressForm {...props} {...words} which="billing" initial={billing_address ?? shipping_address} />;
}

/** Cancels the invoice that was sent, and has another one written to this address. */
export function CorrectInvoiceDialog(props: ActionDialogProps) {
  const { correctTitle, correctText, done } = useMessages(orderDialogsMessages);
  const { billing_address, shipping_address } = props.order;
  const words = { title: correctTitle, text: correctText, done: done.correct_invoice };
  return <AddressForm {...props} {...words} which="correction" initial={billing_address ?? shipping_address} />;
}
