import { AppError } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import type { Db, Trx } from '../../../infra/database/db';
import type { PlanSnapshot } from '../../../infra/database/tables/payments';
import { inPipeline } from '../../../infra/database/pipeline';
import type { Language } from '../../../core/languages';
import type { PayLaterScheduleView } from '../../../schemas/payment';
import type { InstalmentMethodsService } from '../../payments/settings/instalment-methods.service';
import type { PaymentSettingsService } from '../../payments/settings/payment-settings.service';
import type { StoreService } from '../../store/store.service';
import { UNAVAILABLE, refusalMessage } from './account-messages';
import type { UnavailableReason } from './account-messages';
import { accountState } from './account-state';
import { accountsRepository } from './accounts.repository';
import type { ApplicationRow, PlanRow } from './accounts.repository';
import { addDays, dayIn, daysBetween } from '../../../infra/basics/calendar';
import { CONSENT_TEXT, CONSENT_VERSION } from './consent-messages';
import { openOf, wholeOf } from '../ledger/instalment-state';
import { ledgerRepository } from '../ledger/ledger.repository';
import type { AccountRow } from '../ledger/ledger.repository';
import type { PayLaterAccountView, PlanOffersView, PlanOfferView } from './pay-later.schemas';
import { isFirstAtOnce, planSchedule, takesAmount } from '../ledger/plan-schedule';
import { extend, replan } from '../ledger/replan';
import { readReminderSettings } from '../reminders/reminder-settings';
import { planName, presentSchedules } from './present-schedule';

export interface PayLaterDeps extends Pick<Infra, 'db' | 'clock'> {
  instalmentMethods: Pick<InstalmentMethodsService, 'list'>;
  settings: Pick<PaymentSettingsService, 'get'>;
  store: Pick<StoreService, 'getCurrency'>;
}

/** What has been read of pay-later for somebody. */
export interface LookedUp {
  plans: PlanRow[];
  account: AccountRow | undefined;
}

/** What somebody would buy by pay-later. */
interface Purchase {
  /** minor units */
  amount: number;
  /** code; null: the first plan that takes the amount */
  plan: string | null;
  /** of an order that is paid anew */
  order_id?: string | undefined;
}

export interface Eligibility {
  /** null: it may be used */
  reason: UnavailableReason | null;
  /** the plan that was asked for, or the first that takes the amount, wants its first instalment with the order */
  first_at_once: boolean;
}

export type PayLaterService = ReturnType<typeof createPayLaterService>;

const RECEIPTS = 100;

