import { useEffect, useRef, type JSX } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { ButtonLink, Container } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import styles from './mail-link-page.module.css';
import { newsletterMessages } from './newsletter-messages';

export interface LinkOutcomeProps {
  title: string;
  text: string;
  /** the link did nothing: there is a person to ask */
  failed: boolean;
  /** a press led here: reading goes on with the title, because the button that had the focus is gone */
  pressed: boolean;
}

/** What has become of a link in a newsletter mail, and the way on. */
export function LinkOutcome({ title, text, failed, pressed }: LinkOutcomeProps): JSX.Element {
  const texts = useMessages(newsletterMessages);
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
            {texts.goOn}
          </ButtonLink>
          {failed && (
            <ButtonLink as={Link} to={paths.page('contact')} variant="secondary">
              {texts.contact}
            </ButtonLink>
          )}
        </div>
      </section>
    </Container>
  );
}
