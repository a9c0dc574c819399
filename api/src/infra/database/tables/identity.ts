import type { ColumnType, Generated } from 'kysely';
import type { Language } from '../../../core/languages';

/** The tables of people, their sessions, addresses and mails (migrations/0001_shop.sql, 0020_identity.sql, 0135_second_factor.sql, 0260_customers.sql). */

type Json<T> = ColumnType<T, string, string>;

export interface UsersTable {
  id: string;
  first_name: string;
  last_name: string;
  username: string;
  /** the username as it is compared: one for all ways to write it */
  username_key: string;
  email: string;
  email_verified: Generated<boolean>;
  password_hash: string;
  role: Generated<'REGULAR' | 'ADMIN'>;
  /** in which mails are written to them */
  language: Generated<Language>;
  /** staff have closed it to its owner since then */
  suspended_at: Date | null;
  version: Generated<number>;
  created_at: Date;
  last_modified_at: Date;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  user_agent: Generated<string>;
  /** shortened: enough to recognise a place by, not to find it */
  address: Generated<string>;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  end_reason: string | null;
}

export interface RefreshTokensTable {
  token_hash: Buffer;
  session_id: string;
  issued_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

export interface SigningKeysTable {
  kid: string;
  algorithm: string;
  public_jwk: Json<Record<string, unknown>>;
  sealed_private_key: Buffer;
  created_at: Date;
  /** when it begins to sign; everybody has had time to read its public half by then */
  use_from: Date;
  retired_at: Date | null;
}

export interface MailsTable {
  id: string;
  recipient: string;
  template: string;
  sealed: Buffer | null;
  state: Generated<'queued' | 'sent' | 'kept' | 'failed' | 'expired'>;
  attempts: Generated<number>;
  last_error: string | null;
  valid_until: Date | null;
  created_at: Date;
  settled_at: Date | null;
  /** when it has its (next) turn; null: it is settled */
  try_at: ColumnType<Date | null, Date | null | undefined>;
  /** how often a worker began with it: more than `attempts` where one did not come to an end */
  takes: Generated<number>;
}

export interface MailTokensTable {
  token_hash: Buffer;
  user_id: string;
  purpose: 'reset' | 'verify' | 'change' | 'invite';
  email: string;
  created_at: Date;
  expires_at: Date;
}

export interface SecondFactorsTable {
  user_id: string;
  sealed_secret: Buffer;
  /** null: begun, and waiting for its first code */
  turned_on_at: Date | null;
  /** the time step (RFC 6238) of the last code that was taken */
  last_step: Generated<number>;
  created_at: Date;
}

export interface RecoveryCodesTable {
  user_id: string;
  code_hash: Buffer;
}

export interface LoginChallengesTable {
  token_hash: Buffer;
  user_id: string;
  tries: Generated<number>;
  expires_at: Date;
}

export interface AddressesTable {
  id: string;
  user_id: string;
  first_name: string;
  last_name: string;
  company: Generated<string>;
  line1: string;
  line2: Generated<string>;
  postal_code: Generated<string>;
  city: string;
  region: Generated<string>;
  country: string;
  phone: Generated<string>;
  is_default_shipping: Generated<boolean>;
  is_default_billing: Generated<boolean>;
  version: Generated<number>;
  created_at: Date;
  last_modified_at: Date;
}

export interface RateLimitsTable {
  key: Buffer;
  /** the moment at which everything taken so far has been given back */
  busy_until: Date;
}

export interface KnownPlacesTable {
  user_id: string;
  place: Buffer;
  last_seen_at: Date;
}

export interface IdentityTables {
  users: UsersTable;
  sessions: SessionsTable;
  refresh_tokens: RefreshTokensTable;
  signing_keys: SigningKeysTable;
  mails: MailsTable;
  mail_tokens: MailTokensTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  login_challenges: LoginChallengesTable;
  addresses: AddressesTable;
  rate_limits: RateLimitsTable;
  known_places: KnownPlacesTable;
}