/** Pay-later as shoppers see it: plans, account, schedules. */
export function createPayLaterService({ db, clock, instalmentMethods, settings, store }: PayLaterDeps) {
  /** The day in the store's time zone. */
  async function today(handle: Db | Trx = db): Promise<string> {
    return dayIn((await settings.get(handle)).pay_later.time_zone, clock.now());
  }

  const takersOf = (plans: PlanRow[], amount: number): PlanRow[] =>
    plans.filter((plan) => plan.enabled && takesAmount(plan, amount));

  const plansFor = async (handle: Db | Trx, amount: number): Promise<PlanRow[]> =>
    takersOf(await accountsRepository.listPlans(handle), amount);

  async function schedulesOf(
    handle: Db | Trx,
    account: AccountRow,
    language: Language,
    day: string,
  ): Promise<PayLaterScheduleView[]> {
    const schedules = await ledgerRepository.listSchedules(handle, account.id);
    const instalments = await ledgerRepository.listInstalments(
      handle,
      schedules.map(({ id }) => id),
    );
    return presentSchedules(schedules, instalments, day, language);
  }

  /** After a refusal one waits; whoever has an account, or an application that is open, needs no other. */
  async function canApply(
    state: PayLaterAccountView['state'],
    last: ApplicationRow | undefined,
    handle: Db | Trx = db,
  ): Promise<boolean> {
    const { pay_later } = await settings.get(handle);
    if (!pay_later.enabled) return false;
    if (state === 'none') return true;
    if (state !== 'refused' || !last?.decided_at) return false;
    const again = addDays(dayIn(pay_later.time_zone, last.decided_at), pay_later.reapply_days);
    return again <= dayIn(pay_later.time_zone, clock.now());
  }

  /** Whether anything is overdue for too long, and what is reserved, apart from one order that is paid anew. */
  async function burdenOf(handle: Db | Trx, account: AccountRow, order_id: string | undefined) {
    const day = await today(handle);
    const schedules = await schedulesOf(handle, account, 'en', day);
    const own = schedules.find((schedule) => schedule.order_id === order_id);
    const others = schedules.filter((schedule) => schedule !== own);
    const late = others
      .flatMap(({ instalments }) => instalments)
      .filter(({ state }) => state === 'overdue')
      .map(({ due_on }) => daysBetween(due_on, day));
    return {
      overdue: late.length > 0 && Math.max(...late) > (await readReminderSettings(handle)).settings.hold_after_days,
      used: account.balance - (own?.instalments.reduce((sum, instalment) => sum + openOf(instalment), 0) ?? 0),
    };
  }

  return {
    today,
    canApply,

    /** Every plan that takes the amount, with dates and amounts as if it were bought today. */
    async listOffers(amount: number, language: Language): Promise<PlanOffersView> {
      const currency = await store.getCurrency();
      if (!(await settings.get()).pay_later.enabled) return { plans: [], currency };
      const [plans, day] = [await plansFor(db, amount), await today()];
      return { plans: plans.map((plan) => presentOffer(plan, amount, day, language)), currency };
    },

    async getAccount(user_id: string, language: Language): Promise<PayLaterAccountView> {
      const [account, day, currency] = [
        await accountsRepository.findOfUser(db, user_id),
        await today(),
        await store.getCurrency(),
      ];
      const applications = account ? await accountsRepository.listApplications(db, [account.id]) : [];
      const state = accountState(account, applications);
      const limit = account?.credit_limit ?? 0;
      const used = account?.balance ?? 0;
      const schedules = account ? await schedulesOf(db, account, language, day) : [];
      const receipts = account ? await ledgerRepository.listReceipts(db, account.id, RECEIPTS) : [];
      return {
        state,
        reason: reasonOf(state, account, applications, language),
        can_apply: await canApply(state, applications.at(-1)),
        limit,
        used,
        available: state === 'active' ? Math.max(0, limit - used) : 0,
        currency,
        next_due: nextDue(schedules),
        schedules,
        payment_methods: await instalmentMethods.list(language),
        receipts: receipts.map(({ id, kind, created_at, amount, order_number }) => ({
          id,
          kind,
          at: created_at.toISOString(),
          // Money paid is negative in the ledger; on a receipt it is what was paid.
          amount: -amount,
          order_number,
        })),
        consent: { version: CONSENT_VERSION, text: CONSENT_TEXT[language] },
      };
    },

    /** What `examine` goes by that depends on no amount. */
    async lookUp(handle: Db | Trx, user_id: string): Promise<LookedUp> {
      const [plans, account] = await inPipeline(
        accountsRepository.listPlans(handle),
        accountsRepository.findOfUser(handle, user_id),
      );
      return { plans, account };
    },

    /**
     * Whether somebody may buy for an amount by pay-later now, and by which plan.
     * What is reserved already for an order that is paid anew does not count.
     */
    async examine(
      handle: Db | Trx,
      { plans: all, account }: LookedUp,
      { amount, plan: wanted, order_id }: Purchase,
    ): Promise<Eligibility> {
      const plans = takersOf(all, amount);
      const plan = wanted === null ? plans[0] : plans.find(({ code }) => code === wanted);
      const first_at_once = plan !== undefined && isFirstAtOnce(plan);
      const applications = account ? await accountsRepository.listApplications(handle, [account.id]) : [];
      const state = accountState(account, applications);
      if (!account || state !== 'active') return { reason: state === 'active' ? 'none' : state, first_at_once };
      const { overdue, used } = await burdenOf(handle, account, order_id);
      if (overdue) return { reason: 'overdue', first_at_once };
      if (used + amount > account.credit_limit) return { reason: 'limit', first_at_once };
      return { reason: plan ? null : 'plan', first_at_once };
    },

    unavailable: (reason: UnavailableReason, language: Language): string => UNAVAILABLE[reason][language],

    /** @throws AppError `pay_later.plan_not_available` */
    async getPlan(trx: Trx, code: string | null, amount: number): Promise<PlanSnapshot> {
      const plans = await plansFor(trx, amount);
      const plan = code === null ? plans[0] : plans.find((one) => one.code === code);
      if (!plan) throw new AppError('pay_later.plan_not_available');
      const { name, name_de, parts, first_due_days, interval_unit, interval_count } = plan;
      return { code: plan.code, name, name_de, parts, first_due_days, interval_unit, interval_count };
    },

    /** The schedule of an order, as it stands today. */
    async findSchedule(handle: Db | Trx, order_id: string, language: Language): Promise<PayLaterScheduleView | null> {
      const schedule = await ledgerRepository.findSchedule(handle, order_id);
      if (!schedule) return null;
      const instalments = await ledgerRepository.listInstalments(handle, [schedule.id]);
      return presentSchedules([schedule], instalments, await today(handle), language)[0] ?? null;
    },

    /**
     * An order's schedule as a refund of so much would leave it (minor units; below 0: added), and what of it had been paid and
     * goes back; null where it has none.
     */
    async findScheduleAfter(
      handle: Db | Trx,
      order_id: string,
      refund: number,
      language: Language,
    ): Promise<{ plan: PayLaterScheduleView; pay_back: number } | null> {
      const schedule = await ledgerRepository.findSchedule(handle, order_id);
      if (!schedule) return null;
      const instalments = await ledgerRepository.listInstalments(handle, [schedule.id]);
      const taken = Math.min(refund, wholeOf(instalments));
      const after =
        refund < 0 ? { instalments: extend(instalments, -refund), pay_back: 0 } : replan(instalments, taken);
      const [plan] = presentSchedules([schedule], after.instalments, await today(handle), language);
      return plan ? { plan, pay_back: after.pay_back } : null;
    },

    /** What is known of somebody, for their export. */
    async readPersonal(user_id: string) {
      const account = await accountsRepository.findOfUser(db, user_id);
      if (!account) return null;
      const { credit_limit: limit, balance, suspended_at, suspended_reason, created_at } = account;
      const [applications, adjustments, entries, schedules] = [
        await accountsRepository.listApplications(db, [account.id]),
        await accountsRepository.listAdjustments(db, account.id),
        await ledgerRepository.listEntries(db, account.id),
        await schedulesOf(db, account, 'en', await today()),
      ];
      const known = { limit, balance, suspended_at, suspended_reason, created_at };
      return { ...known, applications: applications.map(exported), schedules, adjustments, entries };
    },

    /**
     * Forgets what was told; the ledger stays without its person.
     * @throws AppError `pay_later.balance_open`
     */
    async erase(trx: Trx, user_id: string): Promise<void> {
      const account = await ledgerRepository.lockAccountOfUser(trx, user_id);
      if (!account) return;
      if (account.balance > 0) {
        throw new AppError('pay_later.balance_open');
      }
      await accountsRepository.forgetFacts(trx, account.id);
    },
  };
}

