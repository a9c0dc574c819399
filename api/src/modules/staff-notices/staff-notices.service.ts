import type { Static } from 'typebox';
import type { Infra } from '../../infra';
import type { Trx } from '../../infra/database/db';
import { idFrom, newId } from '../../infra/basics/ids';
import { withTransaction } from '../../infra/database/transaction';
import type { StaffService } from '../staff/staff.service';
import type { StaffFeedService } from '../staff-feed/staff-feed.service';
import { isNoticeKind, NOTICE_KINDS } from './notice-kinds';
import type { Notice } from './notice-kinds';
import { staffNoticesRepository } from './staff-notices.repository';
import type { NoticeReader, SeenNoticeRow } from './staff-notices.repository';
import type { StaffNotice, StaffNoticeList } from './staff-notices.schemas';

export type { Notice } from './notice-kinds';

export interface StaffNoticesDeps extends Pick<Infra, 'db' | 'clock'> {
  staff: Pick<StaffService, 'rightsOf'>;
  staffFeed: Pick<StaffFeedService, 'tell'>;
}

export type StaffNoticesService = ReturnType<typeof createStaffNoticesService>;

/** Of one kind, so that a rush of orders does not drive out what failed. */
const MOST_OF_KIND = 2_000;
/** A badge says no more than '99+'. */
const MOST_COUNTED = 100;
/** Longer than a transaction lasts: what is told in one that still runs stays unread. */
const SETTLED_MS = 60_000;
/** Of what was told while a screen did not hear: its list has the rest. */
const MOST_MISSED = 100;

/** What staff is told: who sees it goes by a right, and each of them reads it for themselves. */
export function createStaffNoticesService({ db, clock, staff, staffFeed }: StaffNoticesDeps) {
  const readerOf = async (user_id: string): Promise<NoticeReader> => ({
    user_id,
    rights: [...(await staff.rightsOf(user_id))],
  });

  return {
    /** Tells staff as part of `trx`: it is in their list, and on their open screens, when that commits. */
    async notify(trx: Trx, ...notices: Notice[]): Promise<void> {
      if (notices.length === 0) return;
      const rows = notices.map((notice) => rowOf(notice, clock.now()));
      const told = await staffNoticesRepository.insert(trx, rows);
      const known = rows.flatMap(({ id }, at) => {
        const user_id = notices[at]?.doer;
        return user_id !== undefined && told.has(id) ? [{ user_id, notice_id: id }] : [];
      });
      if (known.length > 0) await staffNoticesRepository.insertReads(trx, known);
      await staffFeed.tell(
        trx,
        rows.flatMap(({ id, kind, right_name: right, user_id }) =>
          told.has(id) ? { type: 'notice' as const, kind, id, right, user_id } : [],
        ),
      );
    },

    /**
     * What somebody may see at this moment, the newest first, and how much of it is unread.
     * @param after `next_cursor` of the page before
     */
    async list(user_id: string, after: string | null, page_size: number): Promise<Static<typeof StaffNoticeList>> {
      const reader = await readerOf(user_id);
      const [rows, unread] = await Promise.all([
        staffNoticesRepository.list(db, reader, { before: after }, page_size + 1),
        staffNoticesRepository.countUnread(db, reader, MOST_COUNTED),
      ]);
      const items = rows.slice(0, page_size);
      const last = items.at(-1);
      return { items: items.flatMap(present), unread, next_cursor: rows.length > page_size && last ? last.id : null };
    },

    /**
     * What somebody may see of what was told since a notice, the oldest first, at most 100. One may come again: of two
     * that were written at once the second may have been seen first.
     * @param id of the notice that they heard last
     */
    async listSince(user_id: string, id: string): Promise<Pick<SeenNoticeRow, 'id' | 'kind'>[]> {
      const reader = await readerOf(user_id);
      const rows = await staffNoticesRepository.list(db, reader, { since: idFrom(heardUntil(id)) }, MOST_MISSED);
      return rows.filter((row) => row.id !== id).toReversed();
    },

    /** Somebody has read these, or all that there are. @param ids null: all */
    async markRead(user_id: string, ids: readonly string[] | null): Promise<void> {
      const reader = await readerOf(user_id);
      await withTransaction(db, async (trx) => {
        const until = new Date(clock.now().getTime() - SETTLED_MS);
        if (ids === null) await staffNoticesRepository.setReadUntil(trx, user_id, until);
        await staffNoticesRepository.markRead(trx, reader, ids);
      });
    },

    /** Removes of each kind all but the newest 2,000. */
    removeBeyond: (): Promise<void> => staffNoticesRepository.removeBeyond(db, MOST_OF_KIND),
  };
}

/** From when on something may have been told that whoever heard this one has not heard. */
function heardUntil(id: string): Date {
  const told_at = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
  return new Date(told_at - SETTLED_MS);
}

function rowOf(notice: Notice, created_at: Date) {
  const { kind, subject_id, data } = notice;
  const definition = NOTICE_KINDS[kind];
  const right_name = notice.right ?? definition.right;
  // The types say so already, for whoever keeps to them.
  if (right_name === null) throw new Error(`Who may see a notice '${kind}'? Give it a right`);
  return {
    id: newId(),
    kind,
    right_name,
    user_id: notice.user_id ?? null,
    subject_type: definition.subject,
    subject_id,
    data: JSON.stringify(data),
    once_key: notice.once ?? null,
    created_at,
  };
}

/** None for those of another version, which no screen here has a sentence for. */
function present(row: SeenNoticeRow): Static<typeof StaffNotice>[] {
  const { id, kind, subject_type, subject_id, data, is_read, created_at } = row;
  if (!isNoticeKind(kind)) return [];
  return [{ id, kind, subject_type, subject_id, data, is_read, created_at: created_at.toISOString() }];
}
