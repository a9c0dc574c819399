import type { CustomerRecord } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Badge } from '@tessera/shared/ui';
import { customerMessages } from '../../../messages/customers/customer';
import { Card } from '../../../page/card';
import rows from '../../../page/rows.module.css';

/** The addresses of their book. */
export function CustomerAddresses({ customer: { addresses } }: { customer: CustomerRecord }) {
  const text = useMessages(customerMessages);
  return (
    <Card title={text.addresses}>
      {addresses.length === 0 && <p className={rows.Quiet}>{text.noAddresses}</p>}
      <ul className={rows.Rows}>
        {addresses.map(({ id, name, lines, phone, is_default_shipping, is_default_billing }) => (
          <li key={id} className={rows.Row}>
            <p className={rows.Head}>
              <span className={rows.Strong}>{name}</span>
              {is_default_shipping && <Badge>{text.shipping}</Badge>}
              {is_default_billing && <Badge>{text.billing}</Badge>}
            </p>
            <p className={rows.Words}>{lines.join('\n')}</p>
            {phone && <p className={rows.Quiet}>{phone}</p>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
