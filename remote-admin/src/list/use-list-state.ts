import { useNavigate, useSearchParams } from '@tessera/shared/vendor/router';
import { fromStart, listHref, readList, type ListSpec, type ListState } from './list-address';

/** What the tools of a list are told of it. */
export interface ListControls<Filter extends string> {
  state: ListState<Filter>;
  onSearch: (search: string) => void;
  onShow: (change: Partial<ListState<Filter>>) => void;
}

/** A list's state as the address tells it, and the ways to another one. */
export function useListState<Filter extends string>(spec: ListSpec<Filter>) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const state = readList(spec, params);

  /** Shows the list in another state, from its first page on. */
  function show(change: Partial<ListState<Filter>>, replace = false): void {
    void navigate(listHref(spec, fromStart(state, change)), { replace, preventScrollReset: true });
  }

  // the first search is a step that 'back' undoes; refining it is not
  const search = (text: string): void => show({ search: text }, state.search !== '');
  const tools: ListControls<Filter> = { state, onSearch: search, onShow: show };

  return {
    state,
    show,
    search,
    tools,
    hrefFor: (change: Partial<ListState<Filter>>) => listHref(spec, fromStart(state, change)),
  };
}
