import { shortAddress } from '@tessera/server/http';
import type { Actor } from '../../framework/http';
import { newsOfChange, tagOfNews } from '../../framework/staff-news';
import type { Infra } from '../../infra';
import { newId } from '../../infra/basics/ids';
import type { Trx } from '../../infra/database/db';
import { auditRepository } from './audit.repository';
import type { AuditRow, AuditSearch } from './audit.repository';
import type { AuditList } from './audit.schemas';
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

export interface AuditService {
  /** Notes what staff does, in the transaction that does it. */
  record(trx: Trx, actor: Actor, entry: AuditEntry): Promise<void>;
  /** The latest first; `next_cursor` leads on. */
  list(search: AuditSearch): Promise<Static<typeof AuditList>>;
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
  return {
    async record(trx, { user_id, address, token }, { person, before, after, ...what }) {
      const id = newId();
      const details = { before: textOf(before), after: textOf(after) };
      const by = { user_id, token_id: token?.id ?? null, address: shortAddress(address) };
      const entry = { id, at: clock.now(), ...by, ...what };
      await auditRepository.insert(trx, person === undefined ? { ...entry, ...details } : entry);
      if (person !== undefined && (details.before ?? details.after) !== null)
        await auditRepository.insertAboutPerson(trx, { audit_id: id, user_id: person, ...details });
      // Whoever of the staff has that record open sees what became of it.
      const news = newsOfChange(what.record_type, what.record_id);
      if (news.length > 0) await changes.notify(trx, news.map(tagOfNews));
    },

    async list({ limit, ...search }) {
      const rows = await auditRepository.list(db, { ...search, limit: limit + 1 });
      const items = rows.slice(0, limit);
      return { items: items.map(present), next_cursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
    },

    forgetPerson: (trx, user_id) => auditRepository.forgetPerson(trx, user_id),
  };
}

function present(row: AuditRow): Static<typeof AuditList>['items'][number] {
  const { at, user_id, user_name, token_id, token_name, ...rest } = row;
  return {
    ...rest,
    at: at.toISOString(),
    user: user_id === null ? null : { id: user_id, name: user_name },
    token: token_id === null ? null : { id: token_id, name: token_name },
  };
}
