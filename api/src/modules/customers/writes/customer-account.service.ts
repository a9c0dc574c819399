import { AppError } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import type { Trx } from '../../../infra/database/db';
import type { EmailsService } from '../../auth/emails.service';
import type { PasswordsService } from '../../auth/passwords/passwords.service';
import type { SecondFactorService } from '../../auth/second-factor/second-factor.service';
import type { SessionsService } from '../../auth/sessions/sessions.service';
import type { StaffService } from '../../staff/staff.service';
import type { UserRow, UsersService } from '../../users/users.service';
import type { CustomerChange, CustomerRecordView } from '../record/customer.schemas';
import { customerRecordRepository as repository } from '../record/customer-record.repository';
import type { CustomerDeed, CustomerWrite, CustomerWritesService } from './customer-writes.service';
import { PHONE } from './phone';

export interface CustomerAccountDeps extends Pick<Infra, 'clock'> {
  users: Pick<UsersService, 'setByStaff'>;
  emails: Pick<EmailsService, 'setByStaff'>;
  passwords: Pick<PasswordsService, 'sendReset'>;
  secondFactor: Pick<SecondFactorService, 'resetOf'>;
  sessions: Pick<SessionsService, 'endAll' | 'endOne'>;
  staff: Pick<StaffService, 'requireOwner'>;
  customerWrites: Pick<CustomerWritesService, 'change'>;
}

type Answer = Promise<CustomerRecordView>;
type Details = Pick<UserRow, 'first_name' | 'last_name' | 'email'> & { phone: string };

export type CustomerAccountService = ReturnType<typeof createCustomerAccount>;

const EDITED = ['first_name', 'last_name', 'email', 'phone'] as const;

/** What is to become another of what there is. @throws AppError `validation.failed` for what is no telephone number */
function changedOf(before: Details, { version: _version, ...asked }: CustomerChange): Partial<Details> {
  const changed: Partial<Details> = {};
  for (const field of EDITED) {
    const value = asked[field]?.trim();
    if (value !== undefined && value !== before[field]) changed[field] = value;
  }
  if (changed.phone !== undefined && changed.phone !== '' && !PHONE.test(changed.phone)) {
    throw new AppError('validation.failed.phone', {}, { field: 'phone' });
  }
  return changed;
}

/** What staff do with an account for, or against, its owner; passwords and codes they never see. */
export function createCustomerAccount(deps: CustomerAccountDeps) {
  const { clock, users, emails, passwords, secondFactor, sessions, staff, customerWrites } = deps;

  const change = (write: CustomerWrite, action: string, work: CustomerDeed['work']): Answer =>
    customerWrites.change(write, { action, is_of_account: true, work });

  async function edit(trx: Trx, user: UserRow, asked: CustomerChange): ReturnType<CustomerDeed['work']> {
    const row = await repository.find(trx, user.id);
    const before: Details = { ...user, phone: row?.phone ?? '' };
    const changed = changedOf(before, asked);
    const { phone, email, ...names } = changed;
    const fields = EDITED.filter((field) => changed[field] !== undefined);
    if (fields.length === 0) return undefined;
    await users.setByStaff(trx, user.id, names);
    if (email !== undefined) await emails.setByStaff(trx, { ...user, ...names }, email);
    if (phone !== undefined) await repository.update(trx, user.id, { phone });
    return { before: Object.fromEntries(fields.map((field) => [field, before[field]])), after: changed };
  }

  return {
    /**
     * Names, e-mail address and telephone number. Another address is not confirmed: a link goes there, and the former one
     * is told.
     * @throws AppError `validation.failed` by field, and what `customerWrites.change` throws
     */
    edit: (write: CustomerWrite, asked: CustomerChange): Answer =>
      change(write, 'edit', (trx, user) => edit(trx, user, asked)),

    /** Closes the account to its owner: every session ends, and none is opened. Orders go on. */
    suspend: (write: CustomerWrite, reason: string): Answer =>
      change(write, 'suspend', async (trx, { id, suspended_at }) => {
        if (suspended_at !== null) throw new AppError('customers.not_possible.suspended');
        await users.setByStaff(trx, id, { suspended_at: clock.now() });
        await repository.update(trx, id, { suspension_reason: reason.trim() });
        await sessions.endAll(trx, id, null, 'suspended by staff');
        return { after: { suspended_reason: reason.trim() } };
      }),

    /** Opens it again; they sign in as before. */
    resume: (write: CustomerWrite): Answer =>
      change(write, 'resume', async (trx, { id, suspended_at }) => {
        if (suspended_at === null) throw new AppError('customers.not_possible.active');
        const row = await repository.find(trx, id);
        await users.setByStaff(trx, id, { suspended_at: null });
        await repository.update(trx, id, { suspension_reason: '' });
        return { before: { suspended_reason: row?.suspension_reason ?? '' } };
      }),

    /** Sends the link by which its owner sets a new password. @throws AppError `request.rate_limited` */
    sendPasswordMail: (write: CustomerWrite): Answer =>
      change(write, 'send_password_mail', async (trx, user) => {
        await passwords.sendReset(trx, user);
        return {};
      }),

    /** Takes an address for its owner's without the link in the mail. */
    confirmEmail: (write: CustomerWrite, reason: string): Answer =>
      change(write, 'confirm_email', async (trx, { id, email_verified, email }) => {
        if (email_verified) throw new AppError('customers.not_possible.confirmed');
        await users.setByStaff(trx, id, { email_verified: true });
        return { after: { email, reason: reason.trim() } };
      }),

    /** Turns two-factor sign-in off for whoever has lost app and codes. @throws AppError `staff.owner_only` */
    resetSecondFactor: (write: CustomerWrite, reason: string): Answer =>
      change(write, 'reset_second_factor', async (trx, { id }) => {
        await staff.requireOwner(trx, write.actor);
        if (!(await secondFactor.resetOf(trx, id))) throw new AppError('customers.not_possible.second_factor_off');
        return { after: { reason: reason.trim() } };
      }),

    /** Signs them out of one device. @throws AppError `users.session_not_found` */
    endSession: (write: CustomerWrite, session_id: string): Answer =>
      change(write, 'end_session', async (trx, { id }) => {
        await sessions.endOne(trx, id, session_id, 'ended by staff');
        return {};
      }),

    /** Signs them out everywhere. */
    endSessions: (write: CustomerWrite): Answer =>
      change(write, 'end_sessions', async (trx, { id }) => {
        await sessions.endAll(trx, id, null, 'ended by staff');
        return {};
      }),
  };
}
