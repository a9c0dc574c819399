import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { NavLink, useLocation } from '@tessera/shared/vendor/router';
import { useEffect, useRef } from 'react';
import { frameMessages } from '../messages/frame';
import styles from './account-nav.module.css';

type Page = 'profile' | 'orders' | 'storeCredit' | 'payLater' | 'addresses' | 'security' | 'privacy';

const LINKS: { to: string; page: Page; end: boolean }[] = [
  { to: paths.account(), page: 'profile', end: true },
  // an order is one of the orders
  { to: paths.orders(), page: 'orders', end: false },
  { to: paths.accountStoreCredit(), page: 'storeCredit', end: true },
  { to: paths.accountPayLater(), page: 'payLater', end: true },
  { to: paths.accountAddresses(), page: 'addresses', end: true },
  { to: paths.accountSecurity(), page: 'security', end: true },
  { to: paths.accountPrivacy(), page: 'privacy', end: true },
];

/** The account's pages: a strip over the page on a phone, a column beside it where there is room. */
export function AccountNav() {
  const texts = useMessages(frameMessages);
  const strip = useRef<HTMLElement>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    // on a phone the strip is wider than the screen; the page itself stays where it is
    const present = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (present && strip.current) strip.current.scrollLeft = present.offsetLeft - strip.current.offsetLeft;
  }, [pathname]);

  return (
    <nav ref={strip} aria-label={texts.navigation} className={styles.Nav}>
      {LINKS.map(({ to, page, end }) => (
        <NavLink key={to} to={to} end={end} className={styles.Link}>
          {texts[page]}
        </NavLink>
      ))}
    </nav>
  );
}
