import type { Static } from 'typebox';
import { AppError } from '../../../errors/errors';
import type { Actor } from '../../../framework/routes/http';
import type { Infra } from '../../../infra';
import { newId } from '../../../infra/basics/ids';
import type { Db, Trx } from '../../../infra/database/db';
import { withTransaction } from '../../../infra/database/transaction';
import type { AuditService } from '../../audit/audit.service';
import { presentDoer } from '../registry/present-remote';
import { createAdmission, refuseUnexpected, type Standing } from './admission';
import { promotionsRepository } from '../registry/promotions.repository';
import { remotesRepository } from '../registry/remotes.repository';
import type { RemoteHistory } from '../registry/remotes.schemas';

export type ReleasesService = ReturnType<typeof createReleasesService>;
export interface ReleasesDeps extends Pick<Infra, 'db' | 'clock' | 'changes' | 'files'> {
  audit: Pick<AuditService, 'record'>;
}

/** How what is live is to change. */
export interface Change {
  /** what whoever asks believes to be live, null for nothing; undefined: whatever it is */
  expected?: string | null;
  reason?: string;
  /** looked at while nobody else changes anything; false: nothing happens */
  only?: () => Promise<boolean>;
  /** part of the same transaction */
  also?: (trx: Trx) => Promise<void>;
}

type Kind = 'promote' | 'rollback' | 'retire';
const ACTIONS = { promote: 'remotes.set_live', rollback: 'remotes.roll_back', retire: 'remotes.retire' } as const;

/** What is to be live, and where going back from there leads. */
interface Next {
  kind: Kind;
  version: string | null;
  previous_id: string | null;
}

/** Which version of each remote is live, and how one comes back to what was (docs/api.md, 'Remotes'). */
export function createReleasesService({ db, clock, changes, files, audit }: ReleasesDeps) {
  const { getRemote, checkVersion, admit } = createAdmission({ db, files });

  /** The entry of the history that says what is live, or of a retired remote what was live last. */
  async function findStanding(on: Db | Trx, { promotion_id }: Standing) {
    const latest = promotion_id === null ? undefined : await promotionsRepository.find(on, promotion_id);
    if (latest?.kind !== 'retire') return latest;
    return latest.previous_id === null ? undefined : promotionsRepository.find(on, latest.previous_id);
  }

  async function findPrevious(on: Db | Trx, { promotion_id }: Standing) {
    const latest = promotion_id === null ? undefined : await promotionsRepository.find(on, promotion_id);
    if (!latest || latest.previous_id === null) return undefined;
    return promotionsRepository.find(on, latest.previous_id);
  }

  /** Writes the change down: registry, history, audit log and change feed. */
  async function change(trx: Trx, actor: Actor, remote: Standing, next: Next, reason = ''): Promise<void> {
    const { name, live_version } = remote;
    const { kind, version } = next;
    const [id, now] = [newId(), clock.now()];
    await promotionsRepository.insert(trx, {
      ...next,
      id,
      name,
      reason,
      from_version: live_version,
      user_id: actor.user_id,
      token_id: actor.token?.id ?? null,
      created_at: now,
    });
    await remotesRepository.setLive(trx, name, version, id, now);
    await audit.record(trx, actor, {
      action: ACTIONS[kind],
      record_type: 'remote',
      record_id: name,
      before: { version: live_version },
      after: { version, ...(reason && { reason }) },
    });
    await changes.notify(trx, ['remotes']);
  }

  return {
    /**
     * Makes a version the one that is composed, a new one or an old one. One that is live already stays so, without a word.
     * @throws AppError `remotes.version_not_found`, `remotes.version_collected`, `remotes.not_valid`,
     *   `remotes.contract_not_met`, `remotes.route_taken`, `remotes.live_changed`
     */
    async setLive(name: string, version: string, actor: Actor, asked: Change = {}): Promise<void> {
      // A version never changes: what it is itself is looked at before anybody has to wait for the lock.
      const checked = await checkVersion(name, version);
      await withTransaction(db, async (trx) => {
        await remotesRepository.lock(trx);
        const remote = await getRemote(trx, name);
        refuseUnexpected(remote, asked.expected);
        if (remote.live_version === version || (await asked.only?.()) === false) return;
        await admit(trx, name, checked);
        const standing = await findStanding(trx, remote);
        // brought back after it was retired, it leads where it led before
        const previous_id = standing?.version === version ? standing.previous_id : (standing?.id ?? null);
        await change(trx, actor, remote, { kind: 'promote', version, previous_id }, asked.reason);
      });
    },

    /**
     * Makes live what was live before. Done again, it goes one further back.
     * @returns the version that is live now
     * @throws AppError `remotes.not_found`, `remotes.no_previous`, `remotes.live_changed` also where something went live
     *   while it looked, and what `setLive` throws
     */
    async rollBack(name: string, actor: Actor, asked: Change = {}): Promise<string> {
      const seen = await getRemote(db, name);
      refuseUnexpected(seen, asked.expected);
      const previous = await findPrevious(db, seen);
      const version = previous?.version;
      if (!previous || !version) throw new AppError('remotes.no_previous', { name });
      const checked = await checkVersion(name, version);
      await withTransaction(db, async (trx) => {
        await remotesRepository.lock(trx);
        const remote = await getRemote(trx, name);
        if (remote.promotion_id !== seen.promotion_id) {
          const { live_version } = remote;
          throw new AppError('remotes.live_changed', { name, live_version }, { extensions: { live_version } });
        }
        await admit(trx, name, checked);
        const { previous_id } = previous;
        await change(trx, actor, remote, { kind: 'rollback', version, previous_id }, asked.reason);
        await asked.also?.(trx);
      });
      return version;
    },

    /**
     * Takes a remote out of the shop: its routes are free for others, and its pages are not found.
     * @throws AppError `remotes.not_found`, `remotes.not_live`, `remotes.live_changed`
     */
    async retire(name: string, actor: Actor, asked: Change = {}): Promise<void> {
      await withTransaction(db, async (trx) => {
        await remotesRepository.lock(trx);
        const remote = await getRemote(trx, name);
        if (remote.live_version === null) throw new AppError('remotes.not_live', { name });
        refuseUnexpected(remote, asked.expected);
        const next = { kind: 'retire' as const, version: null, previous_id: remote.promotion_id };
        await change(trx, actor, remote, next, asked.reason);
      });
    },

    /** @throws AppError `remotes.not_found` */
    getLiveVersion: async (name: string): Promise<string | null> => (await getRemote(db, name)).live_version,

    /**
     * What was live when, the latest first.
     * @throws AppError `remotes.not_found`
     */
    async listHistory(name: string): Promise<Static<typeof RemoteHistory>> {
      await getRemote(db, name);
      const rows = await promotionsRepository.list(db, name);
      return {
        items: rows.map(({ id, kind, version, from_version, reason, created_at, ...who }) => {
          return { id, kind, version, from_version, reason, created_at: created_at.toISOString(), ...presentDoer(who) };
        }),
      };
    },
  };
}
