import type { RegisteredRemote } from '@tessera/shared/composition';
import type { JSX } from 'react';
import { MenuLink } from '../navigation/menu-link';
import type { SeenBranch } from '../navigation/menus.model';
import { CategoriesMenu } from './categories-menu';
import { DisclosureMenu } from './disclosure-menu';
import styles from './disclosure-menu.module.css';

interface OwnMenuProps {
  entries: readonly SeenBranch[];
  remotes: RegisteredRemote[];
  /** of the links that stand in the header itself */
  className?: string;
}

function Entry({ entry, remotes, className }: Omit<OwnMenuProps, 'entries'> & { entry: SeenBranch }): JSX.Element {
  const { label, to, isCategories, below } = entry;
  if (isCategories) return <CategoriesMenu label={label} />;
  if (below.length === 0) return <MenuLink remotes={remotes} label={label} to={to ?? ''} className={className} />;
  const links = to === undefined ? below : [{ label, to }, ...below];
  return (
    <DisclosureMenu label={label}>
      {(close) =>
        links.map((link, index) => (
          // two links may lead to the same, and the list never changes
          <li key={index}>
            <MenuLink
              remotes={remotes}
              label={link.label}
              to={link.to ?? ''}
              className={styles.Link}
              onFollow={close}
            />
          </li>
        ))
      }
    </DisclosureMenu>
  );
}

/** What staff have put into the header: links, and words that open those below them. */
export const OwnMenu = ({ entries, ...rest }: OwnMenuProps): JSX.Element[] =>
  // two entries may be called the same, and the list never changes
  entries.map((entry, index) => <Entry key={index} entry={entry} {...rest} />);
