import type { RemoteSink, SavedSink, SinkTest } from '@tessera/shared/contract';
import { ApiError } from '@tessera/shared/client';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { Skeleton } from '@tessera/shared/ui';
import { useMutation, useQuery, useQueryClient } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { ActionButton } from '../../../../controls/actions/action-button';
import { DangerDialog } from '../../../../form/danger-dialog';
import { ShownOnceDialog } from '../../../../form/shown-once-dialog';
import { sinksMessages } from '../../../../messages/settings/sinks';
import { LoadFailure } from '../../../../page/load-failure';
import { useRights } from '../../../../rights/use-rights';
import { SinkDialog } from './sink-dialog';
import { SinkState } from './sink-state';
import styles from './sinks.module.css';
import { removeSink, SINK_KINDS, sinksQuery, testSink, type SinkKind } from './sinks.queries';

interface SinkPartProps {
  /** of the part of the shop */
  name: string;
  kind: SinkKind;
  sink: RemoteSink | undefined;
  onChanged: () => void;
}

/** One place that what browsers say is sent to, or might be. */
function SinkPart({ name, kind, sink, onChanged }: SinkPartProps) {
  const text = useMessages(sinksMessages);
  const reason = useRights()('remotes.write');
  const [opened, setOpened] = useState<{ dialog: 'edit' | 'remove'; count: number; isOpen: boolean }>();
  const [secret, setSecret] = useState<string>();
  const open = (dialog: 'edit' | 'remove') =>
    setOpened((last) => ({ dialog, count: (last?.count ?? 0) + 1, isOpen: true }));
  const close = () => setOpened((last) => last && { ...last, isOpen: false });
  const testing = useMutation({
    mutationFn: () => testSink(name, kind),
    onSuccess: ({ has_arrived, failure, failure_status }: SinkTest) => {
      onChanged();
      if (has_arrived) toast.success(text.arrived);
      else toast.error(text.notArrived(failure === null ? '' : text.failures[failure](failure_status ?? 0)));
    },
    onError: ({ message }) => toast.error(message),
  });

  function show({ secret: made }: SavedSink): void {
    onChanged();
    if (made !== null) setSecret(made);
  }

  function lookAgain(failure: Error): void {
    if (failure instanceof ApiError && failure.code === 'conflict') onChanged();
  }

  return (
    <section className={styles.Kind}>
      <h3 className={styles.Title}>{text.kinds[kind]}</h3>
      {sink ? <SinkState sink={sink} /> : <p className={styles.Quiet}>{text.none[kind]}</p>}
      <div className={styles.Actions}>
        <ActionButton size="sm" variant="secondary" reason={reason} onClick={() => open('edit')}>
          {sink ? text.change(text.kinds[kind]) : text.setUp(text.kinds[kind])}
        </ActionButton>
        {sink && (
          <>
            <ActionButton
              size="sm"
              variant="secondary"
              reason={reason}
              pending={testing.isPending}
              onClick={() => testing.mutate()}
            >
              {text.test}
            </ActionButton>
            <ActionButton size="sm" variant="quiet" reason={reason} onClick={() => open('remove')}>
              {text.remove}
            </ActionButton>
          </>
        )}
      </div>
      {opened && (
        <SinkDialog
          key={opened.count}
          {...{ name, kind, sink }}
          open={opened.isOpen && opened.dialog === 'edit'}
          onClose={close}
          onSaved={show}
          onFailed={lookAgain}
        />
      )}
      {sink && (
        <DangerDialog
          open={opened?.isOpen === true && opened.dialog === 'remove'}
          onClose={close}
          title={text.removeTitle}
          description={text.removeText}
          submit={text.remove}
          send={() => removeSink(name, sink)}
          onDone={onChanged}
          onFailed={lookAgain}
          done={text.removed}
        />
      )}
      <ShownOnceDialog
        value={secret}
        title={text.secretTitle}
        words={text.secret}
        onClose={() => setSecret(undefined)}
      />
    </section>
  );
}

/** Where what browsers say of a part of the shop is sent: a webhook and a collector of OpenTelemetry of its team's. */
export function Sinks({ name }: { name: string }) {
  const text = useMessages(sinksMessages);
  const client = useQueryClient();
  const query = sinksQuery(name);
  const { data, error, isFetching, refetch } = useQuery(query);
  if (error && !data) {
    return <LoadFailure what={text.title} error={error} pending={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton shape="block" />;
  return (
    <>
      <p className={styles.Quiet}>{text.lead}</p>
      {SINK_KINDS.map((kind) => (
        <SinkPart
          key={kind}
          name={name}
          kind={kind}
          sink={data.items.find((one) => one.kind === kind)}
          onChanged={() => void client.invalidateQueries({ queryKey: query.queryKey })}
        />
      ))}
    </>
  );
}
