import type { Form } from '@tessera/shared/forms/react';
import { useEffect, useState } from 'react';
import type { ProfileValues } from './profile.model';

type Errors = Partial<Record<keyof ProfileValues, string>>;

/** The sentence under each field, following the form. */
export function useFormErrors(form: Form<ProfileValues>): Errors {
  const [errors, setErrors] = useState<Errors>({});
  useEffect(
    () =>
      form.subscribe({
        formState: { errors: true },
        callback: ({ errors: found = {} }) =>
          setErrors({
            first_name: found.first_name?.message,
            last_name: found.last_name?.message,
            username: found.username?.message,
          }),
      }),
    [form],
  );
  return errors;
}
