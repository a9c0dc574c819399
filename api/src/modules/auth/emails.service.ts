import { emailChangeSchema, forgotPasswordSchema } from '@tessera/shared/forms';
import { AppError } from '../../errors/errors';
import type { Caller } from '../../framework/routes/http';
import type { Infra } from '../../infra';
import type { Trx } from '../../infra/database/db';
import { withTransaction } from '../../infra/database/transaction';
import type { Language } from '../../core/languages';
import { messageOf } from '../../messages/message';
import type { Told } from '../../messages/message';
import { checkForm } from '../../schemas/check-form';
import type { LimitsService } from '../limits/limits.service';
import type { MailService } from '../mail/mail.service';
import type { NewsletterService, Subscriber } from '../newsletter/newsletter.service';
import type { UsersService } from '../users/users.service';
import { AUTH_LIMITS } from './passwords/auth-limits';
import type { ExistenceLimits } from './passwords/existence-limits';
import { hashOfLink, linkNotValid, makeLink } from './passwords/mail-links';
import { mailTokensRepository } from './passwords/mail-tokens.repository';
import type { PasswordsService } from './passwords/passwords.service';

export interface EmailsDeps extends Pick<Infra, 'db' | 'clock'> {
  users: Pick<UsersService, 'getById' | 'findByEmail' | 'lock' | 'setByStaff' | 'setEmail' | 'setEmailVerified'>;
  passwords: Pick<PasswordsService, 'confirm'>;
  newsletter: Pick<NewsletterService, 'isWanted' | 'setForUser' | 'forget'>;
  mail: Pick<MailService, 'send'>;
  limits: LimitsService;
  existence: ExistenceLimits;
}

/** Who a confirmation is sent to. */
interface Recipient {
  id: string;
  first_name: string;
  email: string;
  language: Language;
}

export type EmailsService = ReturnType<typeof createEmailsService>;

/** That an address is somebody's, and changing it. Nothing in the shop waits for it but what sends mails there. */
export function createEmailsService(deps: EmailsDeps) {
  const { db, clock, users, passwords, newsletter, mail, limits, existence } = deps;

  async function sendVerification(trx: Trx, { id, first_name, email, language }: Recipient): Promise<void> {
    const link = await makeLink(trx, { user_id: id, purpose: 'verify', email }, clock.now());
    const { token, expires_at } = link;
    await mail.send(trx, {
      to: email,
      template: 'verify-email',
      data: { first_name, token },
      language,
      valid_until: expires_at,
    });
  }

  async function sendChange(trx: Trx, user: Recipient, new_email: string): Promise<void> {
    const { id, first_name, email, language } = user;
    // Of two requests at once the later one counts, and its link alone.
    await users.lock(trx, id);
    await mailTokensRepository.removeOf(trx, id, ['change']);
    const link = await makeLink(trx, { user_id: id, purpose: 'change', email: new_email }, clock.now());
    await mail.send(trx, {
      to: new_email,
      template: 'confirm-new-email',
      data: { first_name, token: link.token },
      language,
      valid_until: link.expires_at,
    });
    await mail.send(trx, { to: email, template: 'email-change-asked', data: { first_name, new_email }, language });
  }

  /** The new address is now the account's; links that went to the old one end with it. */
  async function change(trx: Trx, user: Recipient & Subscriber, new_email: string): Promise<void> {
    await users.setEmail(trx, user.id, new_email);
    await mailTokensRepository.removeOf(trx, user.id, ['reset', 'verify', 'change']);
    if (await newsletter.isWanted(trx, user)) {
      await newsletter.forget(trx, user);
      await newsletter.setForUser(trx, { ...user, email: new_email, email_verified: true }, true);
    }
    const data = { first_name: user.first_name, new_email };
    await mail.send(trx, { to: user.email, template: 'email-changed', data, language: user.language });
  }

  return {
    /** Queues the mail that asks for a confirmation, as part of `trx`. */
    sendVerification,

    /** @throws AppError `request.rate_limited` */
    async resendVerification({ user_id }: Caller): Promise<Told> {
      const user = await users.getById(user_id);
      if (user.email_verified) return { message: messageOf('auth.email_known') };
      await limits.bucket(AUTH_LIMITS.mail, `verify ${user_id}`).take();
      await withTransaction(db, (trx) => sendVerification(trx, user));
      return { message: messageOf('auth.email_sent', { email: user.email }) };
    },

    /**
     * Asks for another address: it is taken when the link that goes there is opened.
     * @throws AppError `validation.failed`, `request.rate_limited`
     */
    async requestChange(caller: Caller, values: { email: string; password: string }): Promise<Told> {
      await checkForm(emailChangeSchema, values);
      const email = values.email.trim().toLowerCase();
      await passwords.confirm(caller.user_id, values.password, 'password', 'validation.failed.password_wrong');
      const user = await users.getById(caller.user_id);
      if (email === user.email) throw new AppError('validation.failed.email_unchanged', {}, { field: 'email' });
      await existence.take(user.id);
      if (await users.findByEmail(email)) throw new AppError('validation.failed.email_taken', {}, { field: 'email' });
      for (const subject of [`change ${user.id}`, `change to ${email}`]) {
        await limits.bucket(AUTH_LIMITS.mail, subject).take();
      }
      await withTransaction(db, (trx) => sendChange(trx, user, email));
      return { message: messageOf('auth.email_sent', { email }) };
    },

    /**
     * Gives an account another address for its owner: nobody has confirmed it, so a link goes there, the newsletter asks
     * again, and the former address is told. Links that went to it end.
     * @throws AppError `validation.failed` for what is no address, or somebody else's
     */
    async setByStaff(trx: Trx, user: Recipient & Subscriber, given: string): Promise<void> {
      await checkForm(forgotPasswordSchema, { email: given });
      const email = given.trim().toLowerCase();
      const wanted = await newsletter.isWanted(trx, user);
      await users.setByStaff(trx, user.id, { email, email_verified: false });
      await mailTokensRepository.removeOf(trx, user.id, ['reset', 'verify', 'change']);
      const moved = { ...user, email, email_verified: false };
      if (wanted) {
        await newsletter.forget(trx, user);
        await newsletter.setForUser(trx, moved, true);
      }
      await sendVerification(trx, moved);
      const data = { first_name: user.first_name, new_email: email };
      await mail.send(trx, { to: user.email, template: 'email-changed', data, language: user.language });
    },

    /**
     * Confirms an address by the link that was sent there, or makes it the account's (docs/api.md, auth/verify-email).
     * @throws AppError `auth.link_not_valid`; `validation.failed` when somebody else has taken the address meanwhile
     */
    async verify(token: string): Promise<Told> {
      await withTransaction(db, async (trx) => {
        const link = await mailTokensRepository.use(trx, hashOfLink(token), ['verify', 'change'], clock.now());
        const user = link && (await users.lock(trx, link.user_id));
        if (!link || !user) throw linkNotValid();
        if (link.purpose === 'change') return change(trx, user, link.email);
        if (link.email !== user.email) throw linkNotValid();
        await users.setEmailVerified(trx, user.id);
        await mailTokensRepository.removeOf(trx, user.id, ['verify']);
      });
      return { message: messageOf('auth.email_confirmed') };
    },
  };
}
