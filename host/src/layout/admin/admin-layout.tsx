import { useRef, useState, type JSX } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { Dialog, IconButton } from '@tessera/shared/ui';
import type { LayoutProps } from '../frame/layout-props';
import { NavigationProgress } from '../frame/navigation-progress';
import { CONTENT_ID, SkipLink } from '../frame/skip-link';
import { Wordmark } from '../frame/wordmark';
import { AccountLinks } from './account-links';
import styles from './admin-layout.module.css';
import { adminLayoutMessages } from './admin-layout-messages';
import { FindButton } from './find-button';
import { useStaffFeed } from './live/use-staff-feed';
import { Bell, BellRoom } from './notices/bell';
import { noticesMessages } from './notices/notices-messages';
import { useBadges } from './notices/use-badges';
import { RailTip } from './rail/rail-tip';
import { RailToggle } from './rail/rail-toggle';
import { RailLinks } from './rail-links';
import { railGroups } from './rail.model';
import { useStaff } from './use-staff';
import { useTools } from './use-tools';
import { Person, UserMenu } from './user-menu';

export const messages = [adminLayoutMessages, noticesMessages];

/**
 * Around the back office: a rail with its pages, as words or as icons alone, on a narrow screen a bar with the same in a sheet; dense text. From
 * everywhere the palette and the keys lead on.
 */
export default function AdminLayout({ children, remotes, store }: LayoutProps): JSX.Element {
  const text = useMessages(adminLayoutMessages);
  const staff = useStaff();
  const groups = railGroups(remotes, staff.rights);
  const { openPalette, openKeys, tools } = useTools({ remotes, groups, rights: staff.rights });
  const badges = useBadges(staff.id);
  useStaffFeed(staff);
  const rail = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <div className={styles.Admin}>
      <SkipLink />
      <NavigationProgress />
      <header ref={rail} className={styles.Rail}>
        <IconButton
          className={styles.Menu}
          icon="menu"
          label={text.menu}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
        <div className={styles.Brand}>
          <Wordmark name={store.name} />
        </div>
        <FindButton onPress={openPalette} />
        {staff.id ? <Bell userId={staff.id} remotes={remotes} /> : <BellRoom />}
        <div className={styles.Entries}>
          <RailLinks groups={groups} badges={badges} label={text.rail} />
        </div>
        <div className={styles.Foot}>
          <RailToggle />
          <UserMenu staff={staff} onKeys={openKeys} />
        </div>
      </header>
      <RailTip rail={rail} />
      <Dialog open={open} onClose={close} title={text.menu} placement="start">
        <RailLinks groups={groups} badges={badges} label={text.sheet} onFollow={close} />
        <div className={styles.SheetFoot}>
          <div className={styles.SheetPerson}>
            <Person staff={staff} />
          </div>
          <AccountLinks onKeys={openKeys} onFollow={close} />
        </div>
      </Dialog>
      <main id={CONTENT_ID} tabIndex={-1} className={styles.Main}>
        {children}
      </main>
      {tools}
    </div>
  );
}
