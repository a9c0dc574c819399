import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import type { Trx } from '../../infra/database/db';
import { withTransaction } from '../../infra/database/transaction';
import type { Language } from '../../core/languages';
import type { PasswordsService } from '../auth/passwords/passwords.service';
import type { MailService } from '../mail/mail.service';
import type { StaffService } from '../staff/staff.service';
import type { StoreService } from '../store/store.service';
import type { UsersService } from '../users/users.service';
import type { GivenUp, PersonalData } from '../../framework/door/personal-data';
import { personalDataRepository } from './personal-data.repository';

export interface PersonalDataDeps extends Pick<Infra, 'db' | 'clock' | 'logger'> {
  /** in the order in which they forget */
  areas: readonly PersonalData[];
  users: Pick<UsersService, 'findById' | 'lock'>;
  staff: Pick<StaffService, 'refuseLastOwner'>;
  passwords: Pick<PasswordsService, 'confirm'>;
  mail: Pick<MailService, 'send'>;
  store: Pick<StoreService, 'get'>;
}

/** Further members are named by the areas. */
export interface PersonalExport extends Record<string, unknown> {
  /** RFC 3339 */
  exported_at: string;
  store: string;
}

export type PersonalDataService = ReturnType<typeof createPersonalDataService>;

/** What is known about a person: handing it over, and forgetting it. */
export function createPersonalDataService({
  db,
  clock,
  logger,
  areas,
  users,
  staff,
  passwords,
  mail,
  store,
}: PersonalDataDeps) {
  /** The row goes last: with it go sessions, addresses, cart and links. */
  async function erase(trx: Trx, user_id: string, given_up: GivenUp): Promise<void> {
    await staff.refuseLastOwner(trx, user_id);
    const user = await users.lock(trx, user_id);
    if (!user) return;
    for (const area of areas) await area.erase?.(trx, user, given_up);
    await personalDataRepository.removeStoredAnswers(trx, user);
    await personalDataRepository.removeUser(trx, user_id);
    const { email, first_name, language } = user;
    await mail.send(trx, { to: email, template: 'account-deleted', data: { first_name }, language });
  }

  /** What is left of somebody outside of the database goes with them. */
  async function removeFiles(): Promise<void> {
    for (const area of areas) {
      await area
        .removeFiles?.()
        .catch((error: unknown) => logger.error({ err: error }, 'files of a former account stay'));
    }
  }

  return {
    /** To be called once `erase` is committed. Never throws: what stays is removed within the hour. */
    removeFiles,

    /**
     * Deletes an account, as part of `trx`, without asking anybody: what the shop must keep stays without its person.
     * @throws AppError `users.last_admin`, `users.open_orders`, `pay_later.balance_open`,
     *   `users.store_credit_left` where there is other store credit than is given up
     */
    erase,

    /**
     * Everything that the shop holds about a person, for them to keep. Never a password or a token.
     * @param read_in the language of who reads it
     */
    async export(user_id: string, read_in: Language): Promise<PersonalExport> {
      const user = await users.findById(user_id);
      if (!user) throw new AppError('auth.token_not_valid');
      const { id, first_name, last_name, username, email, email_verified, role, language } = user;
      const { created_at, last_modified_at } = user;
      const profile = {
        id,
        first_name,
        last_name,
        username,
        email,
        email_verified,
        role,
        language,
        created_at,
        last_modified_at,
      };
      const parts = await Promise.all(areas.map((area) => area.read(user, read_in)));
      const { name } = await store.get();
      const exported_at = clock.now().toISOString();
      return Object.assign({ exported_at, store: name, profile }, ...parts);
    },

    /**
     * Deletes an account: what the shop must keep stays without its person.
     * @throws AppError `validation.failed` for a wrong password, `request.rate_limited`, and what `erase` throws
     */
    async delete(user_id: string, password: string, given_up: GivenUp): Promise<void> {
      await passwords.confirm(user_id, password, 'password', 'validation.failed.password_wrong');
      await withTransaction(db, (trx) => erase(trx, user_id, given_up));
      await removeFiles();
    },
  };
}
