import { AppError, notValid } from '../../../errors/errors';
import type { FieldErrors } from '../../../errors/errors';
import type { Actor } from '../../../framework/routes/http';
import { pageOf, windowOf } from '../../../framework/lists/list-page';
import type { Infra } from '../../../infra';
import { isId, newId } from '../../../infra/basics/ids';
import type { Trx } from '../../../infra/database/db';
import { withTransaction } from '../../../infra/database/transaction';
import { messageOf } from '../../../messages/message';
import type { AuditService } from '../../audit/audit.service';
import { keyOf, readRedirect } from './read-redirect';
import type { Redirect } from './read-redirect';
import { redirectsRepository as repository } from './redirects.repository';
import type { RedirectRow } from './redirects.repository';
import type {
  AdminRedirectListView,
  AdminRedirectsSearch,
  AdminRedirectView,
  RedirectChange,
  RedirectGiven,
  RedirectsView,
  RedirectTargetView,
} from './redirects.schemas';

export interface RedirectsDeps extends Pick<Infra, 'db' | 'clock' | 'changes' | 'config'> {
  audit: Pick<AuditService, 'record'>;
}

export type RedirectsService = ReturnType<typeof createRedirects>;

/** Every web server holds all of them (docs/decisions/0065). */
export const MOST_REDIRECTS = 20_000;
/** Of those that a web server asks for at a time. */
const ANSWERED = 2_000;

const present = ({ id, path, target, version, created_at }: RedirectRow): AdminRedirectView => ({
  id,
  path,
  target,
  version,
  created_at: created_at.toISOString(),
});

/** As the audit log names its sides. */
const told = ({ path, target }: Pick<Redirect, 'path' | 'target'>) => ({ old_address: path, new_address: target });

/** Where addresses lead that the shop does not have (docs/product.md §4, 'Redirects'). */
export function createRedirects({ db, clock, changes, config, audit }: RedirectsDeps) {
  /** @throws AppError `validation.failed` */
  function read(given: RedirectGiven): Redirect {
    const { redirect, faults } = readRedirect(given, config.public_url);
    if (redirect) return redirect;
    const errors: FieldErrors = Object.fromEntries(faults.map(({ field, reason }) => [field, [reason]]));
    throw notValid(errors);
  }

  async function note(trx: Trx, actor: Actor, action: string, id: string, change: { before?: object; after: object }) {
    await audit.record(trx, actor, {
      action: `redirects.${action}`,
      record_type: 'redirect',
      record_id: id,
      ...change,
    });
    await changes.notify(trx, ['redirects']);
  }

  /** @throws AppError `redirects.not_found`, `redirects.stale` */
  async function lock(trx: Trx, id: string, version: number): Promise<RedirectRow> {
    await repository.lockAll(trx);
    const row = isId(id) ? await repository.lock(trx, id) : undefined;
    if (!row) throw new AppError('redirects.not_found');
    if (row.version !== version) throw new AppError('redirects.stale');
    return row;
  }

  /** @throws AppError `validation.failed` for a circle */
  async function refuseCircle(trx: Trx, redirect: Redirect, replaced?: string): Promise<void> {
    if (await repository.leadsBack(trx, redirect, { replaced }))
      throw notValid({ target: [messageOf('validation.failed.redirect_circle')] });
  }

  /** @throws AppError `validation.failed` where there is one of that address */
  async function refuseTaken(trx: Trx, { path }: Redirect, id?: string): Promise<void> {
    const [other] = await repository.listByPaths(trx, [path]);
    if (other && other.id !== id) throw notValid({ path: [messageOf('validation.failed.redirect_taken')] });
  }

  /** @throws AppError `redirects.not_possible` beyond 20,000 */
  async function insert(trx: Trx, actor: Actor, redirect: Redirect): Promise<RedirectRow> {
    if ((await repository.countAll(trx)) >= MOST_REDIRECTS)
      throw new AppError('redirects.not_possible', { most: MOST_REDIRECTS });
    await refuseCircle(trx, redirect);
    const now = clock.now();
    const row = { id: newId(), ...redirect, version: 1, created_at: now, last_modified_at: now };
    await repository.insert(trx, row);
    await note(trx, actor, 'create', row.id, { after: told(redirect) });
    return row;
  }

  /** @throws AppError `validation.failed` for a circle */
  async function change(trx: Trx, actor: Actor, row: RedirectRow, redirect: Redirect): Promise<RedirectRow> {
    await refuseCircle(trx, redirect, row.id);
    const fresh = { ...redirect, version: row.version + 1, last_modified_at: clock.now() };
    await repository.update(trx, row.id, fresh);
    await note(trx, actor, 'update', row.id, { before: told(row), after: told(redirect) });
    return { ...row, ...fresh };
  }

  return {
    /** Those behind a path, for web servers. */
    async listAll(after: string): Promise<{ value: RedirectsView; tags: string[] }> {
      const items = await repository.listAfter(db, after, ANSWERED);
      const next = items.length === ANSWERED ? (items.at(-1)?.path ?? null) : null;
      return { value: { items, next }, tags: ['redirects'] };
    },

    /** Where one address leads, for pages that have turned out to be none; in any language. */
    async findTarget(pathname: string): Promise<{ value: RedirectTargetView; tags: string[] }> {
      const path = keyOf(pathname);
      const [found] = path === undefined ? [] : await repository.listByPaths(db, [path]);
      return { value: { target: found?.target ?? null }, tags: ['redirects'] };
    },

    async list(asked: AdminRedirectsSearch): Promise<AdminRedirectListView> {
      const { window, filters } = windowOf(asked, 'path');
      const search = filters.search.trim().toLowerCase();
      const [found, total] = await Promise.all([repository.list(db, search, window), repository.count(db, search)]);
      const { rows, fields } = pageOf(asked, window.sort, { rows: found, total, is_exact: true });
      return { items: rows.map(present), ...fields };
    },

    /** @throws AppError `validation.failed`, `redirects.not_possible` beyond 20,000 */
    create: (actor: Actor, given: RedirectGiven): Promise<AdminRedirectView> =>
      withTransaction(db, async (trx) => {
        const redirect = read(given);
        await repository.lockAll(trx);
        await refuseTaken(trx, redirect);
        return present(await insert(trx, actor, redirect));
      }),

    /** @throws AppError `validation.failed`, `redirects.not_found`, `redirects.stale` */
    update: (id: string, actor: Actor, { version, ...given }: RedirectChange): Promise<AdminRedirectView> =>
      withTransaction(db, async (trx) => {
        const redirect = read(given);
        const row = await lock(trx, id, version);
        await refuseTaken(trx, redirect, id);
        return present(await change(trx, actor, row, redirect));
      }),

    /** @throws AppError `redirects.not_found`, `redirects.stale` */
    remove: (id: string, actor: Actor, version: number): Promise<void> =>
      withTransaction(db, async (trx) => {
        const row = await lock(trx, id, version);
        await repository.remove(trx, id);
        await note(trx, actor, 'delete', id, { before: told(row), after: {} });
      }),

    /** Makes it, or leads its address elsewhere, as part of `trx`. @throws AppError as `create` */
    async put(trx: Trx, actor: Actor, redirect: Redirect): Promise<void> {
      await repository.lockAll(trx);
      const [row] = await repository.listByPaths(trx, [redirect.path]);
      if (!row) await insert(trx, actor, redirect);
      else if (row.target !== redirect.target) await change(trx, actor, row, redirect);
    },
  };
}
