import { yupResolver } from '@hookform/resolvers/yup';
import { createFormControl } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import type { ObjectSchema } from 'yup';

/**
 * A form's logic without its markup: react-hook-form checking with a yup schema on submit, then on every edit of a field that
 * was wrong. Inputs are attached with `register(name).ref(element)`, which takes over what they already hold.
 */
export function createForm<Values extends FieldValues>(schema: ObjectSchema<Values>) {
  return createFormControl<Values, unknown, Values>({
    resolver: yupResolver<Values, unknown, Values>(schema as never),
    shouldFocusError: true,
  });
}

export type Form<Values extends FieldValues> = ReturnType<typeof createForm<Values>>;
