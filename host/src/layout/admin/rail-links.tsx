import { useId, type JSX } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { VisuallyHidden } from '@tessera/shared/ui';
import { NavLink, useLocation } from '@tessera/shared/vendor/router';
import { adminLayoutMessages } from './admin-layout-messages';
import { noticesMessages } from './notices/notices-messages';
import { RailIcon } from './rail-icon';
import { useCurrentInView } from './rail/use-current-in-view';
import { currentEntry, type RailGroup } from './rail.model';
import styles from './rail.module.css';

export interface RailLinksProps {
  groups: readonly RailGroup[];
  /** how much waits behind a page, by its address */
  badges: ReadonlyMap<string, string>;
  /** of the landmark: the rail and the sheet have the same links */
  label: string;
  onFollow?: () => void;
}

interface WaitingBadgeProps {
  count: string | undefined;
  label: (count: string) => string;
}

function WaitingBadge({ count, label }: WaitingBadgeProps): JSX.Element | null {
  if (count === undefined) return null;
  return (
    <span className={styles.Badge}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{label(count)}</VisuallyHidden>
    </span>
  );
}

/** Where one can go in the back office, by the remotes' descriptors. */
export function RailLinks({ groups, badges, label, onFollow }: RailLinksProps): JSX.Element {
  const words = useMessages(adminLayoutMessages).groups;
  const { waiting } = useMessages(noticesMessages);
  const id = useId();
  const current = currentEntry(groups, useLocation().pathname);
  const entries = useCurrentInView(current);
  return (
    <nav ref={entries} aria-label={label} className={styles.Groups}>
      {groups.map(({ name, items }) => (
        <div key={name ?? ''}>
          {name && (
            <p id={`${id}-${name}`} className={styles.Heading}>
              {words[name]}
            </p>
          )}
          <ul className={styles.List} aria-labelledby={name && `${id}-${name}`}>
            {items.map((item) => (
              <li key={item.to}>
                <NavLink
                  to={item.to}
                  // one whose page only lies above the page on show is not where one is
                  end={item.to === paths.admin() || item.to !== current}
                  className={styles.Row}
                  data-tip={item.label}
                  onClick={onFollow}
                >
                  <RailIcon path={item.icon} />
                  <span className={styles.Label}>{item.label}</span>
                  <WaitingBadge count={badges.get(item.to)} label={waiting} />
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
