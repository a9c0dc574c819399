import {
  fieldErrors,
  forgotPasswordSchema,
  loginSchema,
  resetPasswordSchema,
  signupSchema,
} from '@tessera/shared/forms';
import type { ForgotPasswordValues, LoginValues, ResetPasswordValues, SignupValues } from '@tessera/shared/forms';
import { createForm } from '@tessera/shared/forms/react';
import type { Form } from '@tessera/shared/forms/react';

export interface FormValues {
  login: LoginValues;
  signup: SignupValues;
  forgot: ForgotPasswordValues;
  reset: ResetPasswordValues;
}
export type FormName = keyof FormValues;
export type FieldErrors = Partial<Record<string, string>>;

export interface FormLogic<Name extends FormName> {
  /** the values, or undefined when a field is wrong: then its error was told and it has the focus */
  validate: () => Promise<FormValues[Name] | undefined>;
  /** shows the server's messages at their fields; the first of these takes the focus */
  showErrors: (failure: unknown) => void;
  reset: () => void;
  detach: () => void;
}

/** Called with each change of the errors. */
type ErrorListener = (errors: FieldErrors) => void;

function messagesOf(errors: Record<string, unknown>): FieldErrors {
  const entries = Object.entries(errors).map(([name, error]) => [name, Object(error).message] as const);
  return Object.fromEntries(entries.filter(([, message]) => typeof message === 'string'));
}

/** Registers the inputs of these names and hands what is typed to the form. @returns a function that ends it */
function attachInputs<Name extends FormName>(
  form: Form<FormValues[Name]>,
  element: HTMLFormElement,
  names: string[],
): () => void {
  const fields = new Map<EventTarget, ReturnType<typeof form.register>>();
  for (const name of names) {
    const input = element.elements.namedItem(name);
    if (!(input instanceof HTMLInputElement)) continue;
    // the names come from the schema whose values these are
    const field = form.register(name as Parameters<typeof form.register>[0]);
    field.ref(input);
    fields.set(input, field);
  }
  const fieldOf = ({ target }: Event) => (target ? fields.get(target) : undefined);
  const handleInput = (event: Event): void => {
    const field = fieldOf(event);
    if (!field) return;
    void field.onChange(event);
    form.clearErrors(field.name);
  };
  const handleFocusOut = (event: Event): void => void fieldOf(event)?.onBlur(event);
  element.addEventListener('input', handleInput);
  element.addEventListener('focusout', handleFocusOut);
  return () => {
    element.removeEventListener('input', handleInput);
    element.removeEventListener('focusout', handleFocusOut);
  };
}

const schemas = {
  login: loginSchema,
  signup: signupSchema,
  forgot: forgotPasswordSchema,
  reset: resetPasswordSchema,
};

/**
 * Gives a form on the page its logic. The inputs stay the same elements, so nothing that was typed is lost; the inputs are
 * found by the names of the schema's fields.
 */
export function attachForm<Name extends FormName>(
  element: HTMLFormElement,
  name: Name,
  onErrors: ErrorListener,
): FormLogic<Name> {
  const schema = schemas[name];
  const names = Object.keys(schema.fields);
  // indexing by Name gives the union; `name` picks the schema of these very values
  const form = createForm<FormValues[Name]>(schema as unknown as Parameters<typeof createForm<FormValues[Name]>>[0]);
  const release = attachInputs<Name>(form, element, names);
  const unsubscribe = form.subscribe({
    formState: { errors: true },
    callback: ({ errors }) => onErrors(messagesOf(errors ?? {})),
  });
  return {
    async validate() {
      let valid: FormValues[Name] | undefined;
      await form.handleSubmit((values) => {
        valid = values;
      })();
      return valid;
    },
    showErrors(failure) {
      Object.entries(fieldErrors(failure, names)).forEach(([field, message], index) => {
        const name = field as Parameters<typeof form.setError>[0]; // one of `names`, which are the schema's
        form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
      });
    },
    reset() {
      element.reset();
      form.reset();
    },
    detach() {
      release();
      unsubscribe();
    },
  };
}
