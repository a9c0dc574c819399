import { useId, useRef, type JSX } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { Icon } from '@tessera/shared/ui';
import { AccountLinks } from './account-links';
import { adminLayoutMessages } from './admin-layout-messages';
import type { Staff } from './use-staff';
import styles from './user-menu.module.css';

export interface UserMenuProps {
  staff: Staff;
  onKeys: () => void;
}

/** Who this is, without their settings: at the foot of the rail, and in the head of the sheet. */
export function Person({ staff }: Pick<UserMenuProps, 'staff'>): JSX.Element {
  const words = useMessages(adminLayoutMessages);
  return (
    <span className={styles.Person}>
      <span className={styles.Sign} aria-hidden="true">
        <Icon name="user" size={18} />
      </span>
      <span className={styles.Words}>
        <span className={styles.Name}>{staff.name || words.account}</span>
        {staff.role && <span className={styles.Role}>{staff.role}</span>}
      </span>
    </span>
  );
}

/**
 * At the rail's foot: who this is, and above it, once pressed, what is theirs. The browser's own popover: it closes with
 * Escape and with a press beside it, and works before any script does.
 */
export function UserMenu({ staff, onKeys }: UserMenuProps): JSX.Element {
  const words = useMessages(adminLayoutMessages);
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.Menu}>
      <button type="button" className={styles.Toggle} popoverTarget={id} data-tip={staff.name || words.account}>
        <Person staff={staff} />
        <Icon name="chevron-down" size={16} className={styles.Arrow} />
      </button>
      <div ref={panel} id={id} popover="auto" role="group" aria-label={words.account} className={styles.Panel}>
        <AccountLinks onKeys={onKeys} onFollow={() => panel.current?.hidePopover?.()} />
      </div>
    </div>
  );
}
