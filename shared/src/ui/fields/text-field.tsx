import type { ComponentPropsWithRef, JSX } from 'react';
import { Field, type FieldProps } from './field';

export type TextFieldProps = FieldProps & Omit<ComponentPropsWithRef<'input'>, 'className'>;

/** A labelled line of text; takes everything an <input> takes, `ref` of a form library included. */
export function TextField({ label, error, hint, id, ...rest }: TextFieldProps): JSX.Element {
  return (
    <Field label={label} error={error} hint={hint} id={id}>
      {(control) => <input type="text" {...rest} {...control} />}
    </Field>
  );
}
