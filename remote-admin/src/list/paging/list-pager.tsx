import { useMessages } from '@tessera/shared/i18n';
import { listMessages } from '../../messages/lists';
import { fromStart, listHref, type ListSpec, type ListState } from '../list-address';
import { CursorPager } from './cursor-pager';

interface ListPagerProps<Filter extends string> {
  spec: ListSpec<Filter>;
  state: ListState<Filter>;
  /** the page on show */
  list: { items: readonly unknown[]; total: number; total_is_exact: boolean; next_cursor: string | null };
  locale: string;
}

/** How many rows are shown of how many, and the way to the pages before and after. */
export function ListPager<Filter extends string>({ spec, state, list, locale }: ListPagerProps<Filter>) {
  const words = useMessages(listMessages);
  const { items, total, total_is_exact, next_cursor } = list;
  const all = total.toLocaleString(locale);
  return (
    <CursorPager
      range={words.shown(items.length.toLocaleString(locale), total_is_exact ? all : words.moreThan(all))}
      firstHref={state.after ? listHref(spec, fromStart(state, {})) : undefined}
      nextHref={next_cursor === null ? undefined : listHref(spec, { ...state, after: next_cursor })}
    />
  );
}
