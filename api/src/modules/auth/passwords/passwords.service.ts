import { forgotPasswordSchema, passwordChangeSchema } from '@tessera/shared/forms';
import { AppError } from '../../../errors/errors';
import type { Caller } from '../../../framework/routes/http';
import type { Infra } from '../../../infra';
import type { Trx } from '../../../infra/database/db';
import { createSecretBox } from '../../../infra/basics/secret-box';
import { withTransaction } from '../../../infra/database/transaction';
import { messageOf } from '../../../messages/message';
import type { Told } from '../../../messages/message';
import { checkForm } from '../../../schemas/check-form';
import type { LimitsService } from '../../limits/limits.service';
import type { MailService } from '../../mail/mail.service';
import { NO_PASSWORD } from '../../users/users.service';
import type { UserRow, UsersService } from '../../users/users.service';
import { AUTH_LIMITS } from './auth-limits';
import { checkPassword } from './form-rules';
import { hashOfLink, linkNotValid, makeLink } from './mail-links';
import { mailTokensRepository } from './mail-tokens.repository';
import type { MailTokenPurpose } from './mail-tokens.repository';
import type { PasswordHasher } from './password-hasher';
import type { SessionsService } from '../sessions/sessions.service';

export interface PasswordsDeps extends Pick<Infra, 'db' | 'clock' | 'config' | 'queue'> {
  users: Pick<UsersService, 'findById' | 'findByEmail' | 'lock' | 'setPassword' | 'setEmailVerified'>;
  sessions: Pick<SessionsService, 'endAll' | 'hasSecondFactor' | 'rememberPlace'>;
  hasher: PasswordHasher;
  mail: Pick<MailService, 'send'>;
  limits: LimitsService;
}

export interface NewPassword {
  user_id: string;
  password_hash: string;
  /** the one session that goes on */
  keep_session: string | null;
  reason: string;
}

export type PasswordsService = ReturnType<typeof createPasswordsService>;

const FORGOT_JOB = 'auth.forgot-password';
const SETS_PASSWORD: MailTokenPurpose[] = ['reset', 'invite'];
type WrongPassword = `validation.failed.${'password' | 'current_password'}_wrong`;

