import type { Language } from '../../../core/languages';
import type { Infra } from '../../../infra';
import { isId } from '../../../infra/basics/ids';
import { requireKnown } from '../../../infra/database/lists/list-cursor';
import type { PaymentSettingsService } from '../../payments/settings/payment-settings.service';
import type { StoreService } from '../../store/store.service';
import { accountsRepository } from '../accounts/accounts.repository';
import type { PayLaterService } from '../accounts/pay-later.service';
import { presentSchedules } from '../accounts/present-schedule';
import { ledgerRepository } from '../ledger/ledger.repository';
import { accountListRepository } from './account-list.repository';
import { adjustmentsRepository } from './adjustments.repository';
import type { ShownAdjustment } from './adjustments.repository';
import type { Alone } from './alone';
import { presentApplication } from './present-account.service';
import type { PresentAccount } from './present-account.service';
import { recordRepository as repository } from './record.repository';
import type {
  AdminPayLaterRecordView,
  PayLaterAdjustmentView,
  PayLaterEntriesView,
  PayLaterRequestsView,
} from './record.schemas';
import { accountNotFound } from './staff-change';

export interface AccountRecordDeps extends Pick<Infra, 'db'> {
  alone: Pick<Alone, 'sum'>;
  payLater: Pick<PayLaterService, 'today'>;
  presentAccount: PresentAccount;
  settings: Pick<PaymentSettingsService, 'get'>;
  store: Pick<StoreService, 'getCurrency'>;
}

const MOST = { schedules: 100, adjustments: 100, applications: 10, reminders: 50, entries: 50, requests: 100 };
const NOBODY_KNOWN = { customer_since: null, orders_count: 0, spent: 0, last_order_at: null, returns_count: 0 };

export type AccountRecordService = ReturnType<typeof createAccountRecord>;

/** One pay-later account, whole. */
export function createAccountRecord({ db, alone, payLater, presentAccount, settings, store }: AccountRecordDeps) {
  async function factsOf(id: string, user_id: string | null): Promise<AdminPayLaterRecordView['facts']> {
    const [known = NOBODY_KNOWN, plans] = await Promise.all([
      user_id === null ? undefined : repository.findFacts(db, user_id),
      repository.countPlans(db, id),
    ]);
    const { customer_since, last_order_at } = known;
    const moments = {
      customer_since: customer_since?.toISOString() ?? null,
      last_order_at: last_order_at?.toISOString() ?? null,
    };
    return { ...known, ...moments, ...plans };
  }

  async function schedulesOf(id: string, day: string, language: Language) {
    const schedules = await repository.listSchedules(db, id, MOST.schedules);
    const ids = schedules.map((schedule) => schedule.id);
    return presentSchedules(schedules, await ledgerRepository.listInstalments(db, ids), day, language);
  }

  return {
    /** @throws AppError `pay_later.account_not_found` */
    async get(id: string, language: Language): Promise<AdminPayLaterRecordView> {
      const found = isId(id) ? await accountListRepository.find(db, id) : undefined;
      const [account] = found ? await presentAccount.all([found]) : [];
      if (!found || !account) throw accountNotFound();
      const day = await payLater.today();
      const [facts, schedules, adjustments, applications, reminders] = await Promise.all([
        factsOf(id, found.user_id),
        schedulesOf(id, day, language),
        adjustmentsRepository.list(db, id, MOST.adjustments),
        accountsRepository.listApplications(db, [id]),
        repository.listReminders(db, id, MOST.reminders),
      ]);
      return {
        ...account,
        currency: await store.getCurrency(),
        day,
        second_person_above: (await settings.get()).pay_later.second_person_above,
        alone: await alone.sum(db, id),
        facts,
        applications: applications.slice(-MOST.applications).toReversed().map(presentApplication),
        schedules,
        adjustments: adjustments.map((row) => presentAdjustment(row)),
        reminders,
      };
    },

    /** A part of the ledger, the latest first. @throws AppError `pay_later.account_not_found` */
    async listEntries(id: string, after: string | undefined): Promise<PayLaterEntriesView> {
      if (!isId(id) || !(await accountsRepository.find(db, id))) throw accountNotFound();
      const rows = await repository.listEntries(db, id, { after, limit: MOST.entries + 1 });
      await requireKnown(db, 'pay_later_entries', after, rows);
      const items = rows.slice(0, MOST.entries);
      return {
        items: items.map(({ id: entry_id, kind, amount, order_id, order_number, created_at }) => ({
          id: entry_id,
          kind,
          amount,
          order_id,
          order_number,
          created_at: created_at.toISOString(),
        })),
        next_cursor: rows.length > MOST.entries ? (items.at(-1)?.id ?? null) : null,
        currency: await store.getCurrency(),
      };
    },

    /** What waits for a second person. */
    async listRequests(): Promise<PayLaterRequestsView> {
      const rows = await adjustmentsRepository.listWaiting(db, MOST.requests);
      const items = rows.map((row) => ({ ...presentAdjustment(row), account_name: row.account_name }));
      return { items, currency: await store.getCurrency() };
    },
  };
}

function presentAdjustment(row: ShownAdjustment): PayLaterAdjustmentView {
  const { id, account_id, order_id, order_number, instalment_number, kind, amount, reason, received_on, state } = row;
  return {
    id,
    account_id,
    order_id,
    order_number,
    instalment_number,
    kind,
    amount,
    reason,
    received_on,
    state,
    requested_by: row.requested_by,
    requested_by_name: row.requested_by_name,
    requested_at: row.requested_at.toISOString(),
    decided_by_name: row.decided_by_name,
    decided_at: row.decided_at?.toISOString() ?? null,
    reversed_at: row.reversed_at?.toISOString() ?? null,
    answer: row.answer,
    parts: row.parts ?? [],
  };
}
