import type {
  AdminPayLaterAccount,
  AdminPayLaterList,
  AdminPayLaterRecord,
  PayLaterAdjustment,
  PayLaterAgeing,
} from '@tessera/shared/contract';
import { wholePage } from '../list-fixtures';

const application: NonNullable<AdminPayLaterAccount['application']> = {
  date_of_birth: '1990-04-12',
  monthly_income: 350_000,
  employment: 'employed',
  consent_at: '2026-10-01T09:00:00.000Z',
  consent_version: '2026-11',
  decision: 'approved',
  reason: '',
  granted_limit: 150_000,
  decided_at: '2026-10-01T09:00:00.000Z',
  by_rule: true,
  created_at: '2026-10-01T09:00:00.000Z',
};

/** Somebody with two parts of four paid, one of them overdue, unless told otherwise. */
export const payLaterAccount = (overrides: Partial<AdminPayLaterAccount> = {}): AdminPayLaterAccount => ({
  id: '0190aaaa-0000-7000-8000-00000000d001',
  user_id: '0190aaaa-0000-7000-8000-00000000b001',
  name: 'Ada Byrne',
  email: 'ada@shopper.example',
  state: 'active',
  reason: null,
  limit: 150_000,
  used: 5000,
  overdue: 2500,
  next_due_on: '2026-11-10',
  overdue_days: 14,
  application,
  created_at: '2026-10-01T09:00:00.000Z',
  version: 3,
  ...overrides,
});

/** One that waits for a decision. */
export const waitingAccount = (overrides: Partial<AdminPayLaterAccount> = {}): AdminPayLaterAccount =>
  payLaterAccount({
    id: '0190aaaa-0000-7000-8000-00000000d002',
    name: 'Ben Stone',
    email: 'ben@shopper.example',
    state: 'pending',
    limit: 0,
    used: 0,
    overdue: 0,
    next_due_on: null,
    overdue_days: 0,
    application: { ...application, decision: null, granted_limit: null, decided_at: null, by_rule: false },
    ...overrides,
  });

export const accountPage = (items: AdminPayLaterAccount[]): AdminPayLaterList => ({
  ...wholePage(items),
  currency: 'USD',
});

export const payLaterAgeing = (): PayLaterAgeing => ({
  currency: 'USD',
  day: '2026-11-24',
  buckets: [
    { age: '1_30', amount: 2500, instalments: 1, accounts: 1 },
    { age: '31_60', amount: 0, instalments: 0, accounts: 0 },
    { age: '61_90', amount: 0, instalments: 0, accounts: 0 },
    { age: '91', amount: 120_000, instalments: 7, accounts: 3 },
  ],
});

/** A waiver that was booked at once, unless told otherwise. */
export const payLaterBooking = (overrides: Partial<PayLaterAdjustment> = {}): PayLaterAdjustment => ({
  id: '0190aaaa-0000-7000-8000-00000000e001',
  account_id: '0190aaaa-0000-7000-8000-00000000d001',
  order_id: '0190aaaa-0000-7000-8000-00000000f001',
  order_number: 'KO-7K3M9P',
  instalment_number: 3,
  kind: 'waiver',
  amount: 1000,
  reason: 'A good customer',
  received_on: null,
  state: 'applied',
  requested_by: '0190aaaa-0000-7000-8000-00000000b777',
  requested_by_name: 'Mia Stone',
  requested_at: '2026-11-20T09:00:00.000Z',
  decided_by_name: null,
  decided_at: null,
  reversed_at: null,
  answer: '',
  parts: [],
  ...overrides,
});

const part = (number: number, due_on: string, paid: number, state: 'paid' | 'open' | 'overdue') => ({
  id: `0190aaaa-0000-7000-8000-00000000900${number}`,
  number,
  due_on,
  amount: 2500,
  paid,
  state,
});

/** The same account whole. */
export const payLaterRecord = (overrides: Partial<AdminPayLaterRecord> = {}): AdminPayLaterRecord => ({
  ...payLaterAccount(),
  currency: 'USD',
  day: '2026-11-24',
  second_person_above: 10_000,
  alone: 0,
  facts: {
    customer_since: '2025-03-01T08:00:00.000Z',
    orders_count: 7,
    spent: 61_250,
    last_order_at: '2026-10-13T08:00:00.000Z',
    returns_count: 1,
    plans_count: 2,
    plans_open: 1,
  },
  applications: [application],
  schedules: [
    {
      order_id: '0190aaaa-0000-7000-8000-00000000f001',
      order_number: 'KO-7K3M9P',
      plan: 'four-parts',
      plan_name: 'Four parts, one every 14 days',
      instalments: [
        part(1, '2026-10-13', 2500, 'paid'),
        part(2, '2026-10-27', 2500, 'paid'),
        part(3, '2026-11-10', 0, 'overdue'),
        part(4, '2026-11-28', 0, 'open'),
      ],
    },
  ],
  adjustments: [],
  reminders: [{ order_number: 'KO-7K3M9P', number: 3, due_on: '2026-11-10', step: 7, sent_on: '2026-11-17' }],
  ...overrides,
});
