import type { AdminRemote } from '@tessera/shared/contract';
import { momentOf } from '@tessera/shared/dates';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Badge } from '@tessera/shared/ui';
import { useParams } from '@tessera/shared/vendor/router';
import { useState } from 'react';
import { ActionButton } from '../../../controls/actions/action-button';
import { useLateDialog } from '../../../form/use-late-dialog';
import { AdminGuard } from '../../../guard/admin-guard';
import { NoRows } from '../../../list/no-rows';
import { remotesMessages } from '../../../messages/settings/remotes';
import { settingsMessages } from '../../../messages/settings/settings';
import { sinksMessages } from '../../../messages/settings/sinks';
import { Card } from '../../../page/card';
import { LoadFailure } from '../../../page/load-failure';
import { RecordSkeleton } from '../../../page/record-skeleton';
import record from '../../../page/record.module.css';
import type { PreviewLinkDialogProps } from '../../../records/preview-link-dialog';
import { adminPaths } from '../../../paths';
import { useRights } from '../../../rights/use-rights';
import { DataTable } from '../../../table/data-table';
import { SettingsScreen } from '../frame/settings-screen';
import { ChangeDialog } from './change/change-dialog';
import { InBrowsers } from './in-browsers';
import { OnServer } from './on-server';
import { PageWeights } from './page-weights';
import { Promotions } from './promotions';
import styles from './remote-page.module.css';
import { ALL_VISITS, versionOf, type Change } from './remotes.model';
import { makePreviewLink } from './remotes.queries';
import { Sinks } from './sinks/sinks';
import { useRemotes } from './use-remotes';
import { useRemoteParts } from './use-remote-parts';
import { versionColumns } from './version-columns';

const importPreviewLink = () => import(/* webpackChunkName: "preview-link" */ '../../../records/preview-link-dialog');

interface PartProps {
  remote: AdminRemote;
  onChange: (change: Change) => void;
}

interface ContentProps extends PartProps {
  /** milliseconds since the epoch: when the parts were read */
  now: number;
}

/** A question that is open, or was last: it speaks of what was live when it was asked. */
interface Asked {
  remote: AdminRemote;
  change: Change;
  isOpen: boolean;
  count: number;
}

function RemoteActions({ remote, onChange }: PartProps) {
  const text = useMessages(remotesMessages);
  const forbidden = useRights()('remotes.write');
  const { live_version, previous_version, canary } = remote;
  return (
    <>
      {canary && (
        <ActionButton size="sm" variant="secondary" reason={forbidden} onClick={() => onChange({ kind: 'end_canary' })}>
          {text.endCanary}
        </ActionButton>
      )}
      <ActionButton
        size="sm"
        variant="quiet"
        reason={forbidden ?? (live_version === null ? text.notLiveNow : undefined)}
        onClick={() => onChange({ kind: 'retire' })}
      >
        {text.retire}
      </ActionButton>
      {previous_version !== null && (
        <ActionButton
          size="sm"
          variant="secondary"
          reason={forbidden}
          onClick={() => onChange({ kind: 'rollback', version: previous_version })}
        >
          {text.goBack}
        </ActionButton>
      )}
    </>
  );
}

function Facts({ remote: { name, team, owns, live_version, canary } }: Pick<PartProps, 'remote'>) {
  const text = useMessages(remotesMessages);
  const locale = useLocale();
  return (
    <dl className={styles.Facts}>
      <div className={styles.Fact}>
        <dt className={styles.Name}>{text.columns.live}</dt>
        <dd>{live_version ?? <Badge tone="warning">{text.notLive}</Badge>}</dd>
      </div>
      {canary && (
        <div className={styles.Fact}>
          <dt className={styles.Name}>{text.canary}</dt>
          <dd>
            {text.canaryOf(canary.version, canary.percent)}
            {canary.schedule && (
              <p className={styles.Next}>
                {text.nextStep(canary.schedule.steps[0] ?? ALL_VISITS, momentOf(canary.schedule.next_at, locale))}
              </p>
            )}
          </dd>
        </div>
      )}
      <div className={styles.Fact}>
        <dt className={styles.Name}>{text.team}</dt>
        <dd>{team}</dd>
      </div>
      <div className={styles.Fact}>
        <dt className={styles.Name}>{text.onServer}</dt>
        <dd>
          <OnServer name={name} />
        </dd>
      </div>
      <div className={styles.Fact}>
        <dt className={styles.Name}>
          {text.owns}, {text.ownsAll}
        </dt>
        <dd>
          <ul className={styles.Paths}>
            {owns.map((path) => (
              <li key={path}>{path}</li>
            ))}
          </ul>
        </dd>
      </div>
    </dl>
  );
}

