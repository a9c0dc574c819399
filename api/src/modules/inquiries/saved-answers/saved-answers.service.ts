import { AppError, notValid } from '../../../errors/errors';
import type { Actor } from '../../../framework/routes/http';
import type { Infra } from '../../../infra';
import { isId, newId } from '../../../infra/basics/ids';
import type { Trx } from '../../../infra/database/db';
import { withTransaction } from '../../../infra/database/transaction';
import { messageOf } from '../../../messages/message';
import type { AuditService } from '../../audit/audit.service';
import { savedAnswersRepository as repository } from './saved-answers.repository';
import type { SavedAnswerRow } from './saved-answers.repository';
import type { SavedAnswerChange, SavedAnswerListView, SavedAnswerWords } from './saved-answers.schemas';

export interface SavedAnswersDeps extends Pick<Infra, 'db' | 'clock'> {
  audit: Pick<AuditService, 'record'>;
}

export type SavedAnswersService = ReturnType<typeof createSavedAnswers>;

/** More than anybody finds one among. */
const MOST = 200;

/** Answers that staff write often; each write answers all that there are then. */
export function createSavedAnswers({ db, clock, audit }: SavedAnswersDeps) {
  async function list(): Promise<SavedAnswerListView> {
    const rows = await repository.list(db);
    return { items: rows.map(({ id, name, language, text, version }) => ({ id, name, language, text, version })) };
  }

  const note = (trx: Trx, actor: Actor, action: string, id: string, change: { before?: object; after?: object }) =>
    audit.record(trx, actor, {
      action: `saved_answers.${action}`,
      record_type: 'saved_answer',
      record_id: id,
      ...change,
    });

  async function refuseTaken(trx: Trx, row: Pick<SavedAnswerRow, 'id' | 'name' | 'language'>): Promise<void> {
    if (await repository.isTaken(trx, row)) throw notValid({ name: [messageOf('validation.failed.saved_answer')] });
  }

  /** @throws AppError `saved_answers.not_found`, `saved_answers.stale` */
  async function lock(trx: Trx, id: string, version: number): Promise<SavedAnswerRow> {
    const row = isId(id) ? await repository.lock(trx, id) : undefined;
    if (!row) throw new AppError('saved_answers.not_found');
    if (row.version !== version) throw new AppError('saved_answers.stale');
    return row;
  }

  return {
    list,

    /** @throws AppError `validation.failed` for a name that is taken, `saved_answers.not_possible` */
    async create(actor: Actor, words: SavedAnswerWords): Promise<SavedAnswerListView> {
      await withTransaction(db, async (trx) => {
        if ((await repository.count(trx)) >= MOST) throw new AppError('saved_answers.not_possible', { most: MOST });
        const said = { ...words, name: words.name.trim(), text: words.text.trim() };
        const row = { id: newId(), ...said };
        await refuseTaken(trx, row);
        await repository.insert(trx, { ...row, created_at: clock.now(), last_modified_at: clock.now() });
        await note(trx, actor, 'create', row.id, { after: said });
      });
      return list();
    },

    /** @throws AppError `validation.failed`, `saved_answers.not_found`, `saved_answers.stale` */
    async update(id: string, actor: Actor, { version, ...words }: SavedAnswerChange): Promise<SavedAnswerListView> {
      await withTransaction(db, async (trx) => {
        const { language, name, text } = await lock(trx, id, version);
        const said = { name: words.name.trim(), text: words.text.trim() };
        await refuseTaken(trx, { id, language, name: said.name });
        await repository.update(trx, id, { ...said, version: version + 1, last_modified_at: clock.now() });
        await note(trx, actor, 'update', id, { before: { name, text }, after: said });
      });
      return list();
    },

    /** @throws AppError `saved_answers.not_found`, `saved_answers.stale` */
    async remove(id: string, actor: Actor, version: number): Promise<SavedAnswerListView> {
      await withTransaction(db, async (trx) => {
        const { language, name, text } = await lock(trx, id, version);
        await repository.remove(trx, id);
        await note(trx, actor, 'delete', id, { before: { name, text, language }, after: {} });
      });
      return list();
    },
  };
}
