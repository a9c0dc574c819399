import type { Form } from './create-form';
import { useEffect, useState } from 'react';

type Errors<Values> = Partial<Record<keyof Values, string>>;

function messagesOf<Values>(errors: object): Errors<Values> {
  // the form's errors have the names of its fields
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, Object(error).message]),
  ) as Errors<Values>;
}

/** The message under each field, following the form. */
export function useFormErrors<Values extends Record<string, unknown>>(form: Form<Values>): Errors<Values> {
  const [errors, setErrors] = useState<Errors<Values>>({});
  useEffect(
    () =>
      form.subscribe({
        formState: { errors: true },
        callback: ({ errors: found = {} }) => setErrors(messagesOf<Values>(found)),
      }),
    [form],
  );
  return errors;
}
