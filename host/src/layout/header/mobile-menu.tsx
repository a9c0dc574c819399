import { useMessages } from '@tessera/shared/i18n';
import { type JSX, useState } from 'react';
import { useSession } from '@tessera/shared/session';
import { Dialog, IconButton } from '@tessera/shared/ui';
import { ContactLink } from '../../links/contact-link';
import { shellMessages } from '../../messages/shell-messages';
import { CategoryLinks } from '../navigation/category-links';
import { GuardedLink } from '../navigation/guarded-link';
import { LanguageSwitch } from '../frame/language-switch';
import type { HeaderItems } from '../navigation/navigation.model';
import { SignInLink } from '../navigation/sign-in-link';
import { signOut } from '../navigation/sign-out';
import styles from './mobile-menu.module.css';

/** The navigation of a narrow screen: the same as the header's, in a sheet (docs/product.md §2). */
export function MobileMenu({ items, className }: { items: HeaderItems; className?: string }): JSX.Element {
  const text = useMessages(shellMessages);
  const [open, setOpen] = useState(false);
  const signedIn = useSession(({ status }) => status === 'signed-in');
  const close = (): void => setOpen(false);
  const links = [...items.account, ...(items.cart ? [items.cart] : [])];

  return (
    <div className={className}>
      <IconButton icon="menu" label={text.menu} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <Dialog open={open} onClose={close} title={text.menu} placement="start">
        <nav aria-label={text.mobileNavigation}>
          <ul className={styles.List}>
            {items.home.map((item) => (
              <li key={item.to}>
                <GuardedLink item={item} className={styles.Link} onFollow={close} />
              </li>
            ))}
            <li className={styles.Group}>
              <h3 className={styles.Heading}>{text.categories}</h3>
              <ul className={styles.Tree}>
                <CategoryLinks className={styles.Link} listClassName={styles.Below} onFollow={close} />
              </ul>
            </li>
            {items.links.map((item) => (
              <li key={item.to}>
                <GuardedLink item={item} className={styles.Link} onFollow={close} />
              </li>
            ))}
            <li>
              <ContactLink className={styles.Link} onFollow={close} />
            </li>
          </ul>
          <ul className={styles.Session}>
            {links.map((item) => (
              <li key={item.to}>
                <GuardedLink item={item} className={styles.Link} onFollow={close} />
              </li>
            ))}
            {signedIn ? (
              <li>
                <button
                  type="button"
                  className={styles.Link}
                  onClick={() => {
                    close();
                    signOut();
                  }}
                >
                  {text.logout}
                </button>
              </li>
            ) : (
              (['sign-in', 'create-account'] as const).map((tab) => (
                <li key={tab}>
                  <SignInLink tab={tab} className={styles.Link} onFollow={close} />
                </li>
              ))
            )}
          </ul>
        </nav>
        <LanguageSwitch />
      </Dialog>
    </div>
  );
}
