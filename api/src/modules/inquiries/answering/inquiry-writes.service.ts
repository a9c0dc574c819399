import { AppError, notValid } from '../../../errors/errors';
import type { Actor } from '../../../framework/routes/http';
import type { Infra } from '../../../infra';
import { isId, newId } from '../../../infra/basics/ids';
import type { Trx } from '../../../infra/database/db';
import { withTransaction } from '../../../infra/database/transaction';
import { messageOf } from '../../../messages/message';
import type { AuditService } from '../../audit/audit.service';
import type { MailService } from '../../mail/mail.service';
import type { StaffService } from '../../staff/staff.service';
import type { StoreService } from '../../store/store.service';
import type { UsersService } from '../../users/users.service';
import type { AdminInquiryView, Answer, InquiryEdit } from './admin-inquiries.schemas';
import { inquiryRecordsRepository as repository } from './inquiry-records.repository';
import type { InquiryRow } from './inquiry-records.repository';
import type { InquiryReader, InquiryRecordsService } from './inquiry-records.service';

export interface InquiryWritesDeps extends Pick<Infra, 'db' | 'clock'> {
  audit: Pick<AuditService, 'record'>;
  mail: Pick<MailService, 'send'>;
  staff: Pick<StaffService, 'rightsOf'>;
  store: Pick<StoreService, 'getSettings'>;
  users: Pick<UsersService, 'findById'>;
  inquiryRecords: Pick<InquiryRecordsService, 'get'>;
}

/** A write of staff: of which inquiry, by whom, and what they may see of what comes of it. */
export interface InquiryWrite {
  id: string;
  actor: Actor;
  reader: InquiryReader;
}

export type InquiryWritesService = ReturnType<typeof createInquiryWrites>;

type Change = Partial<Pick<InquiryRow, 'state' | 'assigned_to'>>;

/** Answers and notes of one inquiry: nobody reads more. */
const MOST_ENTRIES = 500;

/**
 * Inquiries as staff answer them (docs/product.md §4, 'Inquiries'). The audit log hears what was done and nothing of what
 * was said: what is said goes with the inquiry.
 */
export function createInquiryWrites(deps: InquiryWritesDeps) {
  const { db, clock, audit, mail, staff, store, users, inquiryRecords } = deps;

  const note = (trx: Trx, actor: Actor, action: string, row: InquiryRow, change: { before?: object; after: object }) =>
    audit.record(trx, actor, { action: `inquiries.${action}`, record_type: 'inquiry', record_id: row.id, ...change });

  async function lock(trx: Trx, id: string): Promise<InquiryRow> {
    const row = isId(id) ? await repository.lock(trx, id) : undefined;
    if (!row) throw new AppError('inquiries.not_found');
    return row;
  }

  async function say(trx: Trx, row: InquiryRow, kind: 'answer' | 'note', actor: Actor, text: string): Promise<void> {
    if ((await repository.countEntries(trx, row.id)) >= MOST_ENTRIES)
      throw new AppError('inquiries.not_possible.most', { most: MOST_ENTRIES });
    const created_at = clock.now();
    await repository.insertEntry(trx, {
      id: newId(),
      inquiry_id: row.id,
      kind,
      author_id: actor.user_id,
      text,
      created_at,
    });
  }

  /** @throws AppError `inquiries.not_found`, `inquiries.stale` with the inquiry as it is */
  async function change(
    { id, actor, reader }: InquiryWrite,
    { action, version }: { action: string; version: number },
    deed: (trx: Trx, row: InquiryRow) => Promise<Change>,
  ): Promise<AdminInquiryView> {
    const isDone = await withTransaction(db, async (trx) => {
      const row = await lock(trx, id);
      if (row.version !== version) return false;
      const changes = await deed(trx, row);
      // its own keys
      const names = (Object.keys(changes) as (keyof Change)[]).filter((name) => changes[name] !== row[name]);
      const valuesIn = (source: Change) => Object.fromEntries(names.map((name) => [name, source[name]]));
      await repository.update(trx, id, { ...changes, version: version + 1, last_modified_at: clock.now() });
      await note(trx, actor, action, row, { before: valuesIn(row), after: valuesIn(changes) });
      return true;
    });
    const current = await inquiryRecords.get(id, reader);
    if (!isDone) throw new AppError('inquiries.stale', {}, { extensions: { current } });
    return current;
  }

  async function sendAnswer(trx: Trx, row: InquiryRow, text: string): Promise<void> {
    const { contact } = await store.getSettings(trx);
    const { user_id, email, name, reference, subject, message, language } = row;
    const user = user_id === null ? undefined : await users.findById(user_id, trx);
    // Else the mail would carry anybody's message to somebody else.
    const is_theirs = user !== undefined && user.email_verified && user.email === email;
    const words = is_theirs ? { subject, message } : null;
    const reply_to: Record<string, string> = contact.email === '' ? {} : { 'Reply-To': contact.email };
    await mail.send(trx, {
      to: email,
      template: 'inquiry-answer',
      data: { first_name: user?.first_name ?? name, reference, text, words },
      language,
      // somebody has written it
      headers: { 'Auto-Submitted': 'no', ...reply_to },
    });
  }

  return {
    /**
     * The answer goes out by mail, in the language that the inquiry was written in, when this commits. Whoever answers
     * takes an inquiry that nobody has.
     * @throws AppError `inquiries.not_found`, `inquiries.stale`, `inquiries.not_possible` for spam
     */
    answer: (write: InquiryWrite, { text: typed, state, version }: Answer): Promise<AdminInquiryView> =>
      change(write, { action: 'answer', version }, async (trx, row) => {
        if (row.state === 'spam') throw new AppError('inquiries.not_possible.spam');
        const text = typed.trim();
        await say(trx, row, 'answer', write.actor, text);
        await sendAnswer(trx, row, text);
        return { state, assigned_to: row.assigned_to ?? write.actor.user_id };
      }),

    /** Something that only staff read; whoever is at work on the inquiry is not held up by it. */
    async note({ id, actor, reader }: InquiryWrite, text: string): Promise<AdminInquiryView> {
      await withTransaction(db, async (trx) => {
        const row = await lock(trx, id);
        await say(trx, row, 'note', actor, text.trim());
        await repository.update(trx, id, { last_modified_at: clock.now() });
        await note(trx, actor, 'note', row, { after: {} });
      });
      return inquiryRecords.get(id, reader);
    },

    /**
     * How it stands, and whose it is.
     * @throws AppError `inquiries.not_found`, `inquiries.stale`, `validation.failed` for whoever may not answer
     */
    async update(write: InquiryWrite, version: number, edit: InquiryEdit): Promise<AdminInquiryView> {
      const { assigned_to = null } = edit;
      if (assigned_to !== null && !(await staff.rightsOf(assigned_to)).has('support.write'))
        throw notValid({ assigned_to: [messageOf('validation.failed.assignee')] });
      return change(write, { action: 'update', version }, () => Promise.resolve(edit));
    },
  };
}
