import { useMessages } from '@tessera/shared/i18n';
import type { JSX } from 'react';
import type { RegisteredRemote } from '@tessera/shared/composition';
import type { Store } from '@tessera/shared/contract';
import { Container, Icon } from '@tessera/shared/ui';
import { ContactLink } from '../../links/contact-link';
import { shellMessages } from '../../messages/shell-messages';
import { CartLink } from './cart-link';
import { CategoriesMenu } from './categories-menu';
import { GuardedLink } from '../navigation/guarded-link';
import { MobileMenu } from './mobile-menu';
import { useSeenMenu } from '../navigation/use-seen-menu';
import { OwnMenu } from './own-menu';
import { hasDrawer, headerItems } from '../navigation/navigation.model';
import { SearchForm } from '../../search/search-form';
import { SessionLinks } from '../navigation/session-links';
import styles from './site-header.module.css';
import { ThemeSwitch } from '../frame/theme-switch';
import { Wordmark } from '../frame/wordmark';

/** The shop's head: wordmark, navigation, search, account and cart (docs/product.md §2). */
export function SiteHeader({ remotes, store }: { remotes: RegisteredRemote[]; store: Store }): JSX.Element {
  const text = useMessages(shellMessages);
  const items = headerItems(remotes);
  const own = useSeenMenu(store, 'header');
  return (
    <header className={styles.Header}>
      <Container className={styles.Bar}>
        <MobileMenu items={items} own={own} remotes={remotes} languages={store.languages} className={styles.Menu} />
        <Wordmark name={store.name} logo={store.logo} />
        <nav className={styles.Nav} aria-label={text.mainNavigation}>
          {own ? (
            <OwnMenu entries={own} remotes={remotes} className={styles.Link} />
          ) : (
            <>
              {items.home.map((item) => (
                <GuardedLink key={item.to} item={item} className={styles.Link} />
              ))}
              <CategoriesMenu />
              {items.links.map((item) => (
                <GuardedLink key={item.to} item={item} className={styles.Link} />
              ))}
              <ContactLink className={styles.Link} />
            </>
          )}
        </nav>
        <SearchForm className={styles.Search} label={text.search.site} />
        <div className={styles.Tools}>
          <div className={styles.Session}>
            <SessionLinks className={styles.Link} />
          </div>
          <div className={styles.Theme}>
            <ThemeSwitch />
          </div>
          {/* one sign of a person: the account's other pages are in the menu, the footer and the account itself */}
          {items.account.slice(0, 1).map((item) => (
            <GuardedLink key={item.to} item={item} className={styles.Tool} aria-label={item.label}>
              <Icon name="user" size={22} />
            </GuardedLink>
          ))}
          {items.cart && <CartLink item={items.cart} hasDrawer={hasDrawer(remotes, items.cart)} />}
        </div>
      </Container>
    </header>
  );
}
