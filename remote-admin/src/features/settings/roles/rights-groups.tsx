import type { Right } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Checkbox, Icon, VisuallyHidden } from '@tessera/shared/ui';
import { useId, type ReactNode } from 'react';
import { rolesMessages } from '../../../messages/settings/roles';
import { settingsMessages } from '../../../messages/settings/settings';
import { GROUP_NAMES, RIGHT_GROUPS } from '../frame/rights.model';
import styles from './rights-groups.module.css';

interface RightsProps {
  rights: readonly Right[];
}

/** All rights by what they are about. @param children draws those of one group */
function Groups({ children }: { children: (rights: readonly Right[]) => ReactNode }) {
  const { groups } = useMessages(settingsMessages);
  const id = useId();
  return (
    <div className={styles.Groups}>
      {GROUP_NAMES.map((group) => (
        <section key={group} className={styles.Group} role="group" aria-labelledby={`${id}-${group}`}>
          <h3 id={`${id}-${group}`} className={styles.Title}>
            {groups[group]}
          </h3>
          {children(RIGHT_GROUPS[group])}
        </section>
      ))}
    </div>
  );
}

/** What a role allows and what not, in words. */
export function RightsList({ rights }: RightsProps) {
  const words = useMessages(settingsMessages).rights;
  const text = useMessages(rolesMessages);
  return (
    <Groups>
      {(group) => (
        <ul className={styles.List}>
          {group.map((right) => {
            const isAllowed = rights.includes(right);
            return (
              <li key={right} className={styles.Right} data-off={!isAllowed || undefined}>
                <Icon name={isAllowed ? 'check' : 'close'} size={14} className={styles.Mark} />
                <span>
                  {words[right]}
                  <VisuallyHidden>: {isAllowed ? text.allowed : text.notAllowed}</VisuallyHidden>
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </Groups>
  );
}

interface RightsFieldsProps extends RightsProps {
  /** what the person who edits may do: nobody gives what they lack */
  own: readonly string[];
  onSwitch: (right: Right) => void;
}

/** The same as boxes to tick; one that the person lacks says so. */
export function RightsFields({ rights, own, onSwitch }: RightsFieldsProps) {
  const words = useMessages(settingsMessages).rights;
  const text = useMessages(rolesMessages);
  return (
    <Groups>
      {(group) =>
        group.map((right) => {
          const isMine = own.includes(right);
          return (
            <Checkbox
              key={right}
              name={right}
              checked={rights.includes(right)}
              disabled={!isMine}
              onChange={() => onSwitch(right)}
              label={
                <>
                  {words[right]}
                  {!isMine && <span className={styles.Reason}> {text.lacking}</span>}
                </>
              }
            />
          );
        })
      }
    </Groups>
  );
}
