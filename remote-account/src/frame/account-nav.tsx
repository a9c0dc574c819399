import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { NavLink } from '@tessera/shared/vendor/router';
import styles from './account-nav.module.css';
import { frameMessages } from './frame-messages';

type Page = 'profile' | 'orders' | 'payLater' | 'addresses' | 'security' | 'privacy';

const LINKS: { to: string; page: Page; end: boolean }[] = [
  { to: paths.account(), page: 'profile', end: true },
  // an order is one of the orders
  { to: paths.orders(), page: 'orders', end: false },
  { to: paths.accountPayLater(), page: 'payLater', end: true },
  { to: paths.accountAddresses(), page: 'addresses', end: true },
  { to: paths.accountSecurity(), page: 'security', end: true },
  { to: paths.accountPrivacy(), page: 'privacy', end: true },
];

/** The account's pages: a strip over the page on a phone, a column beside it where there is room. */
export function AccountNav() {
  const texts = useMessages(frameMessages);
  return (
    <nav aria-label={texts.navigation} className={styles.Nav}>
      {LINKS.map(({ to, page, end }) => (
        <NavLink key={to} to={to} end={end} className={styles.Link}>
          {texts[page]}
        </NavLink>
      ))}
    </nav>
  );
}
