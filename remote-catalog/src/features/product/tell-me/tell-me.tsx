import { type JSX, type SubmitEvent, useEffect, useRef } from 'react';
import type { Product, Variant } from '@tessera/shared/contract';
import { type TextsOf, useMessages } from '@tessera/shared/i18n';
import { useSession } from '@tessera/shared/session';
import { Alert, Button, TextField } from '@tessera/shared/ui';
import { tellMeMessages } from '../../../messages/tell-me';
import styles from './tell-me.module.css';
import { type TellMeState, useTellMe } from './use-tell-me';
import type { Combination } from '../variants/variants.model';

export const messages = [tellMeMessages];

interface AddressFormProps {
  title: string;
  hint: string;
  state: TellMeState;
  onSend: (typed: object) => void;
}

function AddressForm({ title, hint, state, onSend }: AddressFormProps): JSX.Element {
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
      <p className={styles.Title}>{title}</p>
      <TextField
        ref={field}
        label={text.email}
        hint={hint}
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

export interface TellMeProps {
  product: Product;
  variant: Variant;
  /** a combination that is not made, instead of the variant */
  missing?: Combination;
}

type Words = Record<'title' | 'hint', string>;

function wordsFor(text: TextsOf<typeof tellMeMessages>, name: string, missing: Combination | undefined): Words {
  if (!missing) return { title: text.title, hint: text.text(name) };
  return { title: text.titleNew, hint: text.textNew(`${name} (${Object.values(missing).join(', ')})`) };
}

function Settled(props: {
  state: Extract<TellMeState, { step: 'done' | 'stopped' }>;
  /** who is signed in may change their mind */
  onStop?: () => void;
}): JSX.Element {
  const { state, onStop } = props;
  const text = useMessages(tellMeMessages);
  const isDone = state.step === 'done';
  return (
    <div className={styles.Form}>
      <Alert tone="success">{isDone ? state.message || text.done : text.stopped}</Alert>
      {isDone && onStop && (
        <Button variant="quiet" size="sm" onClick={onStop}>
          {text.stop}
        </Button>
      )}
    </div>
  );
}

/** One mail when a sold-out variant is back: for who is signed in at once, for others by an address that they confirm. */
export default function TellMe({ product, variant, missing }: TellMeProps): JSX.Element {
  const text = useMessages(tellMeMessages);
  const isSignedIn = useSession(({ status }) => status === 'signed-in');
  const { state, ask, stop } = useTellMe(product.id, variant.id, missing);
  const { title, hint } = wordsFor(text, product.name, missing);
  const asked = useRef(false);
  useEffect(() => {
    // the press that brought this was the wish itself
    if (!isSignedIn || asked.current) return;
    asked.current = true;
    void ask();
  }, [isSignedIn, ask]);
  if (state.step === 'done' || state.step === 'stopped') {
    return <Settled state={state} onStop={isSignedIn && !missing ? () => void stop() : undefined} />;
  }
  if (!isSignedIn) return <AddressForm title={title} hint={hint} state={state} onSend={(typed) => void ask(typed)} />;
  return (
    <div className={styles.Form}>
      {state.step === 'asking' && state.error && <Alert tone="error">{state.error}</Alert>}
      <Button variant="secondary" size="lg" block pending={state.step === 'sending'} onClick={() => void ask()}>
        {title}
      </Button>
    </div>
  );
}
