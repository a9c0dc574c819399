import { AppError, notValid } from '../../../errors/errors';
import type { FieldErrors } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import type { Trx } from '../../../infra/database/db';
import { newId } from '../../../infra/basics/ids';
import { withTransaction } from '../../../infra/database/transaction';
import type { Language } from '../../../core/languages';
import { messageOf } from '../../../messages/message';
import type { MailService } from '../../mail/mail.service';
import type { PaymentSettingsService } from '../../payments/settings/payment-settings.service';
import type { StaffNoticesService } from '../../staff-notices/staff-notices.service';
import type { StoreService } from '../../store/store.service';
import type { UsersService } from '../../users/users.service';
import { refusalMessage } from './account-messages';
import { accountState } from './account-state';
import { accountsRepository } from './accounts.repository';
import type { ApplicationRow } from './accounts.repository';
import { dayIn, isDay, yearsBetween } from '../../../infra/basics/calendar';
import { CONSENT_VERSION } from './consent-messages';
import { decide } from './decide';
import type { Approval, Refusal } from './decide';
import type { ApplicationFacts } from './pay-later.schemas';
import type { PayLaterService } from './pay-later.service';

export interface ApplicationsDeps extends Pick<Infra, 'db' | 'clock'> {
  settings: Pick<PaymentSettingsService, 'get'>;
  payLater: Pick<PayLaterService, 'canApply'>;
  users: Pick<UsersService, 'getById'>;
  mail: Pick<MailService, 'send'>;
  store: Pick<StoreService, 'getCurrency'>;
  staffNotices: Pick<StaffNoticesService, 'notify'>;
}

/** Who is told of a decision, and how. */
export interface Addressee {
  first_name: string;
  email: string;
  language: Language;
  currency: string;
}

export type PayLaterApplicationsService = ReturnType<typeof createApplicationsService>;

const OLDEST_YEARS = 130;

/** Applying for pay-later, and the decision about it. */
export function createApplicationsService({
  db,
  clock,
  settings,
  payLater,
  users,
  mail,
  store,
  staffNotices,
}: ApplicationsDeps) {
  function check({ date_of_birth }: ApplicationFacts, consent: boolean, today: string): void {
    const errors: FieldErrors = {};
    const years = isDay(date_of_birth) ? yearsBetween(date_of_birth, today) : -1;
    if (years < 0 || years > OLDEST_YEARS) errors['date_of_birth'] = [messageOf('validation.failed.date_of_birth')];
    if (!consent) errors['consent'] = [messageOf('validation.failed.consent')];
    if (Object.keys(errors).length > 0) throw notValid(errors);
  }

  /** Asked before a transaction begins: within one, nothing else is. */
  async function addressee(user_id: string | null): Promise<Addressee | null> {
    if (user_id === null) return null;
    const { first_name, email, language } = await users.getById(user_id);
    return { first_name, email, language, currency: await store.getCurrency() };
  }

  /** Writes a decision down and tells the person by mail. */
  async function settle(
    trx: Trx,
    application: Pick<ApplicationRow, 'id' | 'account_id'>,
    decision: Approval | Refusal,
    { to, decided_by }: { to: Addressee | null; decided_by: string | null },
  ): Promise<void> {
    const now = clock.now();
    const approved = decision.decision === 'approved';
    const reason = approved ? '' : decision.reason;
    const limit = approved ? decision.limit : null;
    const values = { decision: decision.decision, reason, granted_limit: limit, decided_at: now, decided_by };
    await accountsRepository.decide(trx, application.id, values);
    if (limit !== null) {
      await accountsRepository.update(trx, application.account_id, { credit_limit: limit, last_modified_at: now });
    }
    if (!to) return;
    const { first_name, email, language, currency } = to;
    const data = { first_name, limit, reason: refusalMessage(reason, language), currency };
    await mail.send(trx, { to: email, template: 'pay-later-decided', data, language });
  }

  return {
    settle,
    addressee,

    /**
     * Keeps an application with the consent to it, and decides it by the shop's rule or leaves it to staff.
     * @throws AppError `validation.failed`, `pay_later.already_applied`, `pay_later.not_available`
     */
    async apply(user_id: string, { consent, ...facts }: ApplicationFacts & { consent: boolean }): Promise<void> {
      const { pay_later } = await settings.get();
      if (!pay_later.enabled) throw new AppError('pay_later.not_available.here');
      const now = clock.now();
      const today = dayIn(pay_later.time_zone, now);
      check(facts, consent, today);
      const to = await addressee(user_id);
      await withTransaction(db, async (trx) => {
        const stamps = { created_at: now, last_modified_at: now };
        const account = await accountsRepository.ensure(trx, { id: newId(), user_id, suspended_at: null, ...stamps });
        const applications = await accountsRepository.listApplications(trx, [account.id]);
        const state = accountState(account, applications);
        if (!(await payLater.canApply(state, applications.at(-1), trx))) {
          throw new AppError('pay_later.already_applied');
        }
        const application = { id: newId(), account_id: account.id };
        await accountsRepository.insertApplication(trx, {
          ...application,
          ...facts,
          consent_at: now,
          consent_version: CONSENT_VERSION,
          decision: null,
          granted_limit: null,
          decided_at: null,
          decided_by: null,
          created_at: now,
        });
        const decision = decide(facts, pay_later, today);
        if (decision.decision !== null) await settle(trx, application, decision, { to, decided_by: null });
        else await staffNotices.notify(trx, { kind: 'application_waiting', subject_id: account.id, data: {} });
      });
    },
  };
}
