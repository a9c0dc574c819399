import type { ComponentPropsWithRef, JSX } from 'react';
import { Field, type FieldProps } from './field';

export type TextAreaProps = FieldProps & Omit<ComponentPropsWithRef<'textarea'>, 'className'>;

/** A labelled field for several lines. */
export function TextArea({ label, error, hint, id, ...rest }: TextAreaProps): JSX.Element {
  return (
    <Field label={label} error={error} hint={hint} id={id}>
      {(control) => <textarea rows={6} {...rest} {...control} />}
    </Field>
  );
}