function exported({ id, account_id, decided_by, ...application }: ApplicationRow) {
  return application;
}

function reasonOf(
  state: PayLaterAccountView['state'],
  account: AccountRow | undefined,
  applications: ApplicationRow[],
  language: Language,
): string | null {
  if (state === 'suspended') return account?.suspended_reason ?? '';
  const last = applications.at(-1);
  return state === 'refused' && last ? refusalMessage(last.reason, language) : null;
}

function nextDue(schedules: PayLaterScheduleView[]): PayLaterAccountView['next_due'] {
  const open = schedules.flatMap(({ instalments }) => instalments.filter(({ state }) => state !== 'paid'));
  const [first] = open.map(({ due_on }) => due_on).sort();
  if (first === undefined) return null;
  const amount = open.reduce((sum, instalment) => (instalment.due_on === first ? sum + openOf(instalment) : sum), 0);
  return { due_on: first, amount };
}

function presentOffer(plan: PlanRow, amount: number, day: string, language: Language): PlanOfferView {
  const parts = planSchedule(plan, amount, day).map(({ due_on, amount: due }) => ({ due_on, amount: due }));
  return {
    code: plan.code,
    name: planName(plan, language),
    parts,
    total: amount,
    first_part_at_once: isFirstAtOnce(plan),
  };
}
