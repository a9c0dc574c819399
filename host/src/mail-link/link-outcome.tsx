import { useEffect, useRef, type JSX } from 'react';
import { paths } from '@tessera/shared/paths';
import { ButtonLink, Container } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import styles from './mail-link-page.module.css';

/** The ways on. */
export interface OutcomeWords {
  goOn: string;
  contact: string;
}

export interface LinkOutcomeProps {
  words: OutcomeWords;
  title: string;
  text: string;
  /** the link did nothing: there is a person to ask */
  failed: boolean;
  /** a press led here: reading goes on with the title, because the button that had the focus is gone */
  pressed: boolean;
}

/** What has become of a link in a mail, and the way on. */
export function LinkOutcome({ words, title, text, failed, pressed }: LinkOutcomeProps): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (pressed) heading.current?.focus();
  }, [pressed]);
  return (
    <Container width="narrow">
      <section className={styles.Page}>
        <h1 ref={heading} tabIndex={-1} className={styles.Title}>
          {title}
        </h1>
        <p className={styles.Text}>{text}</p>
        <div className={styles.Actions}>
          <ButtonLink as={Link} to={paths.products()}>
            {words.goOn}
          </ButtonLink>
          {failed && (
            <ButtonLink as={Link} to={paths.page('contact')} variant="secondary">
              {words.contact}
            </ButtonLink>
          )}
        </div>
      </section>
    </Container>
  );
}
