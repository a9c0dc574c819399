import { useMessages } from '@tessera/shared/i18n';
import type { JSX } from 'react';
import { ContactDialogHost } from '../contact/contact-dialog-host';
import { shellMessages } from '../messages/shell-messages';
import { SearchForm } from '../search/search-form';
import { Announcement } from './announcement/announcement';
import type { LayoutProps } from './frame/layout-props';
import { NavigationProgress } from './frame/navigation-progress';
import styles from './shop-layout.module.css';
import { SiteFooter } from './footer/site-footer';
import { SiteHeader } from './header/site-header';
import { CONTENT_ID, SkipLink } from './frame/skip-link';

/** Around every page of the shop: top navigation, mobile search bar, footer (docs/product.md §2). */
export function ShopLayout({ children, remotes, store }: LayoutProps): JSX.Element {
  const text = useMessages(shellMessages);
  return (
    <div className={styles.Shop}>
      <SkipLink />
      <NavigationProgress />
      <Announcement announcement={store.announcement} />
      <SiteHeader remotes={remotes} store={store} />
      <SearchForm className={styles.MobileSearch} label={text.search.mobile} />
      <main id={CONTENT_ID} tabIndex={-1} className={styles.Main}>
        {children}
      </main>
      <SiteFooter remotes={remotes} store={store} />
      <ContactDialogHost />
    </div>
  );
}