/** Changing a password, and setting a new one by a link in a mail. */
export function createPasswordsService(deps: PasswordsDeps) {
  const { db, clock, config, queue, users, sessions, hasher, mail, limits } = deps;
  // The queue keeps its jobs for days: who asked is not to be read there.
  const box = createSecretBox(config.shop_secret, FORGOT_JOB);

  /** The one way to a new password: other sessions and links that were sent before end with the old one. */
  async function replace(trx: Trx, { user_id, password_hash, keep_session, reason }: NewPassword): Promise<void> {
    await users.setPassword(trx, user_id, password_hash);
    await sessions.endAll(trx, user_id, keep_session, reason);
    await mailTokensRepository.removeOf(trx, user_id, ['reset', 'change', 'invite']);
  }

  async function confirm(user_id: string, password: string, field: string, wrong: WrongPassword): Promise<void> {
    const guesses = limits.bucket(AUTH_LIMITS.confirm, user_id);
    await guesses.take();
    const user = await users.findById(user_id);
    const right = await hasher.verify(user?.password_hash, password).catch(async (error: unknown) => {
      await guesses.giveBack();
      throw error;
    });
    if (!right) throw new AppError(wrong, {}, { field });
    await guesses.giveBack();
  }

  async function sendResetTo(trx: Trx, { id, email, first_name, language }: UserRow): Promise<void> {
    const { token, expires_at } = await makeLink(trx, { user_id: id, purpose: 'reset', email }, clock.now());
    const data = { first_name, token };
    await mail.send(trx, { to: email, template: 'reset-password', data, language, valid_until: expires_at });
  }

  /** Writes the mail with the link, in the worker: whether there is an account shows in no answer's time. */
  async function sendResetMail(email: string): Promise<void> {
    const user = await users.findByEmail(email);
    if (!user || !(await limits.bucket(AUTH_LIMITS.mail, `reset ${user.id}`).tryTake())) return;
    await withTransaction(db, (trx) => sendResetTo(trx, user));
  }

  return {
    /** Stores a new password as part of `trx`; its owner is signed out everywhere but in `keep_session`. */
    replace,

    /**
     * Asks somebody who is signed in for their password once more.
     * @throws AppError `validation.failed` with the message of `wrong` at `field`; `request.rate_limited` after ten wrong ones
     */
    confirm,

    /**
     * Changes the password and ends every other session of this person.
     * @throws AppError `validation.failed`, `request.rate_limited`
     */
    async change(caller: Caller, current: string, password: string): Promise<Told> {
      const { user_id, session_id } = caller;
      await checkForm(passwordChangeSchema, { current_password: current, password, confirm_password: password });
      await confirm(user_id, current, 'current_password', 'validation.failed.current_password_wrong');
      const password_hash = await hasher.hash(password);
      await withTransaction(db, async (trx) => {
        const user = await users.lock(trx, user_id);
        if (!user) throw new AppError('auth.token_not_valid');
        await replace(trx, { user_id, password_hash, keep_session: session_id, reason: 'password changed' });
        const { email, first_name, language } = user;
        await mail.send(trx, { to: email, template: 'password-changed', data: { first_name }, language });
      });
      return { message: messageOf('auth.password_changed') };
    },

    /**
     * Asks for a link to set a new password. Only notes that somebody asked: the rest is a job.
     * @throws AppError `validation.failed` for what is no address
     */
    async forgot(email: string): Promise<Told> {
      await checkForm(forgotPasswordSchema, { email });
      await queue.send(FORGOT_JOB, { sealed: box.seal(Buffer.from(email.trim().toLowerCase())).toString('base64') });
      // Said to everybody: who has an account here is not told to strangers.
      return { message: messageOf('auth.reset_asked') };
    },

    /**
     * Sets a new password by the link of a mail, once, within 30 minutes (seven days for an invitation); ends every session of its owner. A
     * mail tells them, unless it is their first.
     * @param address from where the link was opened: whoever reads the account's mail is its owner
     * @throws AppError `validation.failed`, `auth.link_not_valid`
     */
    async reset(token: string, password: string, address: string): Promise<Told> {
      await checkPassword(password);
      const token_hash = hashOfLink(token);
      const found = await mailTokensRepository.find(db, token_hash, SETS_PASSWORD, clock.now());
      // Asked before the hash is made, which costs far more than a guess of a link is worth.
      if (!found) throw linkNotValid();
      const password_hash = await hasher.hash(password);
      const isFirst = await withTransaction(db, async (trx) => {
        const link = await mailTokensRepository.use(trx, token_hash, SETS_PASSWORD, clock.now());
        const user = link && (await users.lock(trx, link.user_id));
        if (!link || user?.email !== link.email) throw linkNotValid();
        await replace(trx, { user_id: user.id, password_hash, keep_session: null, reason: 'password reset' });
        await users.setEmailVerified(trx, user.id);
        // Where a code is asked for, too, whoever reads the mail has not been let in yet: their guesses of it count for all.
        if (!(await sessions.hasSecondFactor(trx, user.id))) await sessions.rememberPlace(trx, user.id, address);
        if (user.password_hash === NO_PASSWORD) return true;
        const { email, first_name, language } = user;
        await mail.send(trx, { to: email, template: 'password-changed', data: { first_name }, language });
        return false;
      });
      await limits.bucket(AUTH_LIMITS.guess, found.email).clear();
      return { message: messageOf(isFirst ? 'auth.password_set' : 'auth.password_reset') };
    },

    /**
     * Takes the password of an account away, with its sessions and links, and answers a new link to set one, for seven
     * days: whoever reads the account's mail is its owner, and nobody else is.
     */
    async invite(trx: Trx, { id, email }: { id: string; email: string }): Promise<{ token: string; expires_at: Date }> {
      await replace(trx, {
        user_id: id,
        password_hash: NO_PASSWORD,
        keep_session: null,
        reason: 'invited to the staff',
      });
      return makeLink(trx, { user_id: id, purpose: 'invite', email }, clock.now());
    },

    /**
     * Sends the link by which its owner sets a new password, because staff were asked for help.
     * @throws AppError `request.rate_limited`: as many mails to an account as whoever asks by themselves gets
     */
    async sendReset(trx: Trx, user: UserRow): Promise<void> {
      await limits.bucket(AUTH_LIMITS.mail, `reset ${user.id}`).take();
      await sendResetTo(trx, user);
    },

    /** Takes requests for such links from the queue in this process. */
    work: (): Promise<void> =>
      queue.work<{ sealed: string }>(
        FORGOT_JOB,
        ({ sealed }) => sendResetMail(box.open(Buffer.from(sealed, 'base64')).toString()),
        { poll_seconds: 1, at_once: 5 },
      ),

    removeExpiredLinks: (): Promise<void> => mailTokensRepository.removeExpired(db, clock.now()),

    /** Gives back what hashing has in memory; the next password takes it again. */
    stop: (): Promise<void> => hasher.end(),
  };
}
