import { shortAddress } from '@tessera/server/http';
import type { Actor } from '../../framework/routes/http';
import { newsOfChange, tagOfNews } from '../../framework/staff/staff-news';
import type { Infra } from '../../infra';
import { newId } from '../../infra/basics/ids';
import type { Db, Trx } from '../../infra/database/db';
import { requireKnown } from '../../infra/database/lists/list-cursor';
import { auditRepository } from './audit.repository';
import type { AuditRow, AuditSearch } from './audit.repository';
import type { AuditLogFilters } from '../../schemas/filters/audit-filter';
import type { AuditList } from './audit.schemas';
import { recordNamesRepository } from './record-names.repository';
import type { RecordRef } from './record-names.repository';
import type { Static } from 'typebox';

export interface AuditEntry {
  /** what was done, as the right for it is named: `orders.ship` */
  action: string;
  record_type: string;
  record_id: string;
  /** what changed of it; never a secret */
  before?: object | null;
  after?: object | null;
  /** the account that `before` and `after` speak of: they go with it */
  person?: string;
}

/** A part of the log. */
export interface AuditWindow {
  limit: number;
  /** the id of the last entry that was seen */
  after?: string | undefined;
}

export interface AuditService {
  /** Notes what staff does, in the transaction that does it. */
  record(trx: Trx, actor: Actor, entry: AuditEntry): Promise<void>;
  /** The same of many records at once, none of which speaks of a person. */
  recordAll(trx: Trx, actor: Actor, entries: readonly Omit<AuditEntry, 'person'>[]): Promise<void>;
  /** The latest first; `next_cursor` leads on. */
  list(filter: AuditLogFilters, window: AuditWindow): Promise<Static<typeof AuditList>>;
  forgetPerson(trx: Trx, user_id: string): Promise<void>;
}

/** Characters of JSON: a list that is saved whole can be many times that. */
const DETAILS_MAX = 16_000;

const textOf = (details: object | null | undefined): string | null => {
  if (!details) return null;
  const text = JSON.stringify(details);
  return text.length <= DETAILS_MAX ? text : JSON.stringify({ characters_left_out: text.length });
};

/** Who did what in the back office, when and from where. */
export function createAuditService({ db, clock, changes }: Pick<Infra, 'db' | 'clock' | 'changes'>): AuditService {
  const signed = ({ user_id, address, token }: Actor) => ({
    id: newId(),
    at: clock.now(),
    user_id,
    token_id: token?.id ?? null,
    address: shortAddress(address),
  });

  /** Whoever of the staff has one of these records open sees what became of it. */
  async function tell(trx: Trx, records: readonly RecordRef[]): Promise<void> {
    const news = records.flatMap(({ record_type, record_id }) => newsOfChange(record_type, record_id));
    if (news.length > 0) await changes.notify(trx, news.map(tagOfNews));
  }

  return {
    async record(trx, actor, { person, before, after, ...what }) {
      const details = { before: textOf(before), after: textOf(after) };
      const entry = { ...signed(actor), ...what };
      await auditRepository.insert(trx, [person === undefined ? { ...entry, ...details } : entry]);
      if (person !== undefined && (details.before ?? details.after) !== null)
        await auditRepository.insertAboutPerson(trx, { audit_id: entry.id, user_id: person, ...details });
      await tell(trx, [what]);
    },

    async recordAll(trx, actor, entries) {
      if (entries.length === 0) return;
      const rows = entries.map(({ before, after, ...what }) => {
        return { ...signed(actor), ...what, before: textOf(before), after: textOf(after) };
      });
      await auditRepository.insert(trx, rows);
      await tell(trx, entries);
    },

    async list(filter, { limit, after }) {
      const rows = await auditRepository.list(db, { ...(await toSearch(db, filter)), after, limit: limit + 1 });
      await requireKnown(db, 'audit_log', after, rows);
      const items = rows.slice(0, limit);
      const names = new Map(
        (await recordNamesRepository.list(db, items)).map((record) => [keyOf(record), record.name] as const),
      );
      return {
        items: items.map((row) => present(row, names.get(keyOf(row)) ?? null)),
        next_cursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null,
      };
    },

    forgetPerson: (trx, user_id) => auditRepository.forgetPerson(trx, user_id),
  };
}

const keyOf = ({ record_type, record_id }: RecordRef): string => `${record_type} ${record_id}`;

/** What the repository is asked for; names of records are looked up first. */
async function toSearch(db: Db, { record, from, to, ...wanted }: AuditLogFilters): Promise<Omit<AuditSearch, 'limit'>> {
  return {
    ...wanted,
    ...(record !== undefined && { records: await recordNamesRepository.find(db, record.trim()) }),
    ...(from !== undefined && { from: new Date(from) }),
    ...(to !== undefined && { to: new Date(to) }),
  };
}

function present(row: AuditRow, record_name: string | null): Static<typeof AuditList>['items'][number] {
  const { at, user_id, user_name, token_id, token_name, ...rest } = row;
  return {
    ...rest,
    record_name,
    at: at.toISOString(),
    user: user_id === null ? null : { id: user_id, name: user_name },
    token: token_id === null ? null : { id: token_id, name: token_name },
  };
}
