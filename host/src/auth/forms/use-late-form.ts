import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { ApiError, UNEXPECTED_ERROR } from '@tessera/shared/client';
import type { FieldErrors, FormLogic, FormName, FormValues } from './form-logic';

/** docs/product.md §5, §9: field errors vanish from sight this long after submitting. */
const ERRORS_VISIBLE = 2000;

export interface Banner {
  tone: 'error' | 'success';
  text: string;
}

interface LateFormOptions<Name extends FormName> {
  name: Name;
  /** does the work; gives the message of the green banner, or undefined where another form goes on */
  send: (values: FormValues[Name], form: HTMLFormElement) => Promise<string | undefined>;
  /** docs/product.md §8: said when the server gives no message of its own */
  fallback?: string;
  /** after it has succeeded the form may be sent again; else it is about to go away */
  repeatable?: boolean;
}

/**
 * The first e-mail error, else the server's message or detail, else the form's own message (docs/product.md §7, §8).
 */
function explain(failure: unknown, fallback: string): string {
  if (!(failure instanceof ApiError)) return fallback;
  const message = failure.errors['email']?.[0] ?? failure.message;
  return message === UNEXPECTED_ERROR ? fallback : message;
}

/**
 * A form whose fields are there at once and whose logic (validation, form library) arrives with the first press, key,
 * input or submit in it and takes over the same inputs. Spread `form` on the <form>.
 */
export function useLateForm<Name extends FormName>(options: LateFormOptions<Name>) {
  const { name, send, fallback = UNEXPECTED_ERROR, repeatable = false } = options;
  const element = useRef<HTMLFormElement>(null);
  const logic = useRef<Promise<FormLogic<Name>>>(undefined);
  const busy = useRef(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [submission, setSubmission] = useState({ count: 0, faded: false });
  const [pending, setPending] = useState(false);
  const [banner, setBanner] = useState<Banner>();

  useEffect(() => {
    if (!submission.count) return;
    const timer = setTimeout(() => setSubmission(({ count }) => ({ count, faded: true })), ERRORS_VISIBLE);
    return () => clearTimeout(timer);
  }, [submission.count]);

  useEffect(
    () => () => {
      void logic.current?.then((attached) => attached.detach()).catch(() => undefined);
      logic.current = undefined;
    },
    [],
  );

  const attach = (): Promise<FormLogic<Name>> => {
    logic.current ??= import(/* webpackChunkName: "auth-form" */ './form-logic').then(({ attachForm }) => {
      if (!element.current) throw new Error('The form has left the page');
      return attachForm(element.current, name, setErrors);
    });
    // a chunk that did not arrive is asked for again with the next input or submit
    logic.current.catch(() => (logic.current = undefined));
    return logic.current;
  };

  const awaken = (): void => void attach().catch(() => undefined);

  /** @returns whether it succeeded */
  const submit = async (form: HTMLFormElement): Promise<boolean> => {
    let attached: FormLogic<Name> | undefined;
    try {
      attached = await attach();
      const values = await attached.validate();
      if (!values) return false;
      setPending(true);
      const text = await send(values, form);
      if (text === undefined) return false;
      setBanner({ tone: 'success', text });
      return true;
    } catch (failure) {
      setBanner({ tone: 'error', text: explain(failure, fallback) });
      attached?.showErrors(failure);
      return false;
    }
  };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setBanner(undefined);
    void submit(event.currentTarget).then((succeeded) => {
      busy.current = succeeded && !repeatable;
      setPending(false);
      setSubmission(({ count }) => ({ count: count + 1, faded: false }));
    });
  };

  return {
    form: {
      ref: element,
      // before the page is alive a submit must not put the password into the address
      method: 'post',
      noValidate: true,
      // not the focus: a dialog that opened by itself has that without anybody having done anything
      onPointerDown: awaken,
      onKeyDown: awaken,
      onInput: awaken,
      onSubmit: handleSubmit,
      'data-errors': submission.faded ? 'faded' : 'shown',
    },
    errors,
    pending,
    banner,
    reset: () =>
      void attach().then(
        (attached) => attached.reset(),
        () => undefined,
      ),
  };
}

export type LateForm = ReturnType<typeof useLateForm>;
