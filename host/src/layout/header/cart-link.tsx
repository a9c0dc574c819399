import { useMessages } from '@tessera/shared/i18n';
import type { JSX } from 'react';
import { useCartCount } from '@tessera/shared/cart';
import type { NavigationItem } from '@tessera/shared/composition';
import { emit } from '@tessera/shared/events';
import { useSession } from '@tessera/shared/session';
import { Icon } from '@tessera/shared/ui';
import { useLocation } from '@tessera/shared/vendor/router';
import { shellMessages } from '../../messages/shell-messages';
import { GuardedLink } from '../navigation/guarded-link';
import styles from './cart-link.module.css';
import headerStyles from './site-header.module.css';

/**
 * The cart with the number of pieces in it (docs/product.md §2); the name says the whole number, the badge stops at
 * 99+. For shoppers with a session a plain press looks into it over the page; in a new tab, and where no drawer is, it is
 * the page.
 */
export function CartLink({ item, hasDrawer }: { item: NavigationItem; hasDrawer: boolean }): JSX.Element {
  const text = useMessages(shellMessages);
  const count = useCartCount();
  const name = count ? text.cartWith(item.label, count) : item.label;
  const isAway = useLocation().pathname !== item.to;
  const signedIn = useSession(({ status }) => status === 'signed-in');
  const opensDrawer = hasDrawer && isAway && signedIn;
  return (
    <span className={styles.Cart}>
      <GuardedLink
        item={item}
        className={headerStyles.Tool}
        aria-label={name}
        aria-haspopup={opensDrawer ? 'dialog' : undefined}
        instead={opensDrawer ? () => emit('drawer-requested', { to: item.to }) : undefined}
      >
        <Icon name="bag" size={22} />
        {count > 0 && (
          <span key={count} className={styles.Badge} aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
        )}
      </GuardedLink>
    </span>
  );
}
