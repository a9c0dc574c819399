import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import type { ReactNode } from 'react';
import type { ShownList } from '../list/shown-list';
import type { Arrivals } from '../live/use-live-list';
import { listMessages } from '../messages/lists';
import { lacksRight, LoadFailure } from '../page/load-failure';
import { MainScreen } from '../page/main-screen';
import { ArrivalsBar } from '../table/arrivals';

interface Listed {
  items: readonly unknown[];
  total?: number;
  /** more than `total` may match */
  total_is_exact?: boolean;
}

interface ListPageProps<List extends Listed> {
  words: {
    title: string;
    /** how many match; `shown` is the number as it is read */
    counted?: (total: number, shown: string) => string;
    /** what did not arrive, where it could not be read */
    what: string;
  };
  /** the page's own buttons */
  actions?: ReactNode;
  /** what the list's query says */
  result: {
    data: List | undefined;
    error: Error | null;
    isFetching: boolean;
    isPlaceholderData: boolean;
    dataUpdatedAt: number;
    refetch: () => Promise<unknown>;
    /** of a list that the live feed keeps as it is */
    arrivals?: Arrivals;
  };
  /** what is open over the page, or was */
  dialogs?: ReactNode;
  /** the rows with their paging, or why there are none */
  rows: (shown: Omit<ShownList<unknown, List>, 'state'>) => ReactNode;
  /** what the list can be asked for: its views, its tools, the filters that are set */
  children: ReactNode;
}

/** A page that is a list: its head, what it can be asked for, and its rows, or why they could not be read. */
export function ListPage<List extends Listed>(props: ListPageProps<List>) {
  const { words, actions, result, dialogs, rows, children } = props;
  const { title, counted, what } = words;
  const { moreThan } = useMessages(listMessages);
  const locale = useLocale();
  const { data, error, isFetching, isPlaceholderData, refetch, dataUpdatedAt, arrivals } = result;
  const total = data?.total;
  const shown = (total ?? 0).toLocaleString(locale);
  const count = total === undefined ? undefined : counted?.(total, data?.total_is_exact ? shown : moreThan(shown));
  const offered = lacksRight(error) ? {} : { actions, children };
  return (
    <MainScreen title={title} count={count} actions={offered.actions}>
      {offered.children}
      {error && !isPlaceholderData ? (
        <LoadFailure what={what} error={error} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <>
          {rows({ list: data, stale: isPlaceholderData, now: dataUpdatedAt, locale })}
          <ArrivalsBar arrivals={arrivals} />
        </>
      )}
      {dialogs}
    </MainScreen>
  );
}
