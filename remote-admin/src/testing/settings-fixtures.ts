import type {
  AdminRemote,
  AuditEntry,
  DeliverySettings,
  DeliveryZoneSetting,
  MailText,
  MailTexts,
  Me,
  PaymentSettings,
  ReminderSettings,
  RemoteVersion,
  StaffMember,
  StaffRole,
  StaffToken,
  StoreSettings,
  StripeKeysState,
  TaxSettings,
} from '@tessera/shared/contract';
import { ALL_RIGHTS } from '../features/settings/frame/rights.model';

export const OWNER_ROLE: StaffRole = {
  id: '019ab000-0000-7000-8000-000000000001',
  key: 'owner',
  name: 'Owner',
  rights: [...ALL_RIGHTS],
  requires_second_factor: false,
  member_count: 1,
  version: 1,
};

export const SUPPORT_ROLE: StaffRole = {
  id: '019ab000-0000-7000-8000-000000000006',
  key: 'support',
  name: 'Support',
  rights: ['dashboard.read', 'orders.read', 'returns.write'],
  requires_second_factor: false,
  member_count: 1,
  version: 1,
};

/** A role of the shop's own, unless told otherwise. */
export function ownRole(overrides: Partial<StaffRole> = {}): StaffRole {
  return {
    id: '019ab000-0000-7000-8000-00000000000a',
    key: null,
    name: 'Night shift',
    rights: ['orders.read', 'orders.write'],
    requires_second_factor: false,
    member_count: 0,
    version: 3,
    ...overrides,
  };
}

/** An owner, unless told otherwise. */
export function me(overrides: Partial<Me> = {}): Me {
  const { id, key, name, rights } = OWNER_ROLE;
  return {
    user: { id: 'user-1', first_name: 'Ada', last_name: 'Lane', email: 'ada@example.com' },
    role: { id, key, name },
    rights,
    awaits_second_factor: false,
    ...overrides,
  };
}

/** Somebody of support who works here already, unless told otherwise. */
export function staffMember(overrides: Partial<StaffMember> = {}): StaffMember {
  const { id, key, name } = SUPPORT_ROLE;
  return {
    id: 'user-2',
    first_name: 'Mira',
    last_name: 'Holt',
    email: 'mira@example.com',
    role: { id, key, name },
    is_invited: false,
    version: 2,
    created_at: '2026-01-05T08:00:00Z',
    ...overrides,
  };
}

/** A change of somebody's role, unless told otherwise. */
export function auditEntry(overrides: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: '019ac000-0000-7000-8000-000000000001',
    at: '2026-01-05T08:00:00Z',
    user: { id: '019ac000-0000-7000-8000-00000000000b', name: 'Ada Lane' },
    token: null,
    address: '203.0.113.0',
    action: 'staff.set_role',
    record_type: 'staff',
    record_id: '019ac000-0000-7000-8000-00000000000c',
    record_name: 'mira@example.com',
    before: { role: 'Support' },
    after: { role: 'Manager' },
    ...overrides,
  };
}

/** A token that is good until somebody ends it, unless told otherwise. */
export function staffToken(overrides: Partial<StaffToken> = {}): StaffToken {
  return {
    id: '019ad000-0000-7000-8000-000000000001',
    name: 'Warehouse',
    rights: ['orders.read', 'orders.write'],
    remote: null,
    created_by: { id: 'user-1', name: 'Ada Lane' },
    created_at: '2026-01-05T08:00:00Z',
    last_used_at: null,
    expires_at: null,
    revoked_at: null,
    ...overrides,
  };
}

/** A version of a part of the shop that was never live, unless told otherwise. */
export function remoteVersion(overrides: Partial<RemoteVersion> = {}): RemoteVersion {
  return {
    version: '1.2.0-c',
    state: 'published',
    contract: '^2.0.0',
    weight: 100,
    budget: 30_000,
    pages: [
      { page: 'cart', bytes: 21_400 },
      { page: 'wishlist', bytes: 12_000 },
    ],
    created_at: '2026-01-06T08:00:00Z',
    user: { id: 'user-1', name: 'Ada Lane' },
    token: { id: 'token-1', name: 'Team Checkout' },
    collected_at: null,
    ...overrides,
  };
}

/** The cart, whose second version is live and whose third one waits, unless told otherwise. */
export function adminRemote(overrides: Partial<AdminRemote> = {}): AdminRemote {
  return {
    name: 'cart',
    team: 'Checkout',
    owns: ['/cart', '/checkout'],
    live_version: '1.1.0-b',
    previous_version: '1.0.0-a',
    canary: null,
    versions: [
      remoteVersion(),
      remoteVersion({ version: '1.1.0-b', state: 'live', pages: [{ page: 'cart', bytes: 20_000 }] }),
      remoteVersion({ version: '1.0.0-a', state: 'previous', pages: null }),
      remoteVersion({ version: '0.9.0-z', state: 'collected', collected_at: '2026-01-05T08:00:00Z' }),
    ],
    ...overrides,
  };
}

/** The store's settings as staff read them, unless told otherwise. */
export function storeForStaff(overrides: Partial<StoreSettings> = {}): StoreSettings {
  return {
    name: 'Kiln & Oak',
    logo_id: null,
    logo: null,
    currency: 'USD',
    currencies: [],
    locale: 'en-US',
    languages: ['en', 'de'],
    translated: [{ language: 'de', products: 1204, pages: 7 }],
    time_zone: 'UTC',
    contact: { email: 'hello@example.com', phone: '+1 (555) 010-0142', address: '18 Foundry Lane' },
    social: [{ network: 'instagram', url: 'https://instagram.example.com/shop' }],
    maintenance: false,
    maintenance_note: { texts: { en: '', de: '' }, until: null },
    sign_in_prompt: 'always',
    trouble_email: '',
    low_stock: 5,
    seller: { legal_name: '', tax_number: '12/345/67890', vat_id: '' },
    order_prefix: 'KO',
    announcement: null,
    version: 3,
    ...overrides,
  };
}

