import { yupResolver } from '@hookform/resolvers/yup';
import { createFormControl } from 'react-hook-form';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { ObjectSchema } from 'yup';

/**
 * A form's logic without its markup: react-hook-form checking with a yup schema on submit. Inputs are attached with
 * `register(name).ref(element)`, which takes over what they already hold.
 */
export function createForm<Values extends FieldValues>(schema: ObjectSchema<Values>) {
  return createFormControl<Values, unknown, Values>({
    // yup's own type makes fields optional that the schema requires; the values are those of the schema
    resolver: yupResolver(schema) as unknown as Resolver<Values, unknown, Values>,
    // docs/product.md §5: checked on submit; an edit takes the field's error away instead of checking again
    reValidateMode: 'onSubmit',
  });
}

export type Form<Values extends FieldValues> = ReturnType<typeof createForm<Values>>;
