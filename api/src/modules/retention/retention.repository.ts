import type { Db, Trx } from '../../infra/database/db';
import { findVersionedSettings, replaceSettings } from '../../infra/database/settings-row';

const KEY = 'retention';

/** One row of JSON in the shop's settings: units by the name of a kind. */
export const retentionRepository = {
  async find(db: Db | Trx): Promise<{ chosen: Readonly<Record<string, unknown>>; version: number }> {
    const { value, version } = await findVersionedSettings(db, KEY);
    return { chosen: Object(value ?? {}) as Record<string, unknown>, version };
  },

  /** @returns false where they are of another version meanwhile */
  replace: (trx: Trx, row: { value: unknown; version: number; now: Date }): Promise<boolean> =>
    replaceSettings(trx, { key: KEY, ...row }),
};
