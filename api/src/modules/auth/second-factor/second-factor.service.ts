import type { Static } from 'typebox';
import { AppError } from '../../../errors/errors';
import { NOBODY } from '../../../framework/routes/http';
import type { Actor, Caller } from '../../../framework/routes/http';
import type { Infra } from '../../../infra';
import type { Trx } from '../../../infra/database/db';
import { withTransaction } from '../../../infra/database/transaction';
import { messageOf } from '../../../messages/message';
import type { Told } from '../../../messages/message';
import type { AuditService } from '../../audit/audit.service';
import type { LimitsService } from '../../limits/limits.service';
import type { MailService } from '../../mail/mail.service';
import type { StaffService } from '../../staff/staff.service';
import type { StoreService } from '../../store/store.service';
import type { UsersService } from '../../users/users.service';
import { AUTH_LIMITS } from '../passwords/auth-limits';
import type { PasswordsService } from '../passwords/passwords.service';
import type { SessionsService } from '../sessions/sessions.service';
import type { Codes } from './codes';
import { hashOfRecoveryCode, makeRecoveryCodes } from './recovery-codes';
import { secondFactorRepository } from './second-factor.repository';
import type { SecondFactor, SecondFactorSecret } from './second-factor.schemas';
import { base32, newSecret, otpauthAddress } from './totp';

export interface SecondFactorDeps extends Pick<Infra, 'db' | 'clock'> {
  users: Pick<UsersService, 'findByEmail' | 'getById' | 'lock'>;
  sessions: Pick<SessionsService, 'endAll' | 'endChallenges'>;
  passwords: Pick<PasswordsService, 'confirm'>;
  mail: Pick<MailService, 'send'>;
  store: Pick<StoreService, 'getSettings'>;
  limits: LimitsService;
  audit: Pick<AuditService, 'record'>;
  staff: Pick<StaffService, 'requiresSecondFactor'>;
  codes: Codes;
}

/** Whose it is, and where they are. */
type Owner = Caller & Actor & { user_id: string };

/** What its owner shows before it is changed. */
interface Proof {
  password: string;
  /** of the app, or a recovery code */
  code: string;
}

interface MadeCodes extends Told {
  /** shown this once */
  recovery_codes: string[];
}

export type SecondFactorService = ReturnType<typeof createSecondFactorService>;

