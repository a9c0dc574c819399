import type { JSX } from 'react';
import { currentLanguage, pathIn, useMessages } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui';
import { paths } from '@tessera/shared/paths';
import { withoutScripts } from '../../links/without-scripts';
import styles from './site-footer.module.css';
import { footerMessages } from './footer-messages';

/**
 * The newsletter's fields (docs/product.md §2); what they do comes with the first focus (newsletter/subscribe.ts).
 */
export function NewsletterForm(): JSX.Element {
  const texts = useMessages(footerMessages);
  return (
    <section className={styles.Newsletter} aria-labelledby="newsletter-title">
      <div>
        <h2 id="newsletter-title" className={styles.Headline}>
          {texts.headline}
        </h2>
        <p className={styles.Promise}>{texts.promise}</p>
      </div>
      {/* before the page is alive a submit must not put the address into the address bar */}
      <form method="post" noValidate aria-labelledby="newsletter-title">
        <div className={styles.Field}>
          <input
            className={styles.Input}
            type="email"
            name="email"
            aria-label={texts.label}
            aria-describedby="newsletter-message newsletter-consent"
            placeholder={texts.placeholder}
            autoComplete="email"
            autoCapitalize="none"
            enterKeyHint="send"
            maxLength={254}
            required
          />
          <Button type="submit" variant="accent" formAction={withoutScripts('newsletter')}>
            {texts.subscribe}
          </Button>
        </div>
        <div className={styles.Trap} aria-hidden="true">
          <input type="text" name="website" tabIndex={-1} autoComplete="off" aria-label={texts.leaveBlank} />
        </div>
        <p id="newsletter-message" className={styles.Message} role="status" />
        <p id="newsletter-consent" className={styles.Consent}>
          {texts.consent[0]}
          <a href={pathIn(currentLanguage(), paths.page('privacy'))}>{texts.pages.privacy}</a>
          {texts.consent[1]}
        </p>
      </form>
    </section>
  );
}
