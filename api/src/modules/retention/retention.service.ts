import { AppError, notValid } from '../../errors/errors';
import type { Actor } from '../../framework/routes/http';
import { MOST_COUNTED } from '../../framework/door/retention';
import type { FixedRetention, Retention } from '../../framework/door/retention';
import type { Infra } from '../../infra';
import { reasonOf } from '../../infra/basics/reason-of';
import type { Db, Trx } from '../../infra/database/db';
import { withTransaction } from '../../infra/database/transaction';
import { messageOf } from '../../messages/message';
import type { LocalizedMessage } from '../../messages/message';
import type { AuditService } from '../audit/audit.service';
import { retentionRepository } from './retention.repository';
import type { RetentionEdit, RetentionPreviewView, RetentionView } from './retention.schemas';

export interface RetentionDeps extends Pick<Infra, 'db' | 'clock' | 'logger'> {
  audit: Pick<AuditService, 'record'>;
  retained: readonly Retention[];
  fixed: readonly FixedRetention[];
}

export type RetentionService = ReturnType<typeof createRetentionService>;

/** Records of one statement, and statements of one hour and kind: the rest goes with the next hour. */
const AT_ONCE = 1_000;
const MOST_BATCHES = 100;

/** How long the shop keeps what (docs/product.md §10). */
export function createRetentionService({ db, clock, logger, audit, retained, fixed }: RetentionDeps) {
  /** What is chosen, within the bounds of this version of the shop. */
  function keptOf({ name, usual, least, most }: Retention, chosen: Readonly<Record<string, unknown>>): number {
    const kept = chosen[name];
    return Number.isInteger(kept) ? Math.min(most, Math.max(least, Number(kept))) : usual;
  }

  async function view(handle: Db | Trx = db): Promise<RetentionView> {
    const { chosen, version } = await retentionRepository.find(handle);
    const kinds = retained.map((kind) => {
      const { name, unit, usual, least, most } = kind;
      return { name, unit, kept: keptOf(kind, chosen), usual, least, most };
    });
    return { kinds, fixed: [...fixed], version };
  }

  /** @throws AppError `validation.failed` by name */
  function refuseFaults(kept: RetentionEdit['kept']): void {
    const faults = Object.entries(kept).flatMap(([name, value]): [string, LocalizedMessage[]][] => {
      const kind = retained.find((one) => one.name === name);
      if (kind && value >= kind.least && value <= kind.most) return [];
      const { unit, least, most } = kind ?? { unit: 'days', least: 0, most: 0 };
      return [[`kept.${name}`, [messageOf(`validation.failed.kept_${unit}`, { least, most })]]];
    });
    if (faults.length > 0) throw notValid(Object.fromEntries(faults));
  }

  async function removeOld(kind: Retention, kept: number): Promise<void> {
    for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
      if ((await kind.remove(kept, AT_ONCE)) === 0) return;
    }
  }

  return {
    get: () => view(),

    /** How much the next hour would remove that stays otherwise. @throws AppError `validation.failed` by name */
    async preview(kept: RetentionEdit['kept']): Promise<RetentionPreviewView> {
      refuseFaults(kept);
      const { chosen } = await retentionRepository.find(db);
      const goes: RetentionPreviewView['goes'] = [];
      for (const kind of retained) {
        const units = kept[kind.name];
        if (units === undefined || units >= keptOf(kind, chosen)) continue;
        const records = await kind.count(units);
        goes.push({
          name: kind.name,
          records: Math.min(records, MOST_COUNTED),
          is_exact: records <= MOST_COUNTED,
        });
      }
      return { goes };
    },

    /**
     * Changes how long some of it is kept; what is older then goes within the hour.
     * @throws AppError `validation.failed` by name; `conflict` with `present` where it was changed since it was read
     */
    async update(actor: Actor, { kept, version }: RetentionEdit): Promise<RetentionView> {
      refuseFaults(kept);
      const refuse = async (trx: Trx) => new AppError('conflict', {}, { extensions: { present: await view(trx) } });
      await withTransaction(db, async (trx) => {
        const { chosen, version: found } = await retentionRepository.find(trx);
        if (found !== version) throw await refuse(trx);
        const changed = retained.filter((kind) => (kept[kind.name] ?? keptOf(kind, chosen)) !== keptOf(kind, chosen));
        if (changed.length === 0) return;
        const row = { value: { ...chosen, ...kept }, version, now: clock.now() };
        // somebody may be faster by a moment
        if (!(await retentionRepository.replace(trx, row))) throw await refuse(trx);
        const entry = { action: 'retention.update', record_type: 'retention', record_id: 'retention' };
        await audit.record(trx, actor, {
          ...entry,
          before: Object.fromEntries(changed.map((kind) => [`kept_${kind.name}`, keptOf(kind, chosen)])),
          after: Object.fromEntries(changed.map(({ name }) => [`kept_${name}`, kept[name]])),
        });
      });
      return view();
    },

    /** Removes what is older than it is kept, kind by kind; one that fails keeps none of the others. */
    async run(): Promise<void> {
      const { chosen } = await retentionRepository.find(db);
      const failed: string[] = [];
      for (const kind of retained) {
        try {
          await removeOld(kind, keptOf(kind, chosen));
        } catch (error) {
          failed.push(kind.name);
          logger.error({ reason: reasonOf(error), kind: kind.name }, 'what is too old could not be removed');
        }
      }
      if (failed.length > 0) throw new Error(`What is too old could not be removed: ${failed.join(', ')}`);
    },
  };
}
