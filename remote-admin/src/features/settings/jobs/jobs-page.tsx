import type { StaffJob, StaffJobList } from '@tessera/shared/contract';
import { messagesIn, useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { Badge } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { useLocation } from '@tessera/shared/vendor/router';
import { TimeAgo } from '../../../format/time-ago';
import { staffPage } from '../../../guard/staff-page';
import { JobProgress } from '../../../jobs/job-progress';
import { JOB_TONES, jobTitle } from '../../../jobs/jobs.model';
import { PAGE_SIZE, jobsQuery } from '../../../jobs/jobs.queries';
import { NoRows } from '../../../list/no-rows';
import { CursorPager } from '../../../list/paging/cursor-pager';
import { ViewLinks } from '../../../views/view-links';
import { jobsMessages } from '../../../messages/jobs';
import { settingsMessages } from '../../../messages/settings/settings';
import { LoadFailure } from '../../../page/load-failure';
import { adminPaths } from '../../../paths';
import { useRights } from '../../../rights/use-rights';
import type { Column } from '../../../table/column';
import { DataTable } from '../../../table/data-table';
import { RowLink } from '../../../table/links/row-link';
import { SettingsScreen } from '../frame/settings-screen';
import { jobsHref, readJobsAddress, type JobsAddress } from './jobs-address';

function jobColumns(locale: string, now: number): Column<StaffJob>[] {
  const text = messagesIn(jobsMessages);
  return [
    {
      key: 'job',
      label: text.columns.job,
      cell: (job) => <RowLink to={adminPaths.job(job.id)}>{jobTitle(job, locale)}</RowLink>,
    },
    {
      key: 'state',
      label: text.columns.state,
      width: 'md',
      card: 'end',
      cell: ({ state }) => <Badge tone={JOB_TONES[state]}>{text.states[state]}</Badge>,
    },
    {
      key: 'progress',
      label: text.columns.progress,
      width: 'lg',
      card: 'whole',
      cell: (job) => <JobProgress job={job} locale={locale} />,
    },
    { key: 'by', label: text.columns.by, width: 'md', quiet: true, card: 'labelled', cell: ({ user }) => user.name },
    {
      key: 'at',
      label: text.columns.at,
      width: 'md',
      quiet: true,
      card: 'labelled',
      cell: ({ created_at }) => <TimeAgo at={created_at} now={now} locale={locale} />,
    },
  ];
}

function NoJobs() {
  const text = useMessages(jobsMessages);
  const seesOrders = useRights()('orders.read') === undefined;
  const way = { to: paths.adminOrders(), label: text.toOrders };
  return <NoRows title={text.none} text={text.noneText} way={seesOrders ? way : undefined} />;
}

interface ListedJobsProps {
  asked: JobsAddress;
  list: StaffJobList | undefined;
  stale: boolean;
  now: number;
}

/** The way to the pages before and after; nothing where one page holds them all. */
function JobsPager({ asked, list }: { asked: JobsAddress; list: StaffJobList }) {
  const text = useMessages(jobsMessages);
  const locale = useLocale();
  const { items, next_cursor } = list;
  if (asked.after === undefined && next_cursor === null) return null;
  return (
    <CursorPager
      range={text.count(items.length, items.length.toLocaleString(locale))}
      firstHref={asked.after === undefined ? undefined : jobsHref({ ...asked, after: undefined })}
      nextHref={next_cursor === null ? undefined : jobsHref({ ...asked, after: next_cursor })}
    />
  );
}

function ListedJobs({ asked, list, stale, now }: ListedJobsProps) {
  const text = useMessages(jobsMessages);
  const locale = useLocale();
  if (list?.items.length === 0 && !stale) return <NoJobs />;
  return (
    <>
      <DataTable
        caption={text.theJobs}
        columns={jobColumns(locale, now)}
        rows={list?.items}
        keyOf={({ id }) => id}
        nameOf={(job) => jobTitle(job, locale)}
        expected={PAGE_SIZE}
        stale={stale}
      />
      {list && <JobsPager asked={asked} list={list} />}
    </>
  );
}

function JobsScreen({ enabled }: { enabled: boolean }) {
  const { pages } = useMessages(settingsMessages);
  const text = useMessages(jobsMessages);
  const asked = readJobsAddress(new URLSearchParams(useLocation().search));
  const { data, error, isFetching, isPlaceholderData, refetch, dataUpdatedAt } = useQuery({
    ...jobsQuery(asked),
    enabled,
  });
  const view = (mine: boolean) => ({ href: jobsHref({ mine, after: undefined }), current: asked.mine === mine });
  return (
    <SettingsScreen title={pages.jobs}>
      <ViewLinks
        label={text.whose}
        views={[
          { key: 'all', label: text.everybodys, ...view(false) },
          { key: 'mine', label: text.onlyMine, ...view(true) },
        ]}
      />
      {error && !data ? (
        <LoadFailure what={text.theJobs} error={error} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <ListedJobs asked={asked} list={data} stale={isPlaceholderData} now={dataUpdatedAt} />
      )}
    </SettingsScreen>
  );
}

/** /admin/settings/jobs: long jobs of all staff, those under way followed; the API lists those that one may start, too. */
export const Page = staffPage(JobsScreen);
