import type { Session } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Badge, Button, VisuallyHidden } from '@tessera/shared/ui';
import { securityMessages } from '../../messages/security';
import { absoluteTime, relativeTime } from './relative-time';
import styles from './sessions.module.css';

interface SessionRowProps {
  session: Session;
  /** when the list was read, milliseconds since the epoch */
  now: number;
  locale: string;
  pending: boolean;
  onSignOut: () => void;
}

/** One device: what it is, from where and when it was last seen. */
export function SessionRow({ session, now, locale, pending, onSignOut }: SessionRowProps) {
  const texts = useMessages(securityMessages);
  const { device, address, last_used_at, current } = session;
  return (
    <li className={styles.Row}>
      <div className={styles.Text}>
        <p className={styles.Device}>
          {device}
          {current && <Badge tone="success">{texts.thisDevice}</Badge>}
        </p>
        <p className={styles.Location}>
          <span>
            {texts.lastSeen}{' '}
            <time dateTime={last_used_at} title={absoluteTime(last_used_at, locale)}>
              {relativeTime(last_used_at, now, locale)}
            </time>
          </span>
          {address && <span>{address}</span>}
        </p>
      </div>
      {!current && (
        <Button variant="secondary" size="sm" pending={pending} onClick={onSignOut}>
          {texts.signOut}
          <VisuallyHidden> {device}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
