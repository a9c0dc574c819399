import { useMessages } from '@tessera/shared/i18n';
import { storeQuery } from '@tessera/shared/query';
import { SelectField } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import form from '../../../form/page/page-form.module.css';
import { deliveryMessages } from '../../../messages/settings/delivery';
import { Card } from '../../../page/card';

const HOURS = Array.from({ length: 25 }, (_, hour) => String(hour));

interface CutOffCardProps {
  /** '0' to '24', by the store's clock */
  hour: string;
  onChoose: (hour: string) => void;
}

/** Until when an order is packed the same day, by the store's clock (docs/product.md §4, 'Delivery'). */
export function CutOffCard({ hour, onChoose }: CutOffCardProps) {
  const text = useMessages(deliveryMessages);
  const zone = useQuery(storeQuery()).data?.time_zone;
  return (
    <Card title={text.packing}>
      <div className={form.Group}>
        <SelectField
          label={text.cutOff}
          hint={text.cutOffHint(zone)}
          value={hour}
          onChange={({ target }) => onChoose(target.value)}
        >
          {HOURS.map((one) => (
            <option key={one} value={one}>
              {text.hour(one)}
            </option>
          ))}
        </SelectField>
      </div>
    </Card>
  );
}
