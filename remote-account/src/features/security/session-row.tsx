import type { Device } from '@tessera/shared/contract';
import { Badge, Button, VisuallyHidden } from '@tessera/shared/ui';
import { absoluteTime, relativeTime } from './relative-time';
import styles from './sessions.module.css';
import { texts } from './texts';

interface SessionRowProps {
  device: Device;
  /** when the list was read, milliseconds since the epoch */
  now: number;
  locale: string;
  pending: boolean;
  onSignOut: () => void;
}

/** One device: what it is, from where and when it was last seen. */
export function SessionRow({ device, now, locale, pending, onSignOut }: SessionRowProps) {
  const name = device.device || texts.unknownDevice;
  return (
    <li className={styles.Row}>
      <div className={styles.Text}>
        <p className={styles.Device}>
          {name}
          {device.current && <Badge tone="success">{texts.thisDevice}</Badge>}
        </p>
        <p className={styles.Place}>
          <span>
            {texts.lastSeen}{' '}
            <time dateTime={device.last_used_at} title={absoluteTime(device.last_used_at, locale)}>
              {relativeTime(device.last_used_at, now, locale)}
            </time>
          </span>
          {device.address && <span>{device.address}</span>}
        </p>
      </div>
      {!device.current && (
        <Button variant="secondary" size="sm" pending={pending} onClick={onSignOut}>
          {texts.signOut}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
