import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { ApiError, UNEXPECTED_ERROR } from '@tessera/shared/client';
import { defineMessages, useMessages } from '@tessera/shared/i18n';
import { Button, TextField } from '@tessera/shared/ui';
import { secondFactor } from '../../messages/en/second-factor';
import { AuthForm } from './auth-form';
import styles from './auth-form.module.css';
import type { Banner } from './use-late-form';

const codeMessages = defineMessages({
  en: secondFactor,
  de: () =>
    import(/* webpackChunkName: "de-second-factor" */ '../../messages/de/second-factor').then(
      (module) => module.secondFactor,
    ),
});
export const messages = [codeMessages];

export interface CodeFormProps {
  /** signs in with a code, and gives the message of the green banner */
  send: (code: string) => Promise<string>;
  /** to the password: asked for, or `reason` says why it must be given again */
  onBack: (reason?: string) => void;
}

/** What a phone's keyboard and password managers offer for each. */
const INPUTS = {
  app: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  recovery: { inputMode: 'text', autoComplete: 'off' },
} as const;

/** What a failure says: at the field, beside the button, or that the password is asked for again. */
function read(failure: unknown): { field?: string; banner?: string; ended?: string } {
  if (!(failure instanceof ApiError)) return { banner: UNEXPECTED_ERROR };
  const { code, message, errors } = failure;
  if (code === 'auth.challenge_not_valid') return { ended: message };
  const [field] = errors['code'] ?? [];
  return field === undefined ? { banner: message } : { field };
}

/** Asks for the code that belongs to a password, in its place (docs/product.md §4). */
export default function CodeForm({ send, onBack }: CodeFormProps) {
  const texts = useMessages(codeMessages);
  const [kind, setKind] = useState<keyof typeof INPUTS>('app');
  const [error, setError] = useState<string>();
  const [banner, setBanner] = useState<Banner>();
  const [pending, setPending] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => input.current?.focus(), [kind]);

  const submit = async (code: string): Promise<void> => {
    setPending(true);
    try {
      setBanner({ tone: 'success', text: await send(code) });
      // pressed again it does nothing more: whoever asked for it goes on in a moment
    } catch (failure) {
      const said = read(failure);
      if (said.ended !== undefined) return onBack(said.ended);
      setPending(false);
      setError(said.field);
      if (said.banner !== undefined) setBanner({ tone: 'error', text: said.banner });
      input.current?.focus();
    }
  };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (pending) return;
    const code = input.current?.value.trim() ?? '';
    setBanner(undefined);
    setError(code ? undefined : texts.missing);
    if (code) void submit(code);
    else input.current?.focus();
  };

  const handleOther = (): void => {
    setKind(kind === 'app' ? 'recovery' : 'app');
    setError(undefined);
    setBanner(undefined);
  };

  const form = { method: 'post', noValidate: true, onSubmit: handleSubmit };
  return (
    <>
      <AuthForm state={{ form, pending, banner }} label={texts[kind].form} action={texts.send}>
        <div className={styles.Last}>
          <TextField
            key={kind}
            ref={input}
            name="code"
            label={texts[kind].field}
            hint={texts[kind].hint}
            {...INPUTS[kind]}
            autoCapitalize="none"
            spellCheck={false}
            error={error}
            onInput={() => setError(undefined)}
          />
        </div>
      </AuthForm>
      <div className={styles.Below}>
        <Button className={styles.Forgot} variant="quiet" size="sm" onClick={() => onBack()}>
          {texts.back}
        </Button>
        <Button className={styles.Forgot} variant="quiet" size="sm" onClick={handleOther}>
          {texts[kind].other}
        </Button>
      </div>
    </>
  );
}
