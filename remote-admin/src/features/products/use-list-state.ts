import { paths } from '@tessera/shared/paths';
import { useNavigate, useSearchParams } from '@tessera/shared/vendor/router';
import { readListState, writeListState, type ListState } from './products.model';

/** The address of a state of the list. */
export function listHref(state: ListState): string {
  const query = writeListState(state).toString();
  return query ? `${paths.adminProducts()}?${query}` : paths.adminProducts();
}

/** The list's state as the address tells it, and the way to change what is searched for. */
export function useListState() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const state = readListState(params);

  function search(text: string): void {
    // the first search is a step that 'back' undoes; refining it is not
    void navigate(listHref({ ...state, search: text, page: 1 }), { replace: state.search !== '' });
  }

  return { state, search };
}
