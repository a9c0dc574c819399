import { useState, type JSX } from 'react';
import { ApiError, UNEXPECTED_ERROR, api } from '@tessera/shared/client';
import type { Message } from '@tessera/shared/contract';
import { messagesIn, useMessages } from '@tessera/shared/i18n';
import { Alert, Button, Container } from '@tessera/shared/ui';
import { useMailToken } from '../composition/use-mail-token';
import { LinkOutcome } from './link-outcome';
import styles from './mail-link-page.module.css';
import { newsletterMessages } from './newsletter-messages';

type State = { step: 'asking' | 'sending' | 'gone' } | { step: 'failed' | 'done'; sentence: string };

export interface MailLinkPageProps {
  /** what the link is for: the last part of the call's path, too */
  action: 'confirm' | 'unsubscribe';
}

function failureOf(failure: unknown): State {
  const texts = messagesIn(newsletterMessages);
  if (failure instanceof ApiError && failure.status === 410) return { step: 'gone' };
  const known = failure instanceof ApiError && failure.message !== UNEXPECTED_ERROR;
  return { step: 'failed', sentence: known ? failure.message : texts.failed };
}

/**
 * Where a link in a newsletter mail leads. Nothing happens by opening it, because programs that check mails open every
 * link: a person presses the button.
 */
export function MailLinkPage({ action }: MailLinkPageProps): JSX.Element {
  const texts = useMessages(newsletterMessages);
  const token = useMailToken();
  const [state, setState] = useState<State>({ step: token ? 'asking' : 'gone' });
  const words = texts[action];

  if (state.step === 'done')
    return <LinkOutcome title={words.doneTitle} text={state.sentence} failed={false} pressed />;
  if (state.step === 'gone') return <LinkOutcome title={texts.goneTitle} text={texts.gone} failed pressed={!!token} />;

  const handlePress = (): void => {
    setState({ step: 'sending' });
    api.post<Message>(`newsletter/${action}`, { json: { token } }).then(
      ({ message }) => setState({ step: 'done', sentence: message }),
      (failure: unknown) => setState(failureOf(failure)),
    );
  };
  return (
    <Container width="narrow">
      <section className={styles.Page}>
        <h1 className={styles.Title}>{words.title}</h1>
        <p className={styles.Text}>{words.text}</p>
        {state.step === 'failed' && <Alert tone="error">{state.sentence}</Alert>}
        <div className={styles.Actions}>
          <Button size="lg" pending={state.step === 'sending'} onClick={handlePress}>
            {words.action}
          </Button>
        </div>
      </section>
    </Container>
  );
}
