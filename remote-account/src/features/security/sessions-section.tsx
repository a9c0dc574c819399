import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Button } from '@tessera/shared/ui';
import { useRef } from 'react';
import { DataGate } from '../../frame/section/data-gate';
import { Section } from '../../frame/section/section';
import { securityMessages } from '../../messages/security';
import { SessionRow } from './session-row';
import { SessionsSkeleton } from './sessions-skeleton';
import styles from './sessions.module.css';
import { useSessions, useSignOutSessions } from './sessions.queries';

/** Every device with a session, this one first. */
export function SessionsSection() {
  const texts = useMessages(securityMessages);
  const query = useSessions();
  const leave = useSignOutSessions();
  const locale = useLocale();
  const title = useRef<HTMLHeadingElement>(null);
  const hasOthers = query.data?.some(({ current }) => !current);
  // the button that was pressed goes away with its device
  const onSuccess = () => title.current?.focus();
  return (
    <Section title={texts.sessionsTitle} intro={texts.sessionsIntro} titleRef={title}>
      <DataGate query={query} failure={texts.sessionsFailure} skeleton={<SessionsSkeleton />}>
        {(sessions) => (
          <ul className={styles.List}>
            {[...sessions]
              .sort((a, b) => Number(b.current) - Number(a.current))
              .map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  now={query.dataUpdatedAt}
                  locale={locale}
                  pending={leave.isPending && leave.variables?.id === session.id}
                  onSignOut={() => leave.mutate(session, { onSuccess })}
                />
              ))}
          </ul>
        )}
      </DataGate>
      {hasOthers && (
        <div>
          <Button
            variant="danger"
            pending={leave.isPending && leave.variables === undefined}
            onClick={() => leave.mutate(undefined, { onSuccess })}
          >
            {texts.signOutAll}
          </Button>
        </div>
      )}
    </Section>
  );
}
