import { useMessages } from '@tessera/shared/i18n';
import { type JSX, useState } from 'react';
import type { RegisteredRemote } from '@tessera/shared/composition';
import type { Store } from '@tessera/shared/contract';
import { useSession } from '@tessera/shared/session';
import { Dialog, Icon, IconButton } from '@tessera/shared/ui';
import { ContactLink } from '../../links/contact-link';
import { shellMessages } from '../../messages/shell-messages';
import { GuardedLink } from '../navigation/guarded-link';
import { LanguageSwitch } from '../frame/language-switch';
import { ThemeSwitch } from '../frame/theme-switch';
import type { SeenBranch } from '../navigation/menus.model';
import type { HeaderItems } from '../navigation/navigation.model';
import { SignInLink } from '../navigation/sign-in-link';
import { signOut } from '../navigation/sign-out';
import { MobileCategories, MobileEntries } from './mobile-entries';
import styles from './mobile-menu.module.css';

interface MobileMenuProps {
  items: HeaderItems;
  /** what staff have put into the header; undefined: what the shop puts there itself */
  own: SeenBranch[] | undefined;
  remotes: RegisteredRemote[];
  languages: Store['languages'];
  className?: string;
}

/** The navigation of a narrow screen: the same as the header's, in a sheet (docs/product.md §2). */
export function MobileMenu({ items, own, remotes, languages, className }: MobileMenuProps): JSX.Element {
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
          {own ? (
            <MobileEntries entries={own} remotes={remotes} onFollow={close} />
          ) : (
            <>
              <MobileCategories label={text.categories} onFollow={close} />
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
            </>
          )}
        </nav>
        <div className={styles.Foot}>
          <LanguageSwitch languages={languages} />
          <ThemeSwitch />
        </div>
      </Dialog>
    </div>
  );
}
