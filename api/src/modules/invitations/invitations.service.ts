import { roleName } from '@tessera/shared/contract';
import { forgotPasswordSchema } from '@tessera/shared/forms';
import type { Static } from 'typebox';
import { AppError } from '../../errors/errors';
import type { Language } from '../../core/languages';
import type { Actor } from '../../framework/routes/http';
import type { Infra } from '../../infra';
import type { Trx } from '../../infra/database/db';
import { newId } from '../../infra/basics/ids';
import { withTransaction } from '../../infra/database/transaction';
import { checkForm } from '../../schemas/check-form';
import type { AuditService } from '../audit/audit.service';
import type { PasswordsService } from '../auth/passwords/passwords.service';
import type { LimitsService } from '../limits/limits.service';
import type { MailService } from '../mail/mail.service';
import type { StaffService } from '../staff/staff.service';
import type { StaffMember } from '../staff/staff.schemas';
import { NO_PASSWORD } from '../users/users.service';
import type { UsersService } from '../users/users.service';

export interface InvitationsDeps extends Pick<Infra, 'db'> {
  users: Pick<UsersService, 'create' | 'findByEmail' | 'lock'>;
  staff: Pick<StaffService, 'add' | 'getMember' | 'requireMember'>;
  passwords: Pick<PasswordsService, 'invite'>;
  mail: Pick<MailService, 'send'>;
  limits: LimitsService;
  audit: Pick<AuditService, 'record'>;
}

export interface Invitation {
  email: string;
  first_name: string;
  last_name: string;
  role_id: string;
}

export type InvitationsService = ReturnType<typeof createInvitationsService>;

/** Mails to one person who is invited: enough for a link that was lost. */
const MAILS = { name: 'invitation', burst: 3, every_ms: 10 * 60_000 };
/** By one person: a new address each time. */
const INVITATIONS = { name: 'invitations', burst: 20, every_ms: 5 * 60_000 };

type Invited = NonNullable<Awaited<ReturnType<UsersService['lock']>>>;

const addressOf = ({ email }: Pick<Invitation, 'email'>): string => email.trim().toLowerCase();

/** How somebody comes to work in the shop. */
export function createInvitationsService(deps: InvitationsDeps) {
  const { db, users, staff, passwords, mail, limits, audit } = deps;

  /**
   * An account whose address nobody has confirmed may be somebody else's: its password goes, and the mail has the link to
   * set one.
   */
  async function write(trx: Trx, user: Invited, role: Parameters<typeof roleName>[0]): Promise<void> {
    const { id, email, first_name, language } = user;
    await limits.bucket(MAILS, id, trx).take();
    const link = user.email_verified ? null : await passwords.invite(trx, { id, email });
    const data = { first_name, role: roleName(role, language), token: link?.token ?? null };
    await mail.send(trx, { to: email, template: 'staff-invitation', data, language, valid_until: link?.expires_at });
  }

  /** The account that was found for this address, or a new one. */
  async function accountOf(
    trx: Trx,
    known: Awaited<ReturnType<UsersService['findByEmail']>>,
    invitation: Omit<Invitation, 'role_id'>,
    language: Language,
  ): Promise<Invited> {
    const email = addressOf(invitation);
    const names = { first_name: invitation.first_name.trim(), last_name: invitation.last_name.trim() };
    const made = { ...names, username: `staff-${newId()}`, email, password_hash: NO_PASSWORD, language };
    const user = await users.lock(trx, known ? known.id : await users.create(made, trx));
    if (!user) throw new AppError('staff.not_found');
    return user;
  }

  return {
    /**
     * Makes somebody staff and writes to them; an account that is there keeps its name.
     * @param language of a new account
     * @throws AppError `validation.failed` for what is no address, `staff.known`, `staff.role_not_found`, `staff.beyond_own_rights`, `request.rate_limited`
     */
    async invite(
      actor: Actor,
      { role_id, ...person }: Invitation,
      language: Language,
    ): Promise<Static<typeof StaffMember>> {
      await checkForm(forgotPasswordSchema, { email: person.email });
      await limits.bucket(INVITATIONS, actor.user_id ?? 'command').take();
      const known = await users.findByEmail(addressOf(person));
      const user_id = await withTransaction(db, async (trx) => {
        const user = await accountOf(trx, known, person, language);
        const role = await staff.add(trx, actor, user.id, role_id);
        await write(trx, user, role);
        return user.id;
      });
      return staff.getMember(user_id);
    },

    /**
     * Writes to them once more, with a new link where they have not used one.
     * @throws AppError `staff.not_found`, `staff.beyond_own_rights`, `request.rate_limited`
     */
    remind: (actor: Actor, user_id: string): Promise<void> =>
      withTransaction(db, async (trx) => {
        const { role_key, role_name } = await staff.requireMember(trx, actor, user_id);
        const user = await users.lock(trx, user_id);
        if (!user) throw new AppError('staff.not_found');
        await write(trx, user, { key: role_key, name: role_name });
        await audit.record(trx, actor, { action: 'staff.remind', record_type: 'staff', record_id: user_id });
      }),
  };
}
