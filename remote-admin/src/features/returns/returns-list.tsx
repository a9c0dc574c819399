import type { AdminReturnList } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { fromStart, listHref } from '../../list/list-address';
import { NoMatch } from '../../list/no-match';
import { ListPager } from '../../list/paging/list-pager';
import type { ShownList } from '../../list/shown-list';
import { returnWords } from '../../messages/orders/return-words';
import { returnsMessages } from '../../messages/orders/returns';
import { DataTable } from '../../table/data-table';
import { returnColumns } from './return-columns';
import { PAGE_SIZE, returnList, type ReturnsState } from './returns.model';

/** The table of returns with its paging and its empty states. */
export function ReturnsList({ state, list, stale, now, locale }: ShownList<ReturnsState, AdminReturnList>) {
  const text = useMessages(returnWords);
  const empty = useMessages(returnsMessages);
  if (list?.items.length === 0 && !stale) return <NoMatch spec={returnList} state={state} text={empty} />;
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
      {list && <ListPager spec={returnList} state={state} list={list} locale={locale} />}
    </>
  );
}
