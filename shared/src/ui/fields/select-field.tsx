import type { ComponentPropsWithRef, JSX } from 'react';
import { Field, type FieldProps } from './field';
import { Select } from './select';

export type SelectFieldProps = FieldProps & Omit<ComponentPropsWithRef<'select'>, 'className'>;

/** A labelled native choice; its children are <option>s. */
export function SelectField({ label, error, hint, id, ...rest }: SelectFieldProps): JSX.Element {
  return (
    <Field label={label} error={error} hint={hint} id={id}>
      {({ className: _own, ...control }) => <Select {...rest} {...control} />}
    </Field>
  );
}
