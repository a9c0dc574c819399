import { ADDRESS_FIELDS } from '@tessera/shared/address-form';
import { countryName } from '@tessera/shared/addresses';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { valueOf } from '../../../controls/write-errors';
import { AddressTexts } from '../../../form/address-texts';
import { orderMessages } from '../../../messages/orders/order';
import { OrderDialog, type ActionDialogProps } from './order-dialog';

/** Sends the order elsewhere in the same country, before anything was sent. The server checks each field. */
export function AddressDialog({ order, open, onClose }: ActionDialogProps) {
  const text = useMessages(orderMessages);
  const locale = useLocale();
  const { shipping_address } = order;
  const { country } = shipping_address;
  return (
    <OrderDialog
      order={order}
      open={open}
      onClose={onClose}
      draft="address"
      size="lg"
      title={text.addressTitle}
      description={`${countryName(country, locale)}. ${text.addressText}`}
      submit={text.save}
      done={text.done.address}
      read={(form) => {
        const asked = ADDRESS_FIELDS.filter((name) => form.has(name));
        const typed = Object.fromEntries(asked.map((name) => [name, valueOf(form, name)]));
        const address = { ...shipping_address, ...typed };
        return { method: 'put', path: `orders/${order.id}/delivery-address`, body: { address } };
      }}
    >
      {(errors) => (
        <AddressTexts country={country} initial={shipping_address} errors={errors} optional={text.optional} />
      )}
    </OrderDialog>
  );
}
