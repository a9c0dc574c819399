import { paths } from '@tessera/shared/paths';
import { NavLink } from '@tessera/shared/vendor/router';
import styles from './account-nav.module.css';
import { texts } from './texts';

const LINKS = [
  { to: paths.account(), label: texts.profile },
  { to: paths.accountAddresses(), label: texts.addresses },
  { to: paths.accountSecurity(), label: texts.security },
  { to: paths.accountPrivacy(), label: texts.privacy },
];

/** The account's pages: a strip over the page on a phone, a column beside it where there is room. */
export function AccountNav() {
  return (
    <nav aria-label={texts.navigation} className={styles.Nav}>
      {LINKS.map(({ to, label }) => (
        <NavLink key={to} to={to} end className={styles.Link}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
