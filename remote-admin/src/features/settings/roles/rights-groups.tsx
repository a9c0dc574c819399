import type { Right } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Checkbox, Icon, VisuallyHidden } from '@tessera/shared/ui';
import { useId, type ReactNode } from 'react';
import { rolesMessages } from '../../../messages/roles';
import { settingsMessages } from '../../../messages/settings';
import { GROUP_NAMES, RIGHT_GROUPS } from '../screen/rights.model';
import styles from './rights-groups.module.css';

interface RightsProps {
  rights: readonly Right[];
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.Group} role="group" aria-labelledby={id}>
      <h3 id={id} className={styles.Title}>
        {title}
      </h3>
      {children}
    </section>
  );
}

/** What a role allows and what not, in words. */
export function RightsList({ rights }: RightsProps) {
  const { groups, rights: words } = useMessages(settingsMessages);
  const text = useMessages(rolesMessages);
  return (
    <div className={styles.Groups}>
      {GROUP_NAMES.map((group) => (
        <Group key={group} title={groups[group]}>
          <ul className={styles.List}>
            {RIGHT_GROUPS[group].map((right) => {
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
        </Group>
      ))}
    </div>
  );
}

interface RightsFieldsProps extends RightsProps {
  /** what the person who edits may do: nobody gives what they lack */
  own: readonly string[];
  onSwitch: (right: Right) => void;
}

/** The same as boxes to tick; one that the person lacks says so. */
export function RightsFields({ rights, own, onSwitch }: RightsFieldsProps) {
  const { groups, rights: words } = useMessages(settingsMessages);
  const text = useMessages(rolesMessages);
  return (
    <div className={styles.Groups}>
      {GROUP_NAMES.map((group) => (
        <Group key={group} title={groups[group]}>
          {RIGHT_GROUPS[group].map((right) => {
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
          })}
        </Group>
      ))}
    </div>
  );
}
