import type { ColumnType, Generated } from 'kysely';

/** The tables of staff and of what they did (migrations/0127_staff.sql, 0128_audit_log.sql, 0136_staff_tokens.sql, 0137_audit_token.sql, 0141_staff_notices.sql, 0142_staff_presence.sql, 0167_role_second_factor.sql, 0220_remote_promotions.sql, 0240_product_presence.sql). */

type Json<T> = ColumnType<T, string, never>;

export interface StaffRolesTable {
  id: string;
  /** of those that every shop has */
  key: 'owner' | 'manager' | 'catalogue' | 'orders' | 'credit' | 'support' | 'read_only' | null;
  name: string;
  requires_second_factor: Generated<boolean>;
  version: Generated<number>;
  created_at: Date;
  last_modified_at: Date;
}

export interface StaffRoleRightsTable {
  role_id: string;
  right_name: string;
}

export interface StaffTable {
  user_id: string;
  role_id: string;
  version: Generated<number>;
  created_at: Date;
  last_modified_at: Date;
}

export interface StaffTokensTable {
  id: string;
  name: string;
  rights: string[];
  /** the one that it may release; null: it is not bound to a remote */
  remote: string | null;
  token_hash: Buffer;
  created_by: string;
  created_at: Date;
  last_used_at: Date | null;
  expires_at: Date | null;
  revoked_at: Date | null;
}

export interface AuditLogTable {
  id: string;
  at: Date;
  /** null where a command did it */
  user_id: string | null;
  /** of the machine that did it, by a token that `user_id` made */
  token_id: string | null;
  /** shortened */
  address: Generated<string>;
  action: string;
  record_type: string;
  record_id: string;
  before: Json<Record<string, unknown>> | null;
  after: Json<Record<string, unknown>> | null;
}

export interface AuditLogPeopleTable {
  audit_id: string;
  user_id: string;
  before: Json<Record<string, unknown>> | null;
  after: Json<Record<string, unknown>> | null;
}

export interface StaffNoticesTable {
  id: string;
  kind: string;
  right_name: string;
  /** null: for everybody with the right */
  user_id: string | null;
  subject_type: string;
  subject_id: string;
  data: ColumnType<Record<string, string | number | null>, string, never>;
  once_key: string | null;
  created_at: Date;
}

export interface StaffNoticeReadsTable {
  user_id: string;
  notice_id: string;
}

export interface StaffNoticeReadersTable {
  user_id: string;
  read_until: Date;
}

export interface StaffPresenceTable {
  user_id: string;
  record_type: 'order' | 'product' | 'inquiry';
  record_id: string;
  since: Date;
  seen_at: Date;
}

export interface StaffTables {
  staff_roles: StaffRolesTable;
  staff_role_rights: StaffRoleRightsTable;
  staff: StaffTable;
  staff_tokens: StaffTokensTable;
  staff_notices: StaffNoticesTable;
  staff_notice_reads: StaffNoticeReadsTable;
  staff_notice_readers: StaffNoticeReadersTable;
  staff_presence: StaffPresenceTable;
  audit_log: AuditLogTable;
  audit_log_people: AuditLogPeopleTable;
}
