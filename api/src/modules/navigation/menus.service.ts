import type { Static } from 'typebox';
import type { Infra } from '../../infra';
import type { Db, Trx } from '../../infra/database/db';
import type { Menus } from '../../schemas/menus';
import { menusOf } from './menus';
import { entriesOf } from './navigation-rules';
import { navigationRepository as repository } from './navigation.repository';
import type { Navigation } from './navigation.schemas';

export type MenusService = ReturnType<typeof createMenusService>;

/** Under which the settings have the arrangement. */
export const NAVIGATION_KEY = 'navigation';
const AUTOMATIC: Navigation = { header: null, footer: null };

/** What entries of a kind lead to, each once. */
export const targetsOf = (navigation: Navigation, kind: 'category' | 'page'): string[] => [
  ...new Set(entriesOf(navigation).flatMap((entry) => (entry.kind === kind && entry.target ? [entry.target] : []))),
];

/** Header and footer as shoppers are shown them. */
export function createMenusService({ db }: Pick<Infra, 'db'>) {
  /** As it was saved; nothing of its own where nobody has arranged it. */
  async function find(handle: Db | Trx = db): Promise<Navigation & { version: number }> {
    const { value, version } = await repository.findVersioned(handle, NAVIGATION_KEY);
    // Written by the navigation service alone, which is typed.
    return { ...AUTOMATIC, ...(value as Navigation | undefined), version };
  }

  return {
    find,

    /** What shoppers are shown; null for what the shop puts there itself. */
    async get(): Promise<Static<typeof Menus>> {
      const navigation = await find();
      return menusOf(navigation, await repository.listPages(db, targetsOf(navigation, 'page')));
    },

    /** Whether header or footer lead to a page of that name. */
    namesPage: async (handle: Db | Trx, slug: string): Promise<boolean> =>
      targetsOf(await find(handle), 'page').includes(slug),
  };
}
