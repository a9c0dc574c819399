import { useState, type JSX } from 'react';
import { ApiError, UNEXPECTED_ERROR, api } from '@tessera/shared/client';
import type { Message } from '@tessera/shared/contract';
import { useMessages, type Messages } from '@tessera/shared/i18n';
import { Alert, Button, Container } from '@tessera/shared/ui';
import { useMailToken } from './use-mail-token';
import { LinkOutcome, type OutcomeWords } from './link-outcome';
import styles from './mail-link-page.module.css';

type State = { step: 'asking' | 'sending' | 'gone' } | { step: 'failed' | 'done'; message: string };

interface ActionWords {
  title: string;
  text: string;
  action: string;
  doneTitle: string;
}

/** What the pages of one kind of mail say. */
export interface MailLinkWords extends OutcomeWords {
  failed: string;
  confirm: ActionWords;
  unsubscribe: ActionWords;
  goneTitle: string;
  gone: string;
}

export interface MailLinkPageProps {
  /** first part of the call's path */
  area: 'newsletter' | 'back-in-stock';
  /** what the link is for: the last part of the call's path, too */
  action: 'confirm' | 'unsubscribe';
  messages: Messages<MailLinkWords>;
}

function failureOf(failure: unknown, texts: MailLinkWords): State {
  if (failure instanceof ApiError && failure.status === 410) return { step: 'gone' };
  const known = failure instanceof ApiError && failure.message !== UNEXPECTED_ERROR;
  return { step: 'failed', message: known ? failure.message : texts.failed };
}

/**
 * Where a link in a mail leads that starts or ends further mails. Nothing happens by opening it, because programs that check mails open every
 * link: a person presses the button.
 */
export function MailLinkPage({ area, action, messages }: MailLinkPageProps): JSX.Element {
  const texts = useMessages(messages);
  const token = useMailToken();
  const [state, setState] = useState<State>({ step: token ? 'asking' : 'gone' });
  const words = texts[action];

  if (state.step === 'done')
    return <LinkOutcome words={texts} title={words.doneTitle} text={state.message} failed={false} pressed />;
  if (state.step === 'gone')
    return <LinkOutcome words={texts} title={texts.goneTitle} text={texts.gone} failed pressed={!!token} />;

  const handlePress = (): void => {
    setState({ step: 'sending' });
    api.post<Message>(`${area}/${action}`, { json: { token } }).then(
      ({ message }) => setState({ step: 'done', message }),
      (failure: unknown) => setState(failureOf(failure, texts)),
    );
  };
  return (
    <Container width="narrow">
      <section className={styles.Page}>
        <h1 className={styles.Title}>{words.title}</h1>
        <p className={styles.Text}>{words.text}</p>
        {state.step === 'failed' && <Alert tone="error">{state.message}</Alert>}
        <div className={styles.Actions}>
          <Button size="lg" pending={state.step === 'sending'} onClick={handlePress}>
            {words.action}
          </Button>
        </div>
      </section>
    </Container>
  );
}
