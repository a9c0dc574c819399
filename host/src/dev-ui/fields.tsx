import type { JSX } from 'react';
import { Checkbox, PasswordField, QuantityStepper, SelectField, TextArea, TextField } from '@tessera/shared/ui';
import { Row } from './specimen/row';
import { Specimen } from './specimen/specimen';

const WRONG = 'Email is invalid';
const nothing = (): void => undefined;

export function Fields(): JSX.Element {
  return (
    <Specimen name="Fields">
      <Row layout="columns">
        <TextField label="Empty" />
        <TextField label="Filled" defaultValue="ada@example.com" />
        <TextField label="With a hint" hint="We only write when it matters." />
        <TextField label="Wrong" defaultValue="ada@" error={WRONG} />
        <TextField label="Wrong, with a hint" defaultValue="ada@" hint="For the receipt." error={WRONG} />
        <TextField label="Disabled" defaultValue="Cannot be changed" disabled />
        <PasswordField label="Password" defaultValue="secret-1A" />
        <PasswordField label="Wrong password" error="The password is wrong" />
        <SelectField label="Choice" defaultValue="b">
          <option value="a">First</option>
          <option value="b">Second</option>
        </SelectField>
        <SelectField label="Wrong choice" error="Choose a country">
          <option>—</option>
        </SelectField>
        <TextArea label="Several lines" defaultValue={'One\nTwo'} />
        <TextArea label="Wrong lines" error="Message is required" />
      </Row>
      <Row>
        <Checkbox label="Off" />
        <Checkbox label="On" defaultChecked />
        <Checkbox label="Disabled" disabled />
        <Checkbox label="Must be ticked" error="You must agree to the terms and conditions" />
      </Row>
      <Row>
        <QuantityStepper label="Least" value={1} onChange={nothing} />
        <QuantityStepper label="Some" value={12} onChange={nothing} />
        <QuantityStepper label="Most" value={999} onChange={nothing} />
        <QuantityStepper label="Disabled" value={2} onChange={nothing} disabled />
      </Row>
    </Specimen>
  );
}
