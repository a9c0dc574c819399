import { useMessages } from '@tessera/shared/i18n';
import type { JSX } from 'react';
import { useCartCount } from '@tessera/shared/cart';
import type { NavigationItem } from '@tessera/shared/composition';
import { Icon } from '@tessera/shared/ui';
import { shellMessages } from '../messages/shell-messages';
import styles from './cart-link.module.css';
import { GuardedLink } from './guarded-link';

/** The cart with the number of pieces in it (SPEC.md §2); the name says the whole number, the badge stops at 99+. */
export function CartLink({ item }: { item: NavigationItem }): JSX.Element {
  const text = useMessages(shellMessages);
  const count = useCartCount();
  const name = count ? text.cartWith(item.label, count) : item.label;
  return (
    <GuardedLink item={item} className={styles.Cart} aria-label={name}>
      <Icon name="bag" size={22} />
      {count > 0 && (
        <span key={count} className={styles.Badge} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </GuardedLink>
  );
}
