import type { Static } from 'typebox';
import { AppError } from '../../errors/errors';
import { NOBODY } from '../../framework/routes/http';
import type { Actor } from '../../framework/routes/http';
import { RIGHTS, rightsOfNames } from '../../framework/staff/rights';
import type { Right } from '../../framework/staff/rights';
import type { Infra } from '../../infra';
import type { Db, Trx } from '../../infra/database/db';
import { withTransaction } from '../../infra/database/transaction';
import type { AuditService } from '../audit/audit.service';
import { NO_PASSWORD } from '../users/users.service';
import { rolesRepository } from './roles.repository';
import type { RoleRow } from './roles.repository';
import { staffTokensRepository } from './staff-tokens.repository';
import { staffRepository } from './staff.repository';
import type { HeldRights, MemberRow } from './staff.repository';
import type { Me, StaffList, StaffMember } from './staff.schemas';

export interface StaffDeps extends Pick<Infra, 'db' | 'clock'> {
  audit: Pick<AuditService, 'record'>;
}

export type StaffService = ReturnType<typeof createStaffService>;

type RoleKey = NonNullable<RoleRow['key']>;

const EVERY_RIGHT: ReadonlySet<Right> = new Set(RIGHTS);

/** What a role allows: the owner everything, those rights too that came after the role. */
export function rightsOfRole({ key, right_names }: Pick<RoleRow, 'key' | 'right_names'>): Right[] {
  return key === 'owner' ? [...RIGHTS] : rightsOfNames(right_names);
}

const awaitsSecondFactor = ({ requires_second_factor, has_second_factor }: HeldRights): boolean =>
  requires_second_factor && !has_second_factor;