/** Two-factor sign-in: turning it on and off, and codes for when the app is lost (docs/product.md §4). */
export function createSecondFactorService(deps: SecondFactorDeps) {
  const { db, clock, users, sessions, passwords, mail, store, limits, audit, staff, codes } = deps;

  const confirmPassword = (user_id: string, password: string): Promise<void> =>
    passwords.confirm(user_id, password, 'password', 'validation.failed.password_wrong');

  /** Runs `work` in a transaction in which a code is taken. @throws AppError `auth.code_wrong`, `request.rate_limited` */
  async function withCode<T>(user_id: string, take: (trx: Trx) => Promise<boolean>, work: (trx: Trx) => Promise<T>) {
    const guesses = limits.bucket(AUTH_LIMITS.code_at_home, user_id);
    await guesses.take();
    const done = await withTransaction(db, async (trx) => {
      if (!(await take(trx))) throw new AppError('auth.code_wrong', {}, { field: 'code' });
      return work(trx);
    });
    await guesses.giveBack();
    return done;
  }

  async function withProof<T>(user_id: string, { password, code }: Proof, work: (trx: Trx) => Promise<T>): Promise<T> {
    const factor = await secondFactorRepository.find(db, user_id);
    if (!factor?.turned_on_at) throw new AppError('auth.second_factor_off');
    await confirmPassword(user_id, password);
    return withCode(user_id, (trx) => codes.take(trx, user_id, code), work);
  }

  async function storeNewCodes(trx: Trx, user_id: string): Promise<string[]> {
    const made = makeRecoveryCodes();
    const hashes = made.map((code) => hashOfRecoveryCode(user_id, code));
    await secondFactorRepository.replaceRecoveryCodes(trx, user_id, hashes);
    return made;
  }

  async function tell(trx: Trx, user_id: string, template: 'second-factor-on' | 'second-factor-off'): Promise<void> {
    const user = await users.lock(trx, user_id);
    if (!user) throw new AppError('auth.token_not_valid');
    const { email, first_name, language } = user;
    await mail.send(trx, { to: email, template, data: { first_name }, language });
  }

  /** The audit log is told of staff: what they may do hangs on it. */
  async function note(trx: Trx, { user_id, role, address }: Owner, deed: 'turn_on' | 'turn_off'): Promise<void> {
    if (role !== 'ADMIN') return;
    const entry = { action: `users.${deed}_second_factor`, record_type: 'user', record_id: user_id };
    await audit.record(trx, { user_id, address }, entry);
  }

  /** Answers whether it was on. */
  async function turnOff(trx: Trx, user_id: string): Promise<boolean> {
    const was_on = await secondFactorRepository.remove(trx, user_id);
    await sessions.endChallenges(trx, user_id);
    if (was_on) await tell(trx, user_id, 'second-factor-off');
    return was_on;
  }

  return {
    /** Whether it is on, since when, and how many recovery codes are left. */
    async get(user_id: string): Promise<Static<typeof SecondFactor>> {
      const [factor, recovery_codes_left] = await Promise.all([
        secondFactorRepository.find(db, user_id),
        secondFactorRepository.countRecoveryCodes(db, user_id),
      ]);
      const turned_on_at = factor?.turned_on_at?.toISOString() ?? null;
      return { is_on: turned_on_at !== null, turned_on_at, recovery_codes_left };
    },

    /**
     * Makes a secret for an authenticator app; nothing asks for its codes before one was confirmed. Asked again, an
     * earlier one is forgotten.
     * @throws AppError `validation.failed` for a wrong password, `auth.email_not_confirmed`, `auth.second_factor_on`,
     *   `request.rate_limited`
     */
    async begin({ user_id }: Caller, password: string): Promise<Static<typeof SecondFactorSecret>> {
      await confirmPassword(user_id, password);
      const [{ email, email_verified }, { name }] = await Promise.all([users.getById(user_id), store.getSettings()]);
      // Whoever signed up with somebody else's address must not be able to keep them out of it.
      if (!email_verified) throw new AppError('auth.email_not_confirmed');
      const secret = newSecret();
      const begun = await secondFactorRepository.begin(db, user_id, codes.seal(secret), clock.now());
      if (!begun) throw new AppError('auth.second_factor_on');
      return { secret: base32(secret), otpauth_url: otpauthAddress(secret, { issuer: name, account: email }) };
    },

    /**
     * Turns it on by the first code of the app. Every other session ends, so that each that goes on has shown both.
     * @throws AppError `auth.second_factor_off` where nothing was begun, `auth.second_factor_on`, `auth.code_wrong`,
     *   `request.rate_limited`
     */
    async confirm(actor: Owner, code: string): Promise<MadeCodes> {
      const { user_id, session_id } = actor;
      const factor = await secondFactorRepository.find(db, user_id);
      if (!factor) throw new AppError('auth.second_factor_off');
      if (factor.turned_on_at) throw new AppError('auth.second_factor_on');
      const take = (trx: Trx): Promise<boolean> => codes.takeAppCode(trx, factor, code);
      const recovery_codes = await withCode(user_id, take, async (trx) => {
        // A sign-in by password alone that is under way either has its session by now, which ends here, or is refused.
        await users.lock(trx, user_id);
        if (!(await secondFactorRepository.turnOn(trx, user_id, clock.now()))) {
          throw new AppError('auth.second_factor_on');
        }
        await sessions.endAll(trx, user_id, session_id, 'second factor turned on');
        await tell(trx, user_id, 'second-factor-on');
        await note(trx, actor, 'turn_on');
        return storeNewCodes(trx, user_id);
      });
      return { recovery_codes, message: messageOf('auth.second_factor_turned_on') };
    },

    /** @throws AppError `auth.second_factor_off`, `auth.second_factor_kept`, `validation.failed`, `auth.code_wrong`, `request.rate_limited` */
    async turnOff(actor: Owner, proof: Proof): Promise<Told> {
      await withProof(actor.user_id, proof, async (trx) => {
        if (await staff.requiresSecondFactor(trx, actor.user_id)) throw new AppError('auth.second_factor_kept');
        await turnOff(trx, actor.user_id);
        await note(trx, actor, 'turn_off');
      });
      return { message: messageOf('auth.second_factor_turned_off') };
    },

    /**
     * Ten new recovery codes; the old ones are good no longer.
     * @throws AppError `auth.second_factor_off`, `validation.failed`, `auth.code_wrong`, `request.rate_limited`
     */
    async renewRecoveryCodes({ user_id }: Caller, proof: Proof): Promise<MadeCodes> {
      const recovery_codes = await withProof(user_id, proof, (trx) => storeNewCodes(trx, user_id));
      return { recovery_codes, message: messageOf('auth.recovery_codes_made') };
    },

    /** Turns it off for somebody who has lost app and codes, as part of `trx`; answers whether it was on. */
    resetOf: turnOff,

    /**
     * Turns it off for somebody who has lost app and codes: the shop's keeper knows that it is them.
     * @returns whether it was on
     * @throws Error where no account has this address
     */
    async reset(email: string): Promise<boolean> {
      const user = await users.findByEmail(email.trim());
      if (!user) throw new Error(`No account has the address ${email}`);
      return withTransaction(db, async (trx) => {
        const was_on = await turnOff(trx, user.id);
        const entry = { action: 'users.reset_second_factor', record_type: 'user', record_id: user.id };
        if (was_on) await audit.record(trx, NOBODY, entry);
        return was_on;
      });
    },
  };
}
