import type { Insertable, Selectable, Updateable } from 'kysely';
import { countRows } from '../../../infra/database/count-rows';
import type { Db, Trx } from '../../../infra/database/db';
import type { SavedAnswersTable } from '../../../infra/database/tables/shell';

export type SavedAnswerRow = Selectable<SavedAnswersTable>;

/** Answers that staff write often. */
export const savedAnswersRepository = {
  list: (db: Db): Promise<SavedAnswerRow[]> =>
    db
      .selectFrom('saved_answers')
      .selectAll()
      .orderBy('language')
      .orderBy((eb) => eb.fn('lower', ['name']))
      .execute(),

  count: (trx: Trx): Promise<number> => countRows(trx.selectFrom('saved_answers')),

  lock: (trx: Trx, id: string): Promise<SavedAnswerRow | undefined> =>
    trx.selectFrom('saved_answers').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

  /** Whether another one of its language is called so. */
  async isTaken(trx: Trx, { id, name, language }: Pick<SavedAnswerRow, 'id' | 'name' | 'language'>): Promise<boolean> {
    const other = await trx
      .selectFrom('saved_answers')
      .select('id')
      .where('language', '=', language)
      .where((eb) => eb(eb.fn('lower', ['name']), '=', eb.fn('lower', [eb.val(name)])))
      .where('id', '!=', id)
      .executeTakeFirst();
    return other !== undefined;
  },

  async insert(trx: Trx, row: Insertable<SavedAnswersTable>): Promise<void> {
    await trx.insertInto('saved_answers').values(row).execute();
  },

  async update(trx: Trx, id: string, changes: Updateable<SavedAnswersTable>): Promise<void> {
    await trx.updateTable('saved_answers').set(changes).where('id', '=', id).execute();
  },

  async remove(trx: Trx, id: string): Promise<void> {
    await trx.deleteFrom('saved_answers').where('id', '=', id).execute();
  },
};
