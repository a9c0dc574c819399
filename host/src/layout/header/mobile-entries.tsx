import { useMessages } from '@tessera/shared/i18n';
import type { RegisteredRemote } from '@tessera/shared/composition';
import type { JSX } from 'react';
import { shellMessages } from '../../messages/shell-messages';
import { CategoryLinks } from '../navigation/category-links';
import { MenuLink } from '../navigation/menu-link';
import type { SeenBranch } from '../navigation/menus.model';
import styles from './mobile-menu.module.css';

/** The categories with their pictures, below a word. */
export function MobileCategories({ label, onFollow }: { label: string; onFollow: () => void }): JSX.Element {
  return (
    <div className={styles.Group}>
      <h3 className={styles.Heading}>{label}</h3>
      <ul className={styles.Tree}>
        <CategoryLinks
          className={styles.Link}
          listClassName={styles.Below}
          pictures={{ className: styles.Picture, width: 40 }}
          onFollow={onFollow}
        />
      </ul>
    </div>
  );
}

interface MobileEntriesProps {
  entries: readonly SeenBranch[];
  remotes: RegisteredRemote[];
  onFollow: () => void;
}

/** What staff have put into the header, on a narrow screen: what lies below an entry stands there, moved in. */
export function MobileEntries({ entries, remotes, onFollow }: MobileEntriesProps): JSX.Element {
  const text = useMessages(shellMessages);
  const link = { remotes, className: styles.Link, onFollow };
  return (
    <ul className={styles.Entries}>
      {entries.map(({ label, to, isCategories, below }, index) => (
        // two entries may be called the same, and the list never changes
        <li key={index}>
          {isCategories && <MobileCategories label={label || text.categories} onFollow={onFollow} />}
          {!isCategories && to !== undefined && <MenuLink {...link} label={label} to={to} />}
          {!isCategories && to === undefined && <h3 className={styles.Heading}>{label}</h3>}
          {below.length > 0 && (
            <ul className={styles.Below} data-plain="">
              {below.map((entry, at) => (
                <li key={at}>
                  <MenuLink {...link} label={entry.label} to={entry.to ?? ''} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