/** A zone with one way of delivery, unless told otherwise. */
export function deliveryZone(overrides: Partial<DeliveryZoneSetting> = {}): DeliveryZoneSetting {
  const prices = [
    { up_to_grams: 2000, price: 590 },
    { up_to_grams: null, price: 1900 },
  ];
  const names = { en: 'Standard delivery', de: 'Standardversand' };
  return {
    id: '019ae000-0000-7000-8000-000000000001',
    name: 'Home',
    names: { en: 'Contiguous US', de: '' },
    countries: ['US'],
    postal_codes: [],
    methods: [{ code: 'standard', names, active: true, prices, free_from: 15_000, min_days: 3, max_days: 5 }],
    ...overrides,
  };
}

/** Delivery at home and to two countries, unless told otherwise. */
export function deliveryForStaff(overrides: Partial<DeliverySettings> = {}): DeliverySettings {
  const europe = { id: '019ae000-0000-7000-8000-000000000002', name: 'Europe', countries: ['DE', 'FR'] };
  return {
    currency: 'USD',
    cut_off_hour: 14,
    zones: [deliveryZone(), deliveryZone({ ...europe, names: { en: '', de: '' } })],
    version: 3,
    ...overrides,
  };
}

/** Taxes of two countries, one of them with a rate for a part of it, unless told otherwise. */
export function taxesForStaff(overrides: Partial<TaxSettings> = {}): TaxSettings {
  const names = { en: 'VAT', de: 'MwSt.' };
  const books = '019af000-0000-7000-8000-00000000000b';
  return {
    included: false,
    shipping_taxed: true,
    rates: [
      {
        id: '019af000-0000-7000-8000-000000000001',
        country: 'US',
        regions: ['CA', 'California'],
        category_id: null,
        names: { en: 'Sales tax', de: '' },
        rate: 7_250,
      },
      {
        id: '019af000-0000-7000-8000-000000000002',
        country: 'DE',
        regions: [],
        category_id: null,
        names,
        rate: 19_000,
      },
      {
        id: '019af000-0000-7000-8000-000000000003',
        country: 'DE',
        regions: [],
        category_id: books,
        names,
        rate: 7_000,
      },
    ],
    categories: [
      { id: books, name: 'Books', parent_id: '019af000-0000-7000-8000-00000000000a' },
      { id: '019af000-0000-7000-8000-00000000000a', name: 'Home', parent_id: null },
    ],
    version: 3,
    ...overrides,
  };
}

/** Two reminders, one of them in the shop's own words, unless told otherwise. */
export function remindersForStaff(overrides: Partial<ReminderSettings> = {}): ReminderSettings {
  const usual = (subject: string, text: string) => ({ subject, text });
  return {
    hold_after_days: 0,
    steps: [
      { days: -5, texts: { en: null, de: null } },
      { days: 3, texts: { en: usual('Ours', 'Pay {amount}'), de: null } },
    ],
    usual: {
      soon: {
        en: usual('A payment is due soon', 'A short reminder of what comes next:'),
        de: usual('Eine Zahlung wird bald fällig', 'eine kurze Erinnerung an die nächste Zahlung:'),
      },
      overdue: {
        en: usual('A payment is overdue', 'Please remember to pay:'),
        de: usual('Eine Zahlung ist überfällig', 'bitte denken Sie an die Zahlung:'),
      },
    },
    placeholders: ['name', 'store', 'amount'],
    version: 3,
    ...overrides,
  };
}

/** Cards of the test gateway, cash at the door and a transfer, unless told otherwise. */
export function paymentsForStaff(overrides: Partial<PaymentSettings> = {}): PaymentSettings {
  return {
    currency: 'USD',
    capture: 'at_once',
    cards: { stripe: true, test_card: true },
    cash_on_delivery: { enabled: true, fee: 500, up_to: 50_000, countries: ['US'] },
    bank_transfer: { enabled: true, holder: 'Kiln & Oak', iban: 'DE02120300000000202051', bic: '', days: 14 },
    pay_later: { enabled: true, second_person_above: 10_000 },
    available: { stripe: null, test_card: true },
    version: 3,
    ...overrides,
  };
}

/** A mail with a subject of the shop's own in English, unless told otherwise. */
export function mailForStaff(overrides: Partial<MailTexts> = {}): MailTexts {
  const text = (key: string, kind: MailText['kind'], en: string, more: Partial<MailText> = {}): MailText => ({
    key,
    kind,
    usual: { en, de: `${en} (de)` },
    own: { en: null, de: null },
    placeholders: ['number', 'store'],
    needed: [],
    ...more,
  });
  return {
    name: 'order-paid',
    texts: [
      text('subject', 'subject', 'Paid: {number}', { own: { en: 'Thank you, {number}', de: null } }),
      text('thanks', 'text', 'We have received it.', { needed: ['number'] }),
      text('invoice', 'text', 'Look at your invoice.'),
      text('reason', 'reason', 'You ordered at {store}.'),
    ],
    version: 3,
    ...overrides,
  };
}

/** No keys of Stripe, unless told otherwise. */
export const stripeKeysForStaff = (overrides: Partial<StripeKeysState> = {}): StripeKeysState => ({
  source: null,
  saved: null,
  is_readable: true,
  webhook_url: 'https://shop.example/api/payments/webhooks/stripe',
  events: ['payment_intent.succeeded'],
  version: 0,
  ...overrides,
});
