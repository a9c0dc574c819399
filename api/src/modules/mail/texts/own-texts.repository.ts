import type { Language } from '../../../core/languages';
import type { Db, Trx } from '../../../infra/database/db';
import { findVersionedSettings, replaceSettings } from '../../../infra/database/settings-row';

const PREFIX = 'mail_texts:';

/** A row of JSON in the shop's settings for each mail of which staff have written something. */
export const ownTextsRepository = {
  async listAll(db: Db | Trx): Promise<{ name: string; value: unknown }[]> {
    const rows = await db.selectFrom('settings').select(['key', 'value']).where('key', '^@', PREFIX).execute();
    return rows.map(({ key, value }) => ({ name: key.slice(PREFIX.length), value }));
  },

  find: (db: Db | Trx, name: string) => findVersionedSettings(db, PREFIX + name),

  /** @returns false where they are of another version meanwhile */
  replace: (trx: Trx, { name, ...row }: { name: string; value: unknown; version: number; now: Date }) =>
    replaceSettings(trx, { key: PREFIX + name, ...row }),

  /** Where somebody of the staff is written to. */
  findReader: (db: Db | Trx, user_id: string): Promise<{ email: string; language: Language }> =>
    db.selectFrom('users').select(['email', 'language']).where('id', '=', user_id).executeTakeFirstOrThrow(),
};
