import type { ErrorReportGroupRecord } from '@tessera/shared/contract';
import { momentOf } from '@tessera/shared/dates';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { RecordHistory } from '../../../audit/record-history';
import { wordsOf } from '../../../controls/write-errors';
import { useRecordWrite } from '../../../form/use-record-write';
import { useRecordNews } from '../../../live/use-staff-news';
import { adminMessages } from '../../../messages/admin';
import { failuresMessages } from '../../../messages/support/failures';
import { supportMessages } from '../../../messages/support/support';
import { Card } from '../../../page/card';
import { RecordHead } from '../../../page/record-head';
import styles from '../../../page/record.module.css';
import { adminPaths } from '../../../paths';
import { NoteForm } from '../../../records/note-form';
import { Timeline } from '../../../records/timeline';
import { timelineOf } from '../../../records/timeline.model';
import { useRights } from '../../../rights/use-rights';
import { useFailureWriting } from './errors.queries';
import { FailureBadge, failureName } from './failure-badge';
import { FailureFigures, FailureReports } from './failure-reports';

interface FailureViewProps {
  failure: ErrorReportGroupRecord;
  /** milliseconds since the epoch: when it was read */
  now: number;
  /** it is not what it was, says the shop's live feed */
  onChanged: () => void;
}

type Action = 'look' | 'mend' | 'open';

const STATE_OF = { look: 'looked_at', mend: 'mended', open: 'open' } as const satisfies Record<
  Action,
  ErrorReportGroupRecord['state']
>;
const NEXT: Record<ErrorReportGroupRecord['state'], Action> = { open: 'look', looked_at: 'mend', mended: 'open' };

/** One reported failure: what browsers said of it, how it stands, and what staff noted. */
export function FailureView({ failure, now, onChanged }: FailureViewProps) {
  const text = useMessages(failuresMessages);
  const { title, tabs } = useMessages(supportMessages);
  const { dashboard } = useMessages(adminMessages);
  const locale = useLocale();
  const { id, version, state, last_at, notes } = failure;
  const reason = useRights()('support.write');
  const writing = useFailureWriting(failure);
  const deciding = useRecordWrite(writing);
  const noting = useRecordWrite(writing);
  useRecordNews('error_report', id, onChanged);

  const act = (action: Action): Promise<void> =>
    deciding.mutateAsync({ version, state: STATE_OF[action] }).then(
      () => void toast.success(text.done[action]),
      (problem: Error) => void toast.error(wordsOf(problem), { id: 'failure' }),
    );

  return (
    <>
      <RecordHead
        trail={[
          { label: dashboard, to: paths.admin() },
          { label: title, to: adminPaths.support() },
          { label: tabs.errors, to: adminPaths.errorReports() },
          { label: failureName(failure) },
        ]}
        title={failureName(failure)}
        statesLabel={text.statesLabel}
        states={<FailureBadge state={state} />}
        when={<time dateTime={last_at}>{text.lastAt(momentOf(last_at, locale))}</time>}
        actions={{
          all: ['look', 'mend', 'open'],
          primary: NEXT[state],
          labels: text.actions,
          more: text.more,
          reasonOf: (action) => reason ?? (STATE_OF[action] === state ? text.same : undefined),
          onAction: act,
        }}
      />
      <div className={styles.Columns}>
        <div className={styles.Main}>
          <FailureReports failure={failure} now={now} />
          <RecordHistory type="error_report" id={id} version={version} />
        </div>
        <div className={styles.Side} data-many>
          <FailureFigures failure={failure} now={now} />
          <Card title={text.notes}>
            <NoteForm
              draft={`admin-failure:${id}:note`}
              reason={reason}
              isPending={noting.isPending}
              error={noting.error}
              onAdd={(note) => noting.mutateAsync({ text: note })}
            />
            {notes.length > 0 && <Timeline entries={timelineOf([], notes)} now={now} />}
          </Card>
        </div>
      </div>
    </>
  );
}
