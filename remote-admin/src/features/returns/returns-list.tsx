import type { AdminReturnList } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { ButtonLink, EmptyState } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { CursorPager } from '../../list/cursor-pager';
import { fromStart, listHref } from '../../list/list-address';
import { listMessages } from '../../messages/lists';
import { returnWords } from '../../messages/return-words';
import { returnsMessages } from '../../messages/returns';
import { adminPaths } from '../../paths';
import { DataTable } from '../../table/data-table';
import { returnColumns } from './return-columns';
import { PAGE_SIZE, returnList, type ReturnsState } from './returns.model';

interface ReturnsListProps {
  state: ReturnsState;
  /** undefined while the first page is on its way */
  list: AdminReturnList | undefined;
  /** `list` answers an earlier question */
  stale: boolean;
  /** milliseconds since the epoch: when `list` was read */
  now: number;
  locale: string;
}

/** No rows: says whether the question or the shop is the reason, and what to do about it. */
function NoReturns({ state }: { state: ReturnsState }) {
  const text = useMessages(returnsMessages);
  const words = useMessages(listMessages);
  const isAsked = state.search !== '' || Object.keys(state.filters).length > 0;
  if (!isAsked && !state.after) {
    return (
      <EmptyState compact title={text.none}>
        {text.noneText}
      </EmptyState>
    );
  }
  const [to, label] = state.after
    ? [listHref(returnList, fromStart(state, {})), words.firstPage]
    : [adminPaths.returns(), text.showAll];
  return (
    <EmptyState
      compact
      title={text.noMatch}
      actions={
        <ButtonLink as={Link} size="sm" to={to}>
          {label}
        </ButtonLink>
      }
    >
      {text.noMatchText}
    </EmptyState>
  );
}

/** The way to the pages before and after. */
function ReturnsPager({ state, list, locale }: Pick<ReturnsListProps, 'state' | 'locale'> & { list: AdminReturnList }) {
  const words = useMessages(listMessages);
  const { items, total, total_is_exact, next_cursor } = list;
  const all = total.toLocaleString(locale);
  return (
    <CursorPager
      range={words.shown(items.length.toLocaleString(locale), total_is_exact ? all : words.moreThan(all))}
      firstHref={state.after ? listHref(returnList, fromStart(state, {})) : undefined}
      nextHref={next_cursor === null ? undefined : listHref(returnList, { ...state, after: next_cursor })}
    />
  );
}

/** The table of returns with its paging and its empty states. */
export function ReturnsList({ state, list, stale, now, locale }: ReturnsListProps) {
  const text = useMessages(returnWords);
  if (list?.items.length === 0 && !stale) return <NoReturns state={state} />;
  return (
    <>
      <DataTable
        caption={text.title}
        columns={returnColumns({ now, locale })}
        rows={list?.items}
        keyOf={({ id }) => id}
        nameOf={({ number }) => text.returnNumber(number)}
        expected={PAGE_SIZE}
        stale={stale}
        sort={{ value: state.sort, hrefFor: (sort) => listHref(returnList, fromStart(state, { sort })) }}
      />
      {list && <ReturnsPager state={state} list={list} locale={locale} />}
    </>
  );
}
