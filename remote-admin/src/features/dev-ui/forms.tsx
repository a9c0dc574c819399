import { Checkbox, SelectField, TextArea, TextField } from '@tessera/shared/ui';
import { MoneyField } from '../../controls/money-field';
import { DateRange } from '../../list/date-range';
import { Specimen } from './specimen';

const DAYS = { from: '2026-01-01', to: '2026-01-31' };

/** Fields as forms of the back office have them: empty, filled, wrong, not to be changed. */
export function Forms() {
  return (
    <>
      <Specimen name="Fields" columns>
        <TextField label="Empty" />
        <TextField label="Filled" defaultValue="Night shift" hint="Help that is always there" />
        <TextField label="Wrong" defaultValue="ada@" error="Please enter an e-mail address" />
        <TextField label="Not to be changed" defaultValue="USD" disabled />
        <SelectField label="Choice" defaultValue="b">
          <option value="a">First</option>
          <option value="b">Second</option>
        </SelectField>
        <SelectField label="Wrong choice" error="Please choose a role">
          <option>Please choose</option>
        </SelectField>
        <TextArea label="Several lines" defaultValue={'One\nTwo'} />
        <div>
          <Checkbox label="Off" />
          <Checkbox label="On" defaultChecked />
          <Checkbox label="Not to be changed" disabled />
          <Checkbox label="Wrong" error="Please tick this" />
        </div>
      </Specimen>
      <Specimen name="Money field" columns>
        <MoneyField label="Empty" currency="USD" />
        <MoneyField label="Filled" currency="USD" defaultValue="24.00" />
        <MoneyField label="Wrong" currency="USD" defaultValue="24,5x" error="Please enter an amount, such as 24.00" />
        <MoneyField label="Not to be changed" currency="JPY" defaultValue="2400" disabled />
      </Specimen>
      <Specimen name="Date range" columns>
        <DateRange label="Empty" names={{ from: 'a', to: 'b' }} initial={{ from: '', to: '' }} />
        <DateRange label="Filled" names={{ from: 'c', to: 'd' }} initial={DAYS} />
        <DateRange
          label="Wrong"
          names={{ from: 'e', to: 'f' }}
          initial={{ from: DAYS.to, to: DAYS.from }}
          error="The last day is before the first."
        />
      </Specimen>
    </>
  );
}
