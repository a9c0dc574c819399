import type { ComponentType } from 'react';
import { fromStart, listHref, type ListSpec, type ListState } from '../list/list-address';
import { NoMatch, type NoMatchText } from '../list/no-match';
import { ListPager } from '../list/paging/list-pager';
import type { ShownList } from '../list/shown-list';
import type { Column } from '../table/column';
import { DataTable } from '../table/data-table';
import { useSelection, type Selection } from '../table/use-selection';
import { PAGE_SIZE } from './list.queries';

/** A page of a list that is paged by cursor. */
interface Page<Row> {
  items: Row[];
  total: number;
  total_is_exact: boolean;
  next_cursor: string | null;
}

/** What is told of the rows on show, and of those that are chosen. */
export interface BulkProps<State> {
  state: State;
  list: Omit<Page<unknown>, 'items'>;
  selection: Selection;
  locale: string;
}

interface ListTableProps<Filter extends string, Row> extends ShownList<ListState<Filter>, Page<Row>> {
  spec: ListSpec<Filter>;
  /** said where there are no rows */
  text: NoMatchText;
  /** the table's name */
  caption: string;
  columns: readonly Column<Row>[];
  /** what a row is called where it is chosen */
  nameOf: (row: Row) => string;
  /** what can be done with many rows at once; none: they cannot be chosen */
  Bulk?: ComponentType<BulkProps<ListState<Filter>>>;
}

/** A list's table with its order, its paging, what can be done with many rows at once, and its empty states. */
export function ListTable<Filter extends string, Row extends { id: string }>(props: ListTableProps<Filter, Row>) {
  const { state, list, stale, locale, spec, text, caption, columns, nameOf, Bulk } = props;
  const rows = list?.items;
  const selection = useSelection(rows?.map(({ id }) => id) ?? []);
  if (rows?.length === 0 && !stale) return <NoMatch spec={spec} state={state} text={text} />;
  const sort = { value: state.sort, hrefFor: (to: string) => listHref(spec, fromStart(state, { sort: to })) };
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        expected={PAGE_SIZE}
        stale={stale}
        sort={sort}
        selection={Bulk && selection}
      />
      {list && (
        <>
          <ListPager spec={spec} state={state} list={list} locale={locale} />
          {Bulk && <Bulk state={state} list={list} selection={selection} locale={locale} />}
        </>
      )}
    </>
  );
}
