import { useMessages } from '@tessera/shared/i18n';
import { storeQuery } from '@tessera/shared/query';
import { SelectField } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import form from '../../../form/page/page-form.module.css';
import { deliveryMessages } from '../../../messages/settings/delivery';
import { Card } from '../../../page/card';

const HOURS = Array.from({ length: 25 }, (_, hour) => String(hour));

/** A whole hour of UTC, as the clocks of a time zone show it on this day of the year. */
function timeIn(hour: string, timeZone: string, locale: string): string {
  const moment = new Date();
  moment.setUTCHours(Number(hour), 0, 0, 0);
  return moment.toLocaleTimeString(locale, { timeZone, hour: 'numeric', minute: '2-digit' });
}

interface CutOffCardProps {
  /** '0' to '24', in UTC */
  hour: string;
  locale: string;
  onChoose: (hour: string) => void;
}

/** Until when an order is packed the same day, in UTC and by the store's clock (docs/product.md §4, 'Delivery'). */
export function CutOffCard({ hour, locale, onChoose }: CutOffCardProps) {
  const text = useMessages(deliveryMessages);
  const zone = useQuery(storeQuery()).data?.time_zone ?? 'UTC';
  const local = zone === 'UTC' ? '' : ` ${text.cutOffLocal(timeIn(hour, zone, locale), zone)}`;
  return (
    <Card title={text.packing}>
      <div className={form.Group}>
        <SelectField
          label={text.cutOff}
          hint={`${text.cutOffHint}${local}`}
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
