import { type JSX, type SubmitEvent, useEffect, useRef } from 'react';
import type { Product, Variant } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useSession } from '@tessera/shared/session';
import { Alert, Button, TextField } from '@tessera/shared/ui';
import { tellMeMessages } from './tell-me-messages';
import styles from './tell-me.module.css';
import { type TellMeState, useTellMe } from './use-tell-me';

function AddressForm(props: { name: string; state: TellMeState; onSend: (typed: object) => void }): JSX.Element {
  const { name, state, onSend } = props;
  const text = useMessages(tellMeMessages);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onSend({ email: String(form.get('email') ?? ''), website: String(form.get('website') ?? '') });
  };
  return (
    <form className={styles.Form} onSubmit={send} noValidate>
      <p className={styles.Title}>{text.title}</p>
      <TextField
        ref={field}
        label={text.email}
        hint={text.text(name)}
        name="email"
        type="email"
        autoComplete="email"
        error={state.step === 'asking' ? state.error : undefined}
      />
      {/* people do not see it: what programs write here ends the matter */}
      <input className={styles.Trap} name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
      <Button type="submit" pending={state.step === 'sending'} pendingText={text.sending}>
        {text.send}
      </Button>
    </form>
  );
}

/** One mail when a sold-out variant is back: for who is signed in at once, for others by an address that they confirm. */
export function TellMe({ product, variant }: { product: Product; variant: Variant }): JSX.Element {
  const text = useMessages(tellMeMessages);
  const isSignedIn = useSession(({ status }) => status === 'signed-in');
  const { state, ask, stop } = useTellMe(product.id, variant.id);
  const asked = useRef(false);
  useEffect(() => {
    // the press that brought this was the wish itself
    if (!isSignedIn || asked.current) return;
    asked.current = true;
    void ask();
  }, [isSignedIn, ask]);
  if (state.step === 'done' || state.step === 'stopped') {
    return (
      <div className={styles.Form}>
        <Alert tone="success">{state.step === 'done' ? state.message || text.done : text.stopped}</Alert>
        {isSignedIn && state.step === 'done' && (
          <Button variant="quiet" size="sm" onClick={() => void stop()}>
            {text.stop}
          </Button>
        )}
      </div>
    );
  }
  if (!isSignedIn) return <AddressForm name={product.name} state={state} onSend={(typed) => void ask(typed)} />;
  return (
    <div className={styles.Form}>
      {state.step === 'asking' && state.error && <Alert tone="error">{state.error}</Alert>}
      <Button variant="secondary" size="lg" block pending={state.step === 'sending'} onClick={() => void ask()}>
        {text.title}
      </Button>
    </div>
  );
}
