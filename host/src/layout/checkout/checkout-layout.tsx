import { currentLanguage, pathIn, useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { Container, Icon } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import type { JSX } from 'react';
import { ContactDialogHost } from '../../contact/contact-dialog-host';
import { ContactLink } from '../../links/contact-link';
import { shellMessages } from '../../messages/shell-messages';
import { LanguageSwitch } from '../frame/language-switch';
import type { LayoutProps } from '../frame/layout-props';
import { NavigationProgress } from '../frame/navigation-progress';
import { CONTENT_ID, SkipLink } from '../frame/skip-link';
import { Wordmark } from '../frame/wordmark';
import styles from './checkout-layout.module.css';

/** What somebody may want to read before they order. */
const TEXTS = ['shipping', 'returns', 'privacy', 'terms'] as const;

/** Around the checkout: whose shop it is, help and the way back, and nothing that leads away from the order. */
export default function CheckoutLayout({ children, store }: LayoutProps): JSX.Element {
  const text = useMessages(shellMessages);
  return (
    <div className={styles.Checkout}>
      <SkipLink />
      <NavigationProgress />
      <header className={styles.Header}>
        <Container className={styles.Bar}>
          <Wordmark name={store.name} logo={store.logo} />
          <ContactLink className={styles.Help}>{text.enclosed.help}</ContactLink>
          <Link className={styles.Link} to={paths.cart()}>
            <Icon name="chevron-left" size={16} />
            {text.enclosed.back}
          </Link>
        </Container>
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className={styles.Main}>
        {children}
      </main>
      <footer className={styles.Footer}>
        <Container className={styles.Notes}>
          {/* in another tab: what is typed here stays */}
          {TEXTS.map((name) => (
            <a key={name} className={styles.Link} href={pathIn(currentLanguage(), paths.page(name))} target="_blank">
              {text.enclosed[name]}
            </a>
          ))}
          <div className={styles.Languages}>
            <LanguageSwitch languages={store.languages} />
          </div>
          <span suppressHydrationWarning>
            {/* oxlint-disable-next-line react/purity -- the footer's year: the browser's is right */}
            {`© ${new Date().getFullYear()} ${store.name}`}
          </span>
        </Container>
      </footer>
      <ContactDialogHost />
    </div>
  );
}
