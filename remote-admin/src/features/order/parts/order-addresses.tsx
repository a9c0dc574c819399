import { addressLines } from '@tessera/shared/addresses';
import type { AddressFields, AdminOrder } from '@tessera/shared/contract';
import { formatDays } from '@tessera/shared/dates';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { VisuallyHidden } from '@tessera/shared/ui';
import { BareButton } from '../../../controls/actions/bare-button';
import type { PressAction } from '../../../controls/actions/use-press';
import { orderMessages } from '../../../messages/orders/order';
import { Card } from '../../../page/card';
import rows from '../../../page/rows.module.css';

function Lines({ address }: { address: AddressFields }) {
  const locale = useLocale();
  return <p className={rows.Words}>{addressLines(address, locale).join('\n')}</p>;
}

interface OrderAddressesProps {
  order: AdminOrder;
  /** why one of them cannot be changed */
  reasonOf: (which: 'address' | 'billing') => string | undefined;
  onEdit: (which: 'address' | 'billing') => ReturnType<PressAction>;
}

type ChangeProps = Pick<OrderAddressesProps, 'reasonOf' | 'onEdit'> & { which: 'address' | 'billing'; name: string };

function Change({ which, name, reasonOf, onEdit }: ChangeProps) {
  const { edit } = useMessages(orderMessages);
  return (
    <BareButton reason={reasonOf(which)} onClick={() => onEdit(which)}>
      {edit}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </BareButton>
  );
}

/** Where it goes, by which delivery, and who gets the invoice. */
export function OrderAddresses({ order, ...change }: OrderAddressesProps) {
  const text = useMessages(orderMessages);
  const locale = useLocale();
  const { shipping_address, billing_address, delivery, fulfilment_status, status } = order;
  const isExpected = fulfilment_status !== 'delivered' && status !== 'cancelled';
  return (
    <Card title={text.shippingAddress} action={<Change {...change} which="address" name={text.shippingAddress} />}>
      <div className={rows.Row}>
        <Lines address={shipping_address} />
      </div>
      <div className={rows.Row}>
        <p className={rows.Strong}>{delivery.name}</p>
        {isExpected && (
          <p className={rows.Quiet}>{text.expected(formatDays(delivery.earliest_on, delivery.latest_on, locale))}</p>
        )}
      </div>
      <div className={rows.Row}>
        <div className={rows.Head}>
          <p className={rows.Quiet}>{text.billingAddress}</p>
          <span className={rows.End}>
            <Change {...change} which="billing" name={text.billingAddress} />
          </span>
        </div>
        {billing_address ? <Lines address={billing_address} /> : <p>{text.sameAddress}</p>}
      </div>
    </Card>
  );
}
