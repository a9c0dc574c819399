import type { Menus, Store } from '@tessera/shared/contract';
import { currentLanguage } from '@tessera/shared/i18n';
import { categoriesQuery } from '@tessera/shared/query';
import { useQuery } from '@tessera/shared/vendor/query';
import { menusOf, seenMenu, type SeenBranch } from './menus.model';

/** What staff have put into header or footer, in the document's language; undefined where the shop puts there its own. */
export function useSeenMenu(store: Store, place: keyof Menus): SeenBranch[] | undefined {
  const branches = menusOf(store)[place];
  const { data = [] } = useQuery({ ...categoriesQuery(), enabled: Boolean(branches) });
  return seenMenu(branches, data, currentLanguage());
}
