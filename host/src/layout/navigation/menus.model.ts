import type { NavigationItem, RegisteredRemote } from '@tessera/shared/composition';
import type { Category, MenuBranch, MenuEntry, Store } from '@tessera/shared/contract';
import type { Language } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';

/** An entry of header or footer as a visitor sees it. */
export interface SeenEntry {
  label: string;
  /** a path of the shop, or an address elsewhere; undefined: a word alone */
  to: string | undefined;
  /** the menu of all categories; `label` is empty where it goes by its own name */
  isCategories: boolean;
}

export interface SeenBranch extends SeenEntry {
  below: SeenEntry[];
}

type Known = Pick<Category, 'id' | 'slug' | 'name'>;

/** Whether an address leads out of the shop. */
export const leadsOut = (to: string): boolean => !to.startsWith('/');

/** @returns nothing for a category that is not there any more */
function see({ kind, label, target }: MenuEntry, categories: readonly Known[], language: Language): SeenEntry[] {
  const said = label[language] || (kind === 'category' ? '' : label.en);
  const isCategories = kind === 'categories';
  if (kind !== 'category') return [{ label: said, to: target ?? undefined, isCategories }];
  const category = categories.find(({ id }) => id === target);
  return category ? [{ label: said || category.name, to: paths.category(category.slug), isCategories }] : [];
}

/**
 * What staff have put into header or footer, as somebody sees it who reads that language; undefined where the shop puts there
 * what it does by itself. A word that leads nowhere and has nothing below it is left out.
 */
export function seenMenu(
  branches: readonly MenuBranch[] | null | undefined,
  categories: readonly Known[],
  language: Language,
): SeenBranch[] | undefined {
  return branches
    ?.flatMap(({ below, ...entry }) =>
      see(entry, categories, language).map((seen) => ({
        ...seen,
        below: below.flatMap((one) => see(one, categories, language)),
      })),
    )
    .filter(({ to, isCategories, below }) => to !== undefined || isCategories || below.length > 0);
}

/** What the store says of them; an API one version behind does not yet. */
export const menusOf = (store: Store): Partial<Store['menus']> => (store as Partial<Store>).menus ?? {};

/** The item of a live remote that leads there: it knows whether somebody has to sign in first. */
export const itemOf = (remotes: readonly RegisteredRemote[], to: string): NavigationItem | undefined =>
  remotes
    .flatMap(({ descriptor }) => descriptor.navigation)
    .filter(({ slot }) => slot === 'header' || slot === 'account')
    .find((item) => item.to === to);
