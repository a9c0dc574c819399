import type { MonthClosing } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Alert, cx, Select } from '@tessera/shared/ui';
import { useQuery, useQueryClient } from '@tessera/shared/vendor/query';
import { useNavigate, useSearchParams } from '@tessera/shared/vendor/router';
import { useState } from 'react';
import { ActionButton } from '../../../controls/actions/action-button';
import { useLateDialog } from '../../../form/use-late-dialog';
import { monthName } from '../../../format/days';
import { mainPage } from '../../../guard/record-page';
import { ExportButton } from '../../../list/toolbar/export-button';
import { closingMessages } from '../../../messages/transactions/closing';
import { LoadFailure } from '../../../page/load-failure';
import { MainScreen } from '../../../page/main-screen';
import { RecordSkeleton } from '../../../page/record-skeleton';
import record from '../../../page/record.module.css';
import { adminPaths } from '../../../paths';
import { useRights } from '../../../rights/use-rights';
import { ClosingChecks } from './closing-checks';
import { ClosingFigures } from './closing-figures';
import { ClosingRecord } from './closing-record';
import { ClosingValues } from './closing-values';
import { lastDayOf, lastMonths, monthOf } from './closing.model';
import { closingQuery, exportClosing, recordedMonthsQuery } from './closing.queries';
import { OwedExport } from './owed-export';
import type { RecordMonthDialogProps } from './record-month-dialog';
import { RecordedMonths } from './recorded-months';

const importDialog = () => import(/* webpackChunkName: "closing-dialog" */ './record-month-dialog');

/** Whether everything agrees, and how the month stands. */
function Verdict({ closing, locale }: { closing: MonthClosing; locale: string }) {
  const text = useMessages(closingMessages);
  const { differing, is_over, time_zone } = closing;
  return (
    <Alert tone={differing === 0 ? 'success' : 'error'}>
      {differing === 0 ? text.agrees : text.differs(differing, differing.toLocaleString(locale))}{' '}
      {is_over ? text.zone(time_zone) : text.notOver}
    </Alert>
  );
}

/** What the month comes to, and the record of it. */
function ClosingBooks({ closing, locale }: { closing: MonthClosing; locale: string }) {
  const [today] = useState(() => new Date());
  return (
    <>
      <Verdict closing={closing} locale={locale} />
      <div className={cx(record.Columns, record.After)}>
        <div className={record.Main}>
          <ClosingChecks closing={closing} locale={locale} />
          <ClosingFigures figures={closing.figures} locale={locale} />
          <ClosingValues closing={closing} locale={locale} />
        </div>
        <div className={record.Side}>
          <ClosingRecord closing={closing} locale={locale} />
          <RecordedMonths locale={locale} />
          <OwedExport key={closing.month} last={lastDayOf(closing.month, today)} />
        </div>
      </div>
    </>
  );
}

interface RecordButtonProps {
  closing: MonthClosing;
  /** reads the month anew */
  onFailed: () => void;
}

/** Keeps the sums of the month as they are seen. */
function RecordButton({ closing, onFailed }: RecordButtonProps) {
  const text = useMessages(closingMessages);
  const client = useQueryClient();
  const reason = useRights()('transactions.write');
  const { Dialog, opened, open, close } = useLateDialog<null, RecordMonthDialogProps>(importDialog);

  function handleRecorded(now: MonthClosing): void {
    client.setQueryData(closingQuery(now.month).queryKey, now);
    void client.invalidateQueries({ queryKey: recordedMonthsQuery().queryKey });
  }

  return (
    <>
      <ActionButton size="sm" reason={closing.is_over ? reason : text.notOver} onClick={() => open(null)}>
        {closing.recorded ? text.recordAgain : text.record}
      </ActionButton>
      {Dialog && opened && (
        <Dialog
          key={opened.count}
          open={opened.isOpen}
          onClose={close}
          closing={closing}
          onRecorded={handleRecorded}
          onFailed={onFailed}
        />
      )}
    </>
  );
}

/** The closing's own places, empty. */
const ClosingSkeleton = () => <RecordSkeleton label={useMessages(closingMessages).loading} />;

function ClosingScreen() {
  const text = useMessages(closingMessages);
  const locale = useLocale();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [today] = useState(() => new Date());
  const month = monthOf(params, today);
  const months = [...new Set([...lastMonths(today), month])];
  const { data: closing, error, isFetching, refetch } = useQuery(closingQuery(month));
  const readAgain = () => void refetch();

  return (
    <MainScreen
      title={text.title}
      parents={[{ label: text.transactions, to: adminPaths.transactions() }]}
      count={monthName(month, locale)}
      actions={
        <>
          <ExportButton list="closing" onExport={() => exportClosing(month)} />
          {closing && <RecordButton key={month} closing={closing} onFailed={readAgain} />}
        </>
      }
      search={
        <Select
          aria-label={text.month}
          value={month}
          onChange={({ target }) => void navigate(adminPaths.closing(target.value))}
        >
          {months.map((one) => (
            <option key={one} value={one}>
              {monthName(one, locale)}
            </option>
          ))}
        </Select>
      }
    >
      {closing && <ClosingBooks closing={closing} locale={locale} />}
      {!closing && error && (
        <LoadFailure what={text.theClosing} error={error} pending={isFetching} onRetry={readAgain} />
      )}
      {!closing && !error && <ClosingSkeleton />}
    </MainScreen>
  );
}

/** /admin/transactions/closing: whether the books of a month agree, and the record of it; the month lives in the address. */
export const Page = mainPage(ClosingSkeleton, ClosingScreen);