function RemoteContent({ remote, now, onChange }: ContentProps) {
  const preview = useLateDialog<string, PreviewLinkDialogProps>(importPreviewLink);
  const text = useMessages(remotesMessages);
  const sinkText = useMessages(sinksMessages);
  const locale = useLocale();
  const reason = useRights()('remotes.write');
  const live = versionOf(remote, remote.live_version);
  const version = preview.opened?.asked ?? '';
  const onPreview = ({ version }: { version: string }) => preview.open(version);
  const onPromote = ({ version }: { version: string }) => onChange({ kind: 'promote', version });
  return (
    <div className={record.Columns}>
      <div className={record.Main}>
        <section>
          <h2 className={styles.Title}>{text.versions}</h2>
          <DataTable
            caption={text.versions}
            columns={versionColumns({ reason, onPromote, onPreview, now, locale })}
            rows={remote.versions}
            keyOf={({ version }) => version}
            nameOf={({ version }) => version}
            expected={1}
          />
        </section>
        <Card title={text.inBrowsers}>
          <InBrowsers name={remote.name} />
        </Card>
        <Card title={sinkText.title}>
          <Sinks name={remote.name} />
        </Card>
        {live && (
          <Card title={text.pagesOf(live.version)}>
            <PageWeights version={live} locale={locale} />
          </Card>
        )}
      </div>
      <div className={record.Side} data-many>
        <Card title={text.about}>
          <Facts remote={remote} />
        </Card>
        <Card title={text.history}>
          <Promotions name={remote.name} />
        </Card>
      </div>
      {preview.Dialog && preview.opened && (
        <preview.Dialog
          key={preview.opened.count}
          open={preview.opened.isOpen}
          of={['remote', remote.name, version]}
          make={() => makePreviewLink(remote.name, version)}
          title={text.previewLink.title(remote.name, version)}
          description={text.previewLink.text}
          onClose={preview.close}
        />
      )}
    </div>
  );
}

function RemoteScreen({ name, enabled }: { name: string; enabled: boolean }) {
  const { pages } = useMessages(settingsMessages);
  const text = useMessages(remotesMessages);
  const { data, error, isFetching, refetch, dataUpdatedAt } = useRemotes(enabled);
  const areRead = useRemoteParts(name, enabled);
  const [asked, setAsked] = useState<Asked>();
  const remote = areRead ? data?.find((one) => one.name === name) : undefined;

  function ask(change: Change): void {
    if (remote) setAsked((last) => ({ remote, change, isOpen: true, count: (last?.count ?? 0) + 1 }));
  }

  return (
    <SettingsScreen
      title={name}
      parent={{ label: pages.remotes, to: adminPaths.remotes() }}
      right="remotes.read"
      actions={remote && <RemoteActions remote={remote} onChange={ask} />}
    >
      {error && !data ? (
        <LoadFailure what={text.theRemote} error={error} pending={isFetching} onRetry={() => void refetch()} />
      ) : remote ? (
        <RemoteContent remote={remote} now={dataUpdatedAt} onChange={ask} />
      ) : data && areRead ? (
        <NoRows
          title={text.missing}
          text={text.missingText}
          way={{ to: adminPaths.remotes(), label: text.toRemotes }}
        />
      ) : (
        <RecordSkeleton label={text.theRemote} many />
      )}
      {asked && (
        <ChangeDialog
          key={asked.count}
          remote={asked.remote}
          change={asked.change}
          open={asked.isOpen}
          onClose={() => setAsked({ ...asked, isOpen: false })}
        />
      )}
    </SettingsScreen>
  );
}

/** /admin/settings/remotes/{remote}: its versions and what was live; a version is made live, gone back to, or taken away. */
export function Page() {
  const { remote: name = '' } = useParams();
  return (
    <AdminGuard fallback={<RemoteScreen name={name} enabled={false} />}>
      <RemoteScreen key={name} name={name} enabled />
    </AdminGuard>
  );
}
