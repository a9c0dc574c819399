import { isDeepStrictEqual } from 'node:util';
import { AppError, notValid } from '../../errors/errors';
import type { Actor } from '../../framework/routes/http';
import type { Infra } from '../../infra';
import { isId } from '../../infra/basics/ids';
import type { Db, Trx } from '../../infra/database/db';
import { withTransaction } from '../../infra/database/transaction';
import type { AuditService } from '../audit/audit.service';
import { NAVIGATION_KEY, targetsOf } from './menus.service';
import type { MenusService } from './menus.service';
import { inWords, navigationFaults, trimmed } from './navigation-rules';
import { USUAL } from './navigation-words';
import { navigationRepository as repository } from './navigation.repository';
import type {
  Navigation,
  NavigationEdit,
  NavigationSettingsView,
  NavigationVersionListView,
  NavigationVersionView,
} from './navigation.schemas';

export interface NavigationDeps extends Pick<Infra, 'db' | 'clock' | 'changes'> {
  audit: Pick<AuditService, 'record'>;
  menus: Pick<MenusService, 'find'>;
}

export type NavigationService = ReturnType<typeof createNavigationService>;

const PLACES = ['header', 'footer'] as const;

/** What header and footer lead to, as staff arrange it. docs/product.md §4, 'Shop front'. */
export function createNavigationService({ db, clock, changes, audit, menus }: NavigationDeps) {
  const view = async (handle: Db | Trx = db): Promise<NavigationSettingsView> => ({
    ...(await menus.find(handle)),
    usual: USUAL,
  });

  /** @throws AppError `validation.failed` by field */
  async function check(navigation: Navigation): Promise<void> {
    const [categories, pages] = await Promise.all([
      repository.listCategories(db, targetsOf(navigation, 'category').filter(isId)),
      repository.listPages(db, targetsOf(navigation, 'page')),
    ]);
    const known = { categories: new Set(categories), pages: new Set(pages.map(({ slug }) => slug)) };
    const faults = navigationFaults(navigation, known);
    if (Object.keys(faults).length > 0) throw notValid(faults);
  }

  return {
    settings: () => view(),

    /**
     * Puts header and footer in the place of those that there are, and keeps them as a version; the shop shows them within two
     * seconds.
     * @throws AppError `validation.failed` by field; `conflict` with `present` where they were changed since they were read
     */
    async update(
      actor: Actor & { user_id: string },
      { version, ...given }: NavigationEdit,
    ): Promise<NavigationSettingsView> {
      const next = trimmed(given);
      await check(next);
      const refuse = (present: NavigationSettingsView) => new AppError('conflict', {}, { extensions: { present } });
      await withTransaction(db, async (trx) => {
        const present = await menus.find(trx);
        if (present.version !== version) throw refuse(await view(trx));
        const changed = PLACES.filter((place) => !isDeepStrictEqual(present[place], next[place]));
        if (changed.length === 0) return;
        const now = clock.now();
        // somebody may be faster by a moment
        if (!(await repository.replace(trx, { key: NAVIGATION_KEY, value: next, version, now })))
          throw refuse(await view(trx));
        await repository.keepVersion(trx, {
          key: NAVIGATION_KEY,
          version: version + 1,
          value: next,
          now,
          by: actor.user_id,
        });
        const pick = (from: Navigation) => Object.fromEntries(changed.map((place) => [place, inWords(from[place])]));
        const entry = { action: 'navigation.update', record_type: 'navigation', record_id: 'navigation' };
        await audit.record(trx, actor, { ...entry, before: pick(present), after: pick(next) });
        await changes.notify(trx, ['store']);
      });
      return view();
    },

    /** What was saved, the latest first. */
    async versions(): Promise<NavigationVersionListView> {
      const rows = await repository.listVersions(db, NAVIGATION_KEY);
      return { items: rows.map((row) => ({ ...row, saved_at: row.saved_at.toISOString() })) };
    },

    /** Header and footer as they were saved. @throws AppError `request.not_found` where that save is not kept */
    async version(version: number): Promise<NavigationVersionView> {
      const row = await repository.findVersion(db, NAVIGATION_KEY, version);
      if (!row) throw new AppError('request.not_found');
      const { value, saved_at, ...kept } = row;
      // Written by `update` alone, which is typed.
      return { ...kept, saved_at: saved_at.toISOString(), ...(value as Navigation) };
    },
  };
}
