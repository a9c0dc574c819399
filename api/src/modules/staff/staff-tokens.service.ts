import { createHash, randomBytes } from 'node:crypto';
import type { Static } from 'typebox';
import { AppError } from '../../errors/errors';
import type { Actor, Caller } from '../../framework/routes/http';
import { rightsOfNames } from '../../framework/staff/rights';
import type { Right } from '../../framework/staff/rights';
import type { Infra } from '../../infra';
import { newId } from '../../infra/basics/ids';
import { withTransaction } from '../../infra/database/transaction';
import type { AuditService } from '../audit/audit.service';
import type { StaffService } from './staff.service';
import { staffTokensRepository } from './staff-tokens.repository';
import type { TokenRow } from './staff-tokens.repository';
import type { NewStaffToken, StaffToken, StaffTokenList } from './staff-tokens.schemas';

/** By which a token is told from an access token, and found by whoever looks for secrets in files. */
export const STAFF_TOKEN_PREFIX = 'tsr_';
const MINUTE_MS = 60_000;
const KEEP_OLD_MS = 90 * 24 * 3600_000;
/** Good ones at once: each is a key that somebody has to know of. */
const TOKENS_MAX = 100;

export interface StaffTokensDeps extends Pick<Infra, 'db' | 'clock'> {
  audit: Pick<AuditService, 'record'>;
  staff: Pick<StaffService, 'requireRights'>;
}

export interface TokenRequest {
  name: string;
  rights?: Right[];
  /** the one that it may release; null: it is bound to none, and `rights` say what it may */
  remote?: string | null;
  /** RFC 3339; null: it ends when somebody ends it */
  expires_at?: string | null;
}

export type StaffTokensService = ReturnType<typeof createStaffTokensService>;

/** Tokens with which machines call the back office (docs/api.md, 'Tokens for machines'). */
export function createStaffTokensService({ db, clock, audit, staff }: StaffTokensDeps) {
  const entryOf = (action: string, record_id: string) => ({ action, record_type: 'staff_token', record_id });

  return {
    /** Those that are good, and what was revoked or has expired in the last 90 days. */
    async list(): Promise<Static<typeof StaffTokenList>> {
      return { items: (await staffTokensRepository.list(db)).map(present) };
    },

    /**
     * Makes a token; it is answered this once, and only its hash is kept.
     * @throws AppError `auth.forbidden` for a machine, `staff.beyond_own_rights`, `staff.token_limit`; `validation.failed`
     *   for an end that has passed, and for rights besides a remote
     */
    async create(
      actor: Actor & { user_id: string },
      { name, expires_at = null, remote = null, rights: asked }: TokenRequest,
    ): Promise<Static<typeof NewStaffToken>> {
      // One that may end tomorrow would make itself a successor.
      if (actor.token) throw new AppError('auth.forbidden');
      const rights = rightsFor(remote, asked);
      const now = clock.now();
      const ends = expires_at === null ? null : new Date(expires_at);
      if (ends && ends <= now) throw new AppError('validation.failed.in_the_past', {}, { field: 'expires_at' });
      const token = `${STAFF_TOKEN_PREFIX}${randomBytes(32).toString('base64url')}`;
      const id = newId();
      const row = await withTransaction(db, async (trx) => {
        await staff.requireRights(trx, actor, rights);
        const good = await staffTokensRepository.lockAndCount(trx, now);
        if (good >= TOKENS_MAX) throw new AppError('staff.token_limit', { most: TOKENS_MAX });
        const made = { created_by: actor.user_id, created_at: now, expires_at: ends };
        await staffTokensRepository.insert(trx, { id, name, rights, remote, token_hash: hashOf(token), ...made });
        const after = { name, ...(remote === null ? {} : { remote }), rights, expires_at };
        await audit.record(trx, actor, { ...entryOf('staff.create_token', id), after });
        return staffTokensRepository.find(trx, id);
      });
      if (!row) throw new AppError('staff.token_not_found');
      return { ...present(row), token };
    },

    /**
     * Ends a token: its next call is refused. Ending it again changes nothing.
     * @throws AppError `staff.token_not_found`, `staff.beyond_own_rights`
     */
    revoke: (actor: Actor, id: string): Promise<void> =>
      withTransaction(db, async (trx) => {
        const token = await staffTokensRepository.find(trx, id);
        if (!token) throw new AppError('staff.token_not_found');
        await staff.requireRights(trx, actor, rightsOfNames(token.rights));
        if (!(await staffTokensRepository.revoke(trx, id, clock.now()))) return;
        const { name, rights } = token;
        await audit.record(trx, actor, { ...entryOf('staff.revoke_token', id), before: { name, rights } });
      }),

    /** For whom a token speaks, and with which rights; null for one that is not good. */
    async authenticate(token: string): Promise<Caller | null> {
      const now = clock.now();
      const found = await staffTokensRepository.findGood(db, hashOf(token), now);
      if (!found) return null;
      const { id, created_by, role, remote, last_used_at } = found;
      const noted_before = new Date(now.getTime() - MINUTE_MS);
      if (!last_used_at || last_used_at <= noted_before) {
        await staffTokensRepository.touch(db, id, now, noted_before);
      }
      const rights = new Set(rightsOfNames(found.rights));
      return {
        user_id: created_by,
        session_id: '',
        role,
        token: { id, rights, ...(remote === null ? {} : { remote }) },
      };
    },

    removeOld: (): Promise<void> => staffTokensRepository.removeOld(db, new Date(clock.now().getTime() - KEEP_OLD_MS)),
  };
}

/**
 * What a token may do: one of a remote releases that, any other what is asked for.
 * @throws AppError `validation.failed` for none of both, or both
 */
function rightsFor(remote: string | null, asked: Right[] | undefined): Right[] {
  if ((remote === null) === (asked === undefined))
    throw new AppError('validation.failed.rights', {}, { field: 'rights' });
  return rightsOfNames(asked ?? ['remotes.write']);
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

function present({ created_by, created_by_name, ...row }: TokenRow): Static<typeof StaffToken> {
  return {
    id: row.id,
    name: row.name,
    rights: rightsOfNames(row.rights),
    remote: row.remote,
    created_by: { id: created_by, name: created_by_name },
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    expires_at: row.expires_at?.toISOString() ?? null,
    revoked_at: row.revoked_at?.toISOString() ?? null,
  };
}
