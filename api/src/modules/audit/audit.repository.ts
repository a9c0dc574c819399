import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { Db, Trx } from '../../infra/database/db';
import type { AuditLogPeopleTable, AuditLogTable } from '../../infra/database/tables/staff';
import type { RecordRef } from './record-names.repository';

export interface AuditSearch {
  user_id?: string;
  action?: string;
  record_type?: string;
  record_id?: string;
  /** of these alone */
  records?: readonly RecordRef[];
  from?: Date;
  /** exclusive */
  to?: Date;
  /** the id of the last entry that was seen */
  after?: string;
  limit: number;
}

export interface AuditRow {
  id: string;
  at: Date;
  user_id: string | null;
  user_name: string | null;
  token_id: string | null;
  token_name: string | null;
  address: string;
  action: string;
  record_type: string;
  record_id: string;
  before: unknown;
  after: unknown;
}

/** The audit log; the database refuses to change what stands there (migrations/0128_audit_log.sql). */
export const auditRepository = {
  async insert(trx: Trx, entries: readonly Insertable<AuditLogTable>[]): Promise<void> {
    await trx.insertInto('audit_log').values(entries).execute();
  },

  async insertAboutPerson(trx: Trx, details: Insertable<AuditLogPeopleTable>): Promise<void> {
    await trx.insertInto('audit_log_people').values(details).execute();
  },

  /** The latest first. */
  async list(db: Db, { after, limit, from, to, records, ...wanted }: AuditSearch): Promise<AuditRow[]> {
    let found = db
      .selectFrom('audit_log as log')
      .leftJoin('audit_log_people as people', 'people.audit_id', 'log.id')
      .leftJoin('users', 'users.id', 'log.user_id')
      .leftJoin('staff_tokens as token', 'token.id', 'log.token_id')
      .select(['log.id', 'log.at', 'log.user_id', 'log.address', 'log.action', 'log.record_type', 'log.record_id'])
      .select(['log.token_id', 'token.name as token_name'])
      .select([
        sql<unknown>`coalesce(people.before, log.before)`.as('before'),
        sql<unknown>`coalesce(people.after, log.after)`.as('after'),
        sql<string | null>`users.first_name || ' ' || users.last_name`.as('user_name'),
      ]);
    for (const column of ['user_id', 'action', 'record_type', 'record_id'] as const) {
      const value = wanted[column];
      if (value !== undefined) found = found.where(`log.${column}`, '=', value);
    }
    if (records) {
      const [types, ids] = [records.map(({ record_type }) => record_type), records.map(({ record_id }) => record_id)];
      found = found.where(
        sql<boolean>`(log.record_type, log.record_id) in (select * from unnest(${types}::text[], ${ids}::text[]))`,
      );
    }
    if (from) found = found.where('log.at', '>=', from);
    if (to) found = found.where('log.at', '<', to);
    if (after !== undefined)
      found = found.where(sql<boolean>`(log.at, log.id) < (select at, id from audit_log where id = ${after})`);
    return found.orderBy('log.at', 'desc').orderBy('log.id', 'desc').limit(limit).execute();
  },

  async forgetPerson(trx: Trx, user_id: string): Promise<void> {
    await trx.deleteFrom('audit_log_people').where('user_id', '=', user_id).execute();
  },
};
