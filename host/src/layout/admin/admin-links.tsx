import { useMessages } from '@tessera/shared/i18n';
import type { JSX } from 'react';
import type { RegisteredRemote } from '@tessera/shared/composition';
import { paths } from '@tessera/shared/paths';
import { useSession } from '@tessera/shared/session';
import { Link, NavLink } from '@tessera/shared/vendor/router';
import { shellMessages } from '../../messages/shell-messages';
import { LanguageSwitch } from '../frame/language-switch';
import { navigationFor } from '../navigation/navigation.model';
import { signOut } from '../navigation/sign-out';
import { adminLayoutMessages } from './admin-layout-messages';
import styles from './admin-layout.module.css';
import { RailIcon } from './rail-icon';

const SHOP_ICON = 'M4 10v10h16V10M3 10l2-6h14l2 6a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0Zm7 10v-5h4v5';
const LOGOUT_ICON = 'M14 4H5v16h9m-4-8h11m-4-4 4 4-4 4';

export interface AdminLinksProps {
  remotes: RegisteredRemote[];
  /** of the landmark: the rail and the sheet have the same links */
  label: string;
  onFollow?: () => void;
}

/** Where one can go in the back office, by the remotes' descriptors, and how to leave it. */
export function AdminLinks({ remotes, label, onFollow }: AdminLinksProps): JSX.Element {
  const text = useMessages(shellMessages);
  const words = useMessages(adminLayoutMessages);
  const signedIn = useSession(({ status }) => status === 'signed-in');
  return (
    <>
      <nav aria-label={label} className={styles.Links}>
        {navigationFor('admin', remotes).map((item) => (
          <NavLink
            key={item.to}
            to={item.to}
            end={item.to === paths.admin()}
            className={styles.Link}
            onClick={onFollow}
          >
            <RailIcon path={item.icon} />
            {item.label}
          </NavLink>
        ))}
      </nav>
      <div className={styles.Foot}>
        <Link to={paths.home()} className={styles.Link} onClick={onFollow}>
          <RailIcon path={SHOP_ICON} />
          {words.shop}
        </Link>
        <LanguageSwitch />
        {signedIn && (
          <button type="button" className={styles.Link} onClick={signOut}>
            <RailIcon path={LOGOUT_ICON} />
            {text.logout}
          </button>
        )}
      </div>
    </>
  );
}
