import type { RemoteDescriptor } from '@tessera/shared/composition';
import type { Static } from 'typebox';
import { AppError } from '../../../errors/errors';
import type { Actor } from '../../../framework/routes/http';
import type { Infra } from '../../../infra';
import { pick } from '../../../infra/basics/pick';
import type { Trx } from '../../../infra/database/db';
import type { CanarySchedule } from '../../../infra/database/tables/database';
import { withTransaction } from '../../../infra/database/transaction';
import type { AuditService } from '../../audit/audit.service';
import { createAdmission, refuseUnexpected, type Standing } from './admission';
import { remotesRepository } from '../registry/remotes.repository';
import type { RemoteCanary } from '../registry/remotes.schemas';

export type CanaryService = ReturnType<typeof createCanaryService>;
export interface CanaryDeps extends Pick<Infra, 'db' | 'clock' | 'changes' | 'files'> {
  audit: Pick<AuditService, 'record'>;
}

/** What some of the visits are to get. */
export interface CanaryAsked {
  version: string;
  /** of all visits, 1 to 50 */
  percent: number;
  /** what whoever asks believes to be live; undefined: whatever it is */
  expected?: string | null;
  reason?: string;
  /** what it becomes by itself; steps that are no more than the share before them are left out */
  schedule?: { steps: number[]; minutes: number };
  /** what must stand, or nothing happens; undefined: whatever does */
  from?: CanaryStanding;
}

/** A canary as it stands: the share is of all visits, 1 to 50. */
export interface CanaryStanding {
  version: string;
  percent: number;
}

/** @throws AppError `remotes.not_live`, `remotes.live_already` */
function refuseWithoutLive({ name, live_version }: Standing, version: string): void {
  if (live_version === null) throw new AppError('remotes.not_live', { name });
  if (live_version === version) throw new AppError('remotes.live_already', { name, version });
}

/**
 * Whether a server ever renders anything of a version: pages for everybody, or slots. Of one that it does not, nothing
 * says that it does well.
 */
const isRendered = ({ server, routes, slots = [] }: RemoteDescriptor): boolean =>
  server !== null && (slots.length > 0 || routes.some(({ render }) => render === 'public'));

const MINUTE = 60_000;

const isSame = (one: CanaryStanding | undefined, other: CanaryStanding): boolean =>
  one?.version === other.version && one.percent === other.percent;

/** A version that some of the visits get in the place of the live one (docs/api.md, 'Remotes'). */
export function createCanaryService({ db, clock, changes, files, audit }: CanaryDeps) {
  const { getRemote, checkVersion, admit } = createAdmission({ db, files });

  /** @throws AppError `remotes.canary_elsewhere` */
  async function standingCanary(trx: Trx, name: string) {
    const canary = await remotesRepository.findCanary(trx);
    if (!canary) return undefined;
    const { remote, percent, schedule } = canary;
    if (remote.name !== name) throw new AppError('remotes.canary_elsewhere', pick(remote, ['name', 'version']));
    return { version: remote.version, percent, schedule };
  }

  /** @returns undefined: nothing is left of it */
  function scheduleOf({ percent, schedule }: Pick<CanaryAsked, 'percent' | 'schedule'>): CanarySchedule | undefined {
    if (!schedule) return undefined;
    const { minutes } = schedule;
    const steps = [...new Set(schedule.steps)].filter((step) => step > percent).sort((a, b) => a - b);
    const next_at = new Date(clock.now().getTime() + minutes * MINUTE).toISOString();
    return steps.length > 0 ? { steps, minutes, next_at } : undefined;
  }

  return {
    /** What the shop is composed of for those visits; null: there is no canary. */
    async find(): Promise<Static<typeof RemoteCanary> | null> {
      const [canary, live] = await Promise.all([remotesRepository.findCanary(db), remotesRepository.listLive(db)]);
      if (!canary) return null;
      const { remote, percent } = canary;
      const { name, version } = remote;
      return { name, version, percent, remotes: live.map((other) => (other.name === name ? remote : other)) };
    },

    /**
     * Gives a version to some of the visits, or to more or fewer of them.
     * @throws AppError `remotes.version_not_found`, `remotes.version_collected`, `remotes.not_valid`,
     *   `remotes.contract_not_met`, `remotes.route_taken`, `remotes.live_changed`, `remotes.not_live`,
     *   `remotes.live_already`, `remotes.canary_elsewhere`, `remotes.not_rendered`
     */
    async start(name: string, asked: CanaryAsked, actor: Actor): Promise<void> {
      const { version, percent, expected, reason = '', from } = asked;
      const checked = await checkVersion(name, version);
      if (asked.schedule && !isRendered(checked.descriptor))
        throw new AppError('remotes.not_rendered', { name, version });
      await withTransaction(db, async (trx) => {
        await remotesRepository.lock(trx);
        const remote = await getRemote(trx, name);
        refuseUnexpected(remote, expected);
        refuseWithoutLive(remote, version);
        const before = await standingCanary(trx, name);
        if (from && !isSame(before, from)) return;
        const schedule = scheduleOf(asked);
        if (isSame(before, { version, percent }) && !before?.schedule && !schedule) return;
        await admit(trx, name, checked);
        await remotesRepository.setCanary(trx, name, { version, percent, schedule }, clock.now());
        await audit.record(trx, actor, {
          action: 'remotes.start_canary',
          record_type: 'remote',
          record_id: name,
          before: pick(before ?? { version: null, percent: null }, ['version', 'percent']),
          after: { version, percent, ...(reason && { reason }) },
        });
        await changes.notify(trx, ['remotes']);
      });
    },

    /** Whether it is what stands now. */
    async stands(name: string, canary: CanaryStanding): Promise<boolean> {
      const found = await remotesRepository.findCanary(db);
      return found?.remote.name === name && isSame({ version: found.remote.version, percent: found.percent }, canary);
    },

    /** Puts the next step of its schedule off by the schedule's time, where it stands. */
    async hold(name: string, standing: CanaryStanding): Promise<void> {
      await withTransaction(db, async (trx) => {
        await remotesRepository.lock(trx);
        const found = await remotesRepository.findCanary(trx);
        if (found?.remote.name !== name || !found.schedule) return;
        const { percent, schedule, remote } = found;
        if (!isSame({ version: remote.version, percent }, standing)) return;
        const put = { version: remote.version, percent, schedule: scheduleOf({ percent, schedule }) };
        await remotesRepository.setCanary(trx, name, put, clock.now());
      });
    },

    /**
     * Gives all visits the live version again. Without a canary nothing happens.
     * @param also part of the same transaction, where there was one
     * @throws AppError `remotes.not_found`
     */
    async end(
      name: string,
      reason: string | undefined,
      actor: Actor,
      also?: (trx: Trx) => Promise<void>,
    ): Promise<void> {
      await withTransaction(db, async (trx) => {
        await remotesRepository.lock(trx);
        await getRemote(trx, name);
        const canary = await remotesRepository.findCanary(trx);
        if (canary?.remote.name !== name) return;
        await remotesRepository.setCanary(trx, name, null, clock.now());
        await audit.record(trx, actor, {
          action: 'remotes.end_canary',
          record_type: 'remote',
          record_id: name,
          before: { version: canary.remote.version, percent: canary.percent },
          after: { version: null, percent: null, ...(reason && { reason }) },
        });
        await also?.(trx);
        await changes.notify(trx, ['remotes']);
      });
    },
  };
}
