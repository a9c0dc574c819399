import { useMessages } from '@tessera/shared/i18n';
import { type JSX, useState } from 'react';
import { useSession } from '@tessera/shared/session';
import { Dialog, Icon, IconButton } from '@tessera/shared/ui';
import { ContactLink } from '../../links/contact-link';
import { shellMessages } from '../../messages/shell-messages';
import { CategoryLinks } from '../navigation/category-links';
import { GuardedLink } from '../navigation/guarded-link';
import { LanguageSwitch } from '../frame/language-switch';
import { ThemeSwitch } from '../frame/theme-switch';
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

  return (
    <div className={className}>
      <IconButton icon="menu" label={text.menu} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <Dialog open={open} onClose={close} title={text.menu} placement="start">
        <nav aria-label={text.mobileNavigation}>
          <ul className={styles.Session}>
            {items.account.map((item) => (
              <li key={item.to}>
                <GuardedLink item={item} className={styles.Link} onFollow={close}>
                  <Icon name="user" className={styles.Sign} />
                  {item.label}
                </GuardedLink>
              </li>
            ))}
            {items.cart && (
              <li>
                <GuardedLink item={items.cart} className={styles.Link} onFollow={close}>
                  <Icon name="bag" className={styles.Sign} />
                  {items.cart.label}
                </GuardedLink>
              </li>
            )}
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
          <div className={styles.Group}>
            <h3 className={styles.Heading}>{text.categories}</h3>
            <ul className={styles.Tree}>
              <CategoryLinks
                className={styles.Link}
                listClassName={styles.Below}
                pictures={{ className: styles.Picture, width: 40 }}
                onFollow={close}
              />
            </ul>
          </div>
          <ul className={styles.List}>
            {[...items.home, ...items.links].map((item) => (
              <li key={item.to}>
                <GuardedLink item={item} className={styles.Link} onFollow={close} />
              </li>
            ))}
            <li>
              <ContactLink className={styles.Link} onFollow={close} />
            </li>
          </ul>
        </nav>
        <div className={styles.Foot}>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </Dialog>
    </div>
  );
}
