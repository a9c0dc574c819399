import { ADDRESS_FIELDS, addressLabels, type AddressField } from '@tessera/shared/address-form';
import { addressFormat, countryName } from '@tessera/shared/addresses';
import { ADDRESS_LIMITS } from '@tessera/shared/forms';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { TextField } from '@tessera/shared/ui';
import { orderMessages } from '../../../messages/order';
import styles from './actions.module.css';
import { OrderDialog, type ActionDialogProps } from './order-dialog';
import { valueOf } from '../../../controls/write-errors';

type TextFieldName = Exclude<AddressField, 'country'>;

const OPTIONAL: readonly AddressField[] = ['company', 'line2', 'phone'];

/** Sends the order elsewhere in the same country, before anything was sent. The server checks each field. */
export function AddressDialog({ order, open, onClose }: ActionDialogProps) {
  const text = useMessages(orderMessages);
  const locale = useLocale();
  const { country } = order.shipping_address;
  const labels = addressLabels(country);
  const { postal_code, region } = addressFormat(country);
  const names = ADDRESS_FIELDS.filter(
    (name): name is TextFieldName => name !== 'country' && (name !== 'postal_code' || postal_code.used),
  );

  function labelOf(name: TextFieldName): string {
    const isNeeded = name === 'postal_code' ? postal_code.required : name === 'region' ? region.required : undefined;
    return (isNeeded ?? !OPTIONAL.includes(name)) ? labels[name] : text.optional(labels[name]);
  }

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
        const typed = Object.fromEntries(names.map((name) => [name, valueOf(form, name)]));
        const address = { ...order.shipping_address, ...typed };
        return { method: 'put', path: `orders/${order.id}/delivery-address`, body: { address } };
      }}
    >
      {(errors) => (
        <div className={styles.Pair}>
          {names.map((name) => (
            <TextField
              key={name}
              label={labelOf(name)}
              name={name}
              defaultValue={order.shipping_address[name]}
              maxLength={ADDRESS_LIMITS[name]}
              type={name === 'phone' ? 'tel' : 'text'}
              autoComplete="off"
              error={errors[name]}
            />
          ))}
        </div>
      )}
    </OrderDialog>
  );
}
