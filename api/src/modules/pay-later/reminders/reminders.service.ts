import { offeredOrFirst } from '../../../core/languages';
import type { Language } from '../../../core/languages';
import type { Infra } from '../../../infra';
import type { Trx } from '../../../infra/database/db';
import { withTransaction } from '../../../infra/database/transaction';
import { reasonOf } from '../../../infra/basics/reason-of';
import type { MailService } from '../../mail/mail.service';
import type { PaymentSettingsService } from '../../payments/settings/payment-settings.service';
import type { Notice, StaffNoticesService } from '../../staff-notices/staff-notices.service';
import type { StoreService } from '../../store/store.service';
import { addDays, dayIn, daysBetween, hourIn } from '../../../infra/basics/calendar';
import { openOf } from '../ledger/instalment-state';
import { readReminderSettings } from './reminder-settings';
import type { ReminderSettings } from './reminder-settings';
import { reminderStep } from './reminder-steps';
import { remindersRepository } from './reminders.repository';

export interface RemindersDeps extends Pick<Infra, 'db' | 'clock' | 'logger'> {
  settings: Pick<PaymentSettingsService, 'get'>;
  store: Pick<StoreService, 'getCurrency' | 'getLanguages'>;
  mail: Pick<MailService, 'send'>;
  staffNotices: Pick<StaffNoticesService, 'notify'>;
}

type Open = Awaited<ReturnType<typeof remindersRepository.listOpen>>[number];

/** Nobody is woken by what they owe. */
const FROM_HOUR = 8;

/** What a round goes by. */
interface Round {
  today: string;
  currency: string;
  /** the store's own */
  languages: readonly Language[];
  steps: ReminderSettings['steps'];
}

/**
 * Mails about what is due, on the days that staff have set. All instalments of a person that are at a step come in one mail,
 * with the words of the latest of these steps, and there is at most one a day, however often and in however many workers
 * this runs.
 */
export function createRemindersService({ db, clock, logger, settings, store, mail, staffNotices }: RemindersDeps) {
  /** The step that it is at, unless that or a later one was reminded of before: steps may have been changed meanwhile. */
  async function stepOf(trx: Trx, { id, due_on }: Open, { steps, today }: Round): Promise<number | null> {
    const days = steps.map((step) => step.days);
    const step = reminderStep(days, due_on, today);
    if (step === null) return null;
    const last = await remindersRepository.findLastStep(trx, id, due_on);
    return last !== null && last >= step ? null : step;
  }

  async function remind(trx: Trx, parts: Open[], round: Round): Promise<boolean> {
    const { today, currency, steps } = round;
    const [person] = parts;
    if (!person) return false;
    await remindersRepository.lockAccount(trx, person.account_id);
    if (await remindersRepository.hasMailOn(trx, person.account_id, today)) return false;
    const told: Open[] = [];
    let latest = -Infinity;
    for (const part of parts) {
      const step = await stepOf(trx, part, round);
      if (step === null) continue;
      const { id: instalment_id, due_on, account_id } = part;
      const reminder = { instalment_id, due_on, step, account_id, sent_on: today };
      if (!(await remindersRepository.insert(trx, reminder))) continue;
      told.push(part);
      latest = Math.max(latest, step);
    }
    if (told.length === 0) return false;
    const { first_name, email } = person;
    const language = offeredOrFirst(person.language, round.languages);
    const own = steps.find(({ days }) => days === latest)?.texts[language] ?? null;
    const data = { first_name, currency, parts: told.map((part) => presentInstalment(part, today)), own };
    await mail.send(trx, { to: email, template: 'pay-later-reminder', data, language });
    await staffNotices.notify(
      trx,
      ...told.filter(({ due_on }) => due_on < today).map((part) => overdue(part, currency)),
    );
    return true;
  }

  return {
    /** Sends what is to be sent today, from eight o'clock in the store's time zone on. @returns how many mails */
    async send(): Promise<number> {
      const { time_zone } = (await settings.get()).pay_later;
      const now = clock.now();
      if (hourIn(time_zone, now) < FROM_HOUR) return 0;
      const today = dayIn(time_zone, now);
      const { steps } = (await readReminderSettings(db)).settings;
      const first = Math.max(0, -(steps[0]?.days ?? 0));
      const open = await remindersRepository.listOpen(db, addDays(today, first));
      const by_account = new Map<string, Open[]>();
      for (const part of open) by_account.set(part.account_id, [...(by_account.get(part.account_id) ?? []), part]);
      const [currency, languages] = await Promise.all([store.getCurrency(), store.getLanguages()]);
      const round = { today, steps, currency, languages };
      let count = 0;
      for (const [account, parts] of by_account) {
        try {
          if (await withTransaction(db, (trx) => remind(trx, parts, round))) count += 1;
        } catch (error) {
          // One person's trouble keeps no other from being told.
          logger.error({ reason: reasonOf(error), account }, 'a reminder could not be queued');
        }
      }
      return count;
    },
  };
}

/** Staff hears of an instalment once, with the first reminder after its day. */
function overdue(part: Open, currency: string): Notice {
  const { id, due_on, order_number: number } = part;
  const data = { number, amount: openOf(part), currency, due_on };
  return { kind: 'instalment_overdue', subject_id: number, data, once: `instalment_overdue:${id}` };
}

function presentInstalment(part: Open, today: string) {
  return {
    order_number: part.order_number,
    due_on: part.due_on,
    amount: openOf(part),
    days: daysBetween(today, part.due_on),
  };
}
