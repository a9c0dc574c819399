import type { RemoteVersion } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import { Badge, VisuallyHidden, type BadgeProps } from '@tessera/shared/ui';
import { personOf } from '../../../audit/audit-words';
import { ActionButton } from '../../../controls/actions/action-button';
import { TimeAgo } from '../../../format/time-ago';
import { remotesMessages } from '../../../messages/settings/remotes';
import type { CellContext, Column } from '../../../table/column';
import styles from './remote-page.module.css';
import { Weight } from './weight';

const TONES: Record<RemoteVersion['state'], BadgeProps['tone']> = {
  live: 'success',
  canary: 'warning',
  previous: 'surface',
  published: 'accent',
  retired: 'neutral',
  collected: 'neutral',
};

interface VersionColumnsOptions extends CellContext {
  /** why nobody may make one live; undefined where they may */
  reason: string | undefined;
  onPromote: (version: RemoteVersion) => void;
  onPreview: (version: RemoteVersion) => void | Promise<void>;
}

/** The columns of the list of a remote's versions. */
export function versionColumns({
  reason,
  onPromote,
  onPreview,
  now,
  locale,
}: VersionColumnsOptions): Column<RemoteVersion>[] {
  const text = messagesIn(remotesMessages);
  const { versionColumns: columns } = text;
  return [
    {
      key: 'version',
      label: columns.version,
      cell: ({ version }) => <span className={styles.Version}>{version}</span>,
    },
    {
      key: 'state',
      label: columns.state,
      width: 'md',
      card: 'end',
      cell: ({ state }) => (
        <span title={text.stateHints[state]}>
          <Badge tone={TONES[state]}>{text.states[state]}</Badge>
        </span>
      ),
    },
    {
      key: 'published',
      label: columns.published,
      width: 'md',
      quiet: true,
      cell: ({ created_at }) => <TimeAgo at={created_at} now={now} locale={locale} />,
    },
    { key: 'by', label: columns.by, width: 'lg', quiet: true, wide: true, cell: (version) => personOf(version) },
    {
      key: 'heaviest',
      label: columns.heaviest,
      width: 'lg',
      figure: true,
      card: 'labelled',
      cell: (version) => <Weight version={version} locale={locale} />,
    },
    {
      key: 'action',
      label: text.action,
      width: 'md',
      card: 'whole',
      cell: (version) =>
        version.state !== 'live' &&
        version.state !== 'collected' && (
          <span className={styles.Actions}>
            {version.state === 'published' && (
              <ActionButton size="sm" variant="quiet" reason={reason} onClick={() => onPreview(version)}>
                {text.preview}
                <VisuallyHidden>{version.version}</VisuallyHidden>
              </ActionButton>
            )}
            <ActionButton size="sm" variant="secondary" reason={reason} onClick={() => onPromote(version)}>
              {text.makeLive}
              <VisuallyHidden>{version.version}</VisuallyHidden>
            </ActionButton>
          </span>
        ),
    },
  ];
}
