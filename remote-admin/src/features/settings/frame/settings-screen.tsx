import type { Right } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import type { ReactNode } from 'react';
import { NoRows } from '../../../list/no-rows';
import { settingsMessages } from '../../../messages/settings/settings';
import { MainScreen } from '../../../page/main-screen';
import { useMe } from '../../../rights/use-me';
import { roleName } from './rights.model';

interface SettingsScreenProps {
  title: string;
  /** the page that this one lies below */
  parent?: { label: string; to: string };
  /** without it nothing of the page is shown, but why; none: it is for all staff */
  right?: Right;
  /** what the page holds now, in a few words */
  count?: string;
  /** the page's own buttons */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the settings: its place, its head, and why it is not shown to somebody whose role lacks the right. */
export function SettingsScreen({ title, parent, right, count, actions, children }: SettingsScreenProps) {
  const text = useMessages(settingsMessages);
  const me = useMe();
  const missing = me && right && !me.rights.includes(right) ? right : undefined;
  return (
    <MainScreen
      title={title}
      parents={parent && [parent]}
      count={missing ? undefined : count}
      actions={missing ? undefined : actions}
    >
      {me && missing ? (
        <NoRows
          title={text.notForYou}
          text={text.noRight(roleName(me.role), text.rights[missing])}
          way={{ to: paths.admin(), label: text.toStart }}
        />
      ) : (
        children
      )}
    </MainScreen>
  );
}
