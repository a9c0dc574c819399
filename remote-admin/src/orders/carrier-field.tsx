import { TextField } from '@tessera/shared/ui';
import { useId } from 'react';

/** Those that the shop knows the tracking pages of; any other can be typed. */
const CARRIERS = ['DHL', 'DPD', 'FedEx', 'GLS', 'Hermes', 'Royal Mail', 'UPS', 'USPS'];

/** Who brings a parcel: the field `carrier` of a form. */
export function CarrierField({ label, error }: { label: string; error: string | undefined }) {
  const id = useId();
  return (
    <>
      <TextField label={label} name="carrier" list={id} maxLength={100} autoComplete="off" error={error} />
      <datalist id={id}>
        {CARRIERS.map((carrier) => (
          <option key={carrier} value={carrier}>
            {carrier}
          </option>
        ))}
      </datalist>
    </>
  );
}
