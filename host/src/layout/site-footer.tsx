import type { JSX } from 'react';
import type { RegisteredRemote } from '@tessera/shared/composition';
import type { Store } from '@tessera/shared/contract';
import { Container } from '@tessera/shared/ui';
import { GuardedLink } from './guarded-link';
import { companyItems } from './navigation.model';
import styles from './site-footer.module.css';
import { ThemeSwitch } from './theme-switch';
import { Wordmark } from './wordmark';

/** SPEC.md §2: three payment badges. */
const PAYMENTS = ['V', 'M', 'P'];

/** The shop's foot: where to go, how to reach the store, what it takes (SPEC.md §2). */
export function SiteFooter({ remotes, store }: { remotes: RegisteredRemote[]; store: Store }): JSX.Element {
  return (
    <footer className={styles.Footer}>
      <Container>
        <div className={styles.Columns}>
          <div>
            <Wordmark name={store.name} />
          </div>
          <nav aria-labelledby="footer-company">
            <h2 id="footer-company" className={styles.Heading}>
              Company
            </h2>
            <ul className={styles.List}>
              {companyItems(remotes).map((item) => (
                <li key={item.to}>
                  <GuardedLink item={item} className={styles.Link} />
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2 className={styles.Heading}>Contact</h2>
            <address className={styles.Text}>
              <a href={`mailto:${store.email}`} className={styles.Link}>
                {store.email}
              </a>
              <br />
              <a href={`tel:${store.phone.replace(/[^+\d]/g, '')}`} className={styles.Link}>
                {store.phone}
              </a>
              <p>{store.address}</p>
            </address>
          </div>
        </div>
        <div className={styles.Bottom}>
          {/* rendered last year and read this one: the browser's year is right */}
          <p suppressHydrationWarning>{`© ${new Date().getFullYear()} ${store.name}`}</p>
          <div className={styles.Group}>
            <ul className={styles.Badges} aria-label="Payment methods">
              {PAYMENTS.map((letter) => (
                <li key={letter} className={styles.Badge}>
                  {letter}
                </li>
              ))}
            </ul>
            <ThemeSwitch />
          </div>
        </div>
      </Container>
    </footer>
  );
}
