import { useEffect, useRef, useState, type JSX } from 'react';
import { ApiError, UNEXPECTED_ERROR, api } from '@tessera/shared/client';
import type { Message } from '@tessera/shared/contract';
import { paths } from '@tessera/shared/paths';
import { useMailToken } from '../composition/use-mail-token';
import { Alert, Button, ButtonLink, Container } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import styles from './mail-link-page.module.css';
import { newsletterTexts as texts } from './newsletter-texts';

type State = { step: 'asking' | 'sending' } | { step: 'failed' | 'done'; sentence: string } | { step: 'gone' };

export interface MailLinkPageProps {
  /** what the link is for: the last part of the call's path, too */
  action: 'confirm' | 'unsubscribe';
}

function failureOf(failure: unknown): State {
  if (failure instanceof ApiError && failure.status === 410) return { step: 'gone' };
  const known = failure instanceof ApiError && failure.message !== UNEXPECTED_ERROR;
  return { step: 'failed', sentence: known ? failure.message : texts.failed };
}

/**
 * Where a link in a newsletter mail leads. Nothing happens by opening it, because programs that check mails open every
 * link: a person presses the button.
 */
export function MailLinkPage({ action }: MailLinkPageProps): JSX.Element {
  const token = useMailToken();
  const [state, setState] = useState<State>(token ? { step: 'asking' } : { step: 'gone' });
  const heading = useRef<HTMLHeadingElement>(null);
  const words = texts[action];

  const ended = state.step === 'done' || (state.step === 'gone' && token !== undefined);
  useEffect(() => {
    // the button that had the focus is gone
    if (ended) heading.current?.focus();
  }, [ended]);

  const handlePress = (): void => {
    setState({ step: 'sending' });
    api.post<Message>(`newsletter/${action}`, { json: { token } }).then(
      ({ message }) => setState({ step: 'done', sentence: message }),
      (failure: unknown) => setState(failureOf(failure)),
    );
  };

  const title = state.step === 'done' ? words.doneTitle : state.step === 'gone' ? texts.goneTitle : words.title;
  const text = state.step === 'done' ? state.sentence : state.step === 'gone' ? texts.gone : words.text;
  const over = state.step === 'done' || state.step === 'gone';
  return (
    <Container width="narrow">
      <section className={styles.Page}>
        <h1 ref={heading} tabIndex={-1} className={styles.Title}>
          {title}
        </h1>
        <p className={styles.Text}>{text}</p>
        {state.step === 'failed' && <Alert tone="error">{state.sentence}</Alert>}
        <div className={styles.Actions}>
          {over ? (
            <>
              <ButtonLink as={Link} to={paths.products()}>
                {texts.goOn}
              </ButtonLink>
              {state.step === 'gone' && (
                <ButtonLink as={Link} to={paths.page('contact')} variant="secondary">
                  {texts.contact}
                </ButtonLink>
              )}
            </>
          ) : (
            <Button size="lg" pending={state.step === 'sending'} onClick={handlePress}>
              {words.action}
            </Button>
          )}
        </div>
      </section>
    </Container>
  );
}
