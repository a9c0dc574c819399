import type { ListSpec, ListState } from '../../../list/list-address';
import { adminPaths } from '../../../paths';

export type RedirectsState = ListState<never>;

/** The list's address, and what makes sense in it. */
export const redirectList: ListSpec<never> = {
  path: adminPaths.redirects(),
  sorts: ['path', '-created_at'],
  filters: {},
};