/** Who works in the shop, and what each of them may do. */
export function createStaffService({ db, clock, audit }: StaffDeps) {
  const rightsHeld = ({ role_key, right_names }: HeldRights): ReadonlySet<Right> =>
    role_key === 'owner' ? EVERY_RIGHT : new Set(rightsOfNames(right_names));

  /** What somebody may do at this moment: nothing while their role waits for a second factor. */
  async function rightsOf(user_id: string, handle: Db | Trx = db): Promise<ReadonlySet<Right>> {
    const held = await staffRepository.findRights(handle, user_id);
    return held && !awaitsSecondFactor(held) ? rightsHeld(held) : new Set();
  }

  /**
   * Nobody gives or takes what they lack themselves.
   * @throws AppError `staff.beyond_own_rights`
   */
  async function requireRights(trx: Trx, { user_id, token }: Actor, rights: Iterable<Right>): Promise<void> {
    if (user_id === null) return;
    const own = await rightsOf(user_id, trx);
    for (const right of rights) {
      if (!own.has(right) || token?.rights.has(right) === false) throw new AppError('staff.beyond_own_rights');
    }
  }

  /**
   * A role that may be given away by this actor; it stays as it is until `trx` ends.
   * @throws AppError `staff.role_not_found`, `staff.beyond_own_rights`
   */
  async function lockRole(trx: Trx, actor: Actor, role_id: string): Promise<RoleRow> {
    await rolesRepository.lock(trx, role_id);
    const role = await rolesRepository.find(trx, role_id);
    if (!role) throw new AppError('staff.role_not_found');
    await requireRights(trx, actor, rightsOfRole(role));
    return role;
  }

  /** @throws AppError `users.last_admin` when the shop would be left without an owner */
  async function refuseLastOwner(trx: Trx, user_id: string): Promise<void> {
    const owners = await staffRepository.lockOwners(trx);
    if (owners.length === 1 && owners[0] === user_id) throw new AppError('users.last_admin');
  }

  /**
   * A member whom this actor may change.
   * @throws AppError `staff.not_found`, `conflict` when `version` is not the present one, `staff.beyond_own_rights`
   */
  async function lockMember(trx: Trx, actor: Actor, user_id: string, version?: number): Promise<MemberRow> {
    const locked = await staffRepository.lock(trx, user_id);
    const member = locked && (await staffRepository.findMember(trx, user_id));
    if (!member) throw new AppError('staff.not_found');
    // Of their role, whatever it waits for.
    const held = await staffRepository.findRights(trx, user_id);
    if (held) await requireRights(trx, actor, rightsHeld(held));
    if (version !== undefined && version !== member.version)
      throw new AppError('conflict', {}, { extensions: { present: presentMember(member) } });
    return member;
  }

  async function getMember(user_id: string): Promise<Static<typeof StaffMember>> {
    const member = await staffRepository.findMember(db, user_id);
    if (!member) throw new AppError('staff.not_found');
    return presentMember(member);
  }

  /** Gives somebody a role of every shop, as part of `trx`; nobody is asked whether they may: for commands. */
  async function appoint(trx: Trx, user_id: string, key: RoleKey): Promise<void> {
    await staffRepository.put(trx, user_id, await rolesRepository.findIdByKey(trx, key), clock.now());
    const entry = { action: 'staff.appoint', record_type: 'staff', record_id: user_id };
    await audit.record(trx, NOBODY, { ...entry, after: { role: key } });
  }

  return {
    rightsOf,

    /** Whether an actor may do something at this moment; a machine no more than its token. */
    async may({ user_id, token }: Actor & { user_id: string }, right: Right, handle: Db | Trx = db): Promise<boolean> {
      return token?.rights.has(right) !== false && (await rightsOf(user_id, handle)).has(right);
    },

    /** Whether what is done to this person is done to oneself, while somebody else works here who could do it. */
    isOwnMatter: async (trx: Trx, { user_id }: Actor, person: string | null): Promise<boolean> =>
      user_id !== null && user_id === person && (await staffRepository.hasOthers(trx, user_id)),

    /** Whether somebody of the staff may do nothing because their role asks for a second factor that is off. */
    async awaitsSecondFactor(user_id: string): Promise<boolean> {
      const held = await staffRepository.findRights(db, user_id);
      return held !== undefined && awaitsSecondFactor(held);
    },

    hasSecondFactor: async (trx: Trx, user_id: string): Promise<boolean> =>
      (await staffRepository.findRights(trx, user_id))?.has_second_factor ?? false,

    /** Whether the role of somebody of the staff asks for a second factor. */
    requiresSecondFactor: async (trx: Trx, user_id: string): Promise<boolean> =>
      (await staffRepository.findRights(trx, user_id))?.requires_second_factor ?? false,

    /**
     * For what a right alone does not allow: an owner, in person.
     * @throws AppError `staff.owner_only`
     */
    async requireOwner(trx: Trx, { user_id, token }: Actor): Promise<void> {
      const held = user_id === null || token ? undefined : await staffRepository.findRights(trx, user_id);
      if (held?.role_key !== 'owner') throw new AppError('staff.owner_only');
    },

    requireRights,
    refuseLastOwner,
    appoint,
    getMember,
    requireMember: lockMember,

    /** Who somebody of the staff is and what they may do. */
    async getMe(user_id: string): Promise<Static<typeof Me>> {
      const member = await staffRepository.findMember(db, user_id);
      if (!member) throw new AppError('auth.forbidden');
      const { id, first_name, last_name, email, role_id, role_key, role_name } = member;
      const held = await staffRepository.findRights(db, user_id);
      const awaits_second_factor = held !== undefined && awaitsSecondFactor(held);
      const rights = held && !awaits_second_factor ? rightsHeld(held) : new Set();
      return {
        user: { id, first_name, last_name, email },
        role: { id: role_id, key: role_key, name: role_name },
        rights: RIGHTS.filter((right) => rights.has(right)),
        awaits_second_factor,
      };
    },

    async list(): Promise<Static<typeof StaffList>> {
      return { items: (await staffRepository.listMembers(db)).map(presentMember) };
    },

    /**
     * Makes an account staff, as part of `trx`.
     * @throws AppError `staff.known`, `staff.role_not_found`, `staff.beyond_own_rights`
     */
    async add(trx: Trx, actor: Actor, user_id: string, role_id: string): Promise<RoleRow> {
      const role = await lockRole(trx, actor, role_id);
      if (await staffRepository.lock(trx, user_id)) throw new AppError('staff.known', {}, { field: 'email' });
      await staffRepository.put(trx, user_id, role_id, clock.now());
      const entry = { action: 'staff.add', record_type: 'staff', record_id: user_id };
      await audit.record(trx, actor, { ...entry, after: { role: role.name } });
      return role;
    },

    /**
     * Gives somebody another role; it counts from their next call on.
     * @throws AppError `staff.not_found`, `conflict`, `staff.role_not_found`, `staff.beyond_own_rights`, `users.last_admin`
     */
    async setRole(
      actor: Actor,
      user_id: string,
      { role_id, version }: { role_id: string; version: number },
    ): Promise<Static<typeof StaffMember>> {
      await withTransaction(db, async (trx) => {
        const role = await lockRole(trx, actor, role_id);
        const member = await lockMember(trx, actor, user_id, version);
        if (role.key !== 'owner') await refuseLastOwner(trx, user_id);
        await staffRepository.put(trx, user_id, role_id, clock.now());
        const entry = { action: 'staff.set_role', record_type: 'staff', record_id: user_id };
        await audit.record(trx, actor, {
          ...entry,
          before: { role: member.role_name },
          after: { role: role.name },
        });
      });
      return getMember(user_id);
    },

    /**
     * Makes somebody a shopper again; they may nothing here from their next call on, nor may the tokens that they made.
     * @throws AppError `staff.not_found`, `staff.beyond_own_rights`, `users.last_admin`
     */
    remove: (actor: Actor, user_id: string): Promise<void> =>
      withTransaction(db, async (trx) => {
        const member = await lockMember(trx, actor, user_id);
        await refuseLastOwner(trx, user_id);
        await staffRepository.remove(trx, user_id, clock.now());
        await staffTokensRepository.revokeOf(trx, user_id, clock.now());
        const entry = { action: 'staff.remove', record_type: 'staff', record_id: user_id };
        await audit.record(trx, actor, { ...entry, before: { role: member.role_name } });
      }),
  };
}

function presentMember(member: MemberRow): Static<typeof StaffMember> {
  const { id, first_name, last_name, email, password_hash, role_id, role_key, role_name, version, created_at } = member;
  return {
    id,
    first_name,
    last_name,
    email,
    role: { id: role_id, key: role_key, name: role_name },
    is_invited: password_hash === NO_PASSWORD,
    version,
    created_at: created_at.toISOString(),
  };
}
