import { useId, type JSX } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { NavLink } from '@tessera/shared/vendor/router';
import { adminLayoutMessages } from './admin-layout-messages';
import { RailIcon } from './rail-icon';
import type { RailGroup } from './rail.model';
import styles from './rail.module.css';

export interface RailLinksProps {
  groups: readonly RailGroup[];
  /** of the landmark: the rail and the sheet have the same links */
  label: string;
  onFollow?: () => void;
}

/** Where one can go in the back office, by the remotes' descriptors. */
export function RailLinks({ groups, label, onFollow }: RailLinksProps): JSX.Element {
  const words = useMessages(adminLayoutMessages).groups;
  const id = useId();
  return (
    <nav aria-label={label} className={styles.Groups}>
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
                <NavLink to={item.to} end={item.to === paths.admin()} className={styles.Row} onClick={onFollow}>
                  <RailIcon path={item.icon} />
                  {item.label}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
