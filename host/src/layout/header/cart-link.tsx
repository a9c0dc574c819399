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

/**
 * The cart with the number of pieces in it (docs/product.md §2); the name says the whole number, the badge stops at
 * 99+. Beside it, for shoppers with a session, what opens it as a drawer over the page.
 */
export function CartLink({ item, hasDrawer }: { item: NavigationItem; hasDrawer: boolean }): JSX.Element {
  const text = useMessages(shellMessages);
  const count = useCartCount();
  const name = count ? text.cartWith(item.label, count) : item.label;
  const isAway = useLocation().pathname !== item.to;
  const signedIn = useSession(({ status }) => status === 'signed-in');
  return (
    <span className={styles.Cart}>
      <GuardedLink item={item} className={styles.Link} aria-label={name}>
        <Icon name="bag" size={22} />
        {count > 0 && (
          <span key={count} className={styles.Badge} aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
        )}
      </GuardedLink>
      {hasDrawer && isAway && signedIn && (
        <button
          type="button"
          className={styles.Look}
          aria-label={text.lookInto(item.label)}
          aria-haspopup="dialog"
          onClick={() => emit('drawer-requested', { to: item.to })}
        >
          <Icon name="chevron-down" size={14} />
        </button>
      )}
    </span>
  );
}
