import type { Page } from '@playwright/test';
import type {
  AdminCouponRecord,
  AdminCustomerList,
  AdminOrder,
  NewPaymentLink,
  OrderDraft,
} from '@tessera/shared/contract';
import { ADDRESS, createBuyer, orderByTransfer } from '../support/people/buyer';
import { arrivedOrder, arrivedReturn, askedReturn } from '../support/people/returned';
import type { Shopper } from '../support/people/shopper';
import { adminAccess, callJson, getProduct } from '../support/shop/api';
import { currentShop } from '../support/shop/shop';
import { expect } from '../support/test';
import { CORRECTED } from './corrected';
import { GIFT_CARDS } from './gift-cards';
import { CREDIT } from './credit';
import type { Screen } from './screen';
import { PICTURES } from './pictures';
import { REDIRECTS } from './redirects';
import { SUPPORT } from './support';
import { WORDS } from './words';

/** How the addresses of a language begin. */
type Language = '' | '/de';

const post = async <T>(path: string, json: object): Promise<T> =>
  callJson<T>(path, { method: 'POST', json, token: await adminAccess() });

async function openFirstOrder(page: Page, shopper: Shopper): Promise<void> {
  await shopper.press(shopper.main.getByRole('row').nth(1).getByRole('link').first());
  await expect(page).toHaveURL(/\/admin\/orders\/./);
}

async function editFirstProduct(page: Page, shopper: Shopper): Promise<void> {
  await shopper.press(shopper.main.getByRole('row').last().getByRole('link').first());
  await expect(page).toHaveURL(/view-product/);
  await page.goto(page.url().replace('view-product', 'edit-product'));
  await expect(page.locator('#product-name')).toBeVisible();
}

/** As an order stands about which a provider refuses, and a bank asks: put into the answer, since no test card does it. */
function troubled(order: AdminOrder): AdminOrder {
  const refund = {
    purpose: 'refund',
    made: 'shop',
    method: 'test-card',
    reason: 'Chipped',
    followed_by: null,
    can_retry: true,
  } as const;
  const stands = { created_at: order.placed_at, next_try_at: null };
  const failed = { state: 'failed', attempts: 1, can_settle_by_hand: true, can_close: true } as const;
  const waits = { state: 'pending', attempts: 7, can_settle_by_hand: false, can_close: false } as const;
  const dispute = { id: 'dp_1', payment_id: order.id, amount: order.totals.total, reason: 'product_not_received' };
  const times = { respond_by: '2027-01-12T00:00:00Z', opened_at: order.placed_at, closed_at: null };
  const message = 'The card has expired or was cancelled.';
  const silence = 'The payment provider does not answer.';
  return {
    ...order,
    dispute: 'open',
    disputes: [{ ...dispute, ...times, state: 'open' }],
    refunds: [
      { id: 'one', amount: 1200, message, ...refund, ...failed, ...stands },
      { id: 'two', amount: 800, message: silence, ...refund, ...waits, ...stands, next_try_at: order.placed_at },
    ],
  };
}

async function openTrouble(page: Page, shopper: Shopper): Promise<void> {
  await page.route('**/api/admin/orders/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: troubled((await response.json()) as AdminOrder) });
  });
  await openFirstOrder(page, shopper);
  await expect(page.getByRole('list', { name: /^(What needs attention|Was Aufmerksamkeit braucht)$/ })).toBeVisible();
}

async function settleTrouble(page: Page, shopper: Shopper): Promise<void> {
  await openTrouble(page, shopper);
  await shopper.press(page.getByRole('button', { name: 'Settle…' }));
}

async function openOrderHistory(page: Page, shopper: Shopper): Promise<void> {
  await openFirstOrder(page, shopper);
  await shopper.press(shopper.main.getByRole('button', { name: 'History' }));
}

/** One that nobody has paid, so that it has no invoice yet. */
async function changeBilling(_page: Page, shopper: Shopper): Promise<void> {
  const { number } = await orderByTransfer(await createBuyer());
  await shopper.visit(`/admin/orders/${number}`);
  await shopper.press(shopper.main.getByRole('button', { name: /^Change ?: Billing address/ }));
}

/** What narrow screens do not have. */
async function foldRail(_page: Page, shopper: Shopper): Promise<void> {
  const button = shopper.header.getByRole('button', { name: 'Collapse menu' });
  if (!(await button.isVisible())) return;
  await shopper.press(button);
  await shopper.header.getByRole('link', { name: 'Products' }).hover();
}

const press = (name: string) => (page: Page, shopper: Shopper) => shopper.press(page.getByRole('button', { name }));

async function chooseOrders(page: Page, shopper: Shopper): Promise<void> {
  await shopper.main.getByRole('row').nth(1).getByRole('checkbox').check();
  await shopper.press(page.getByRole('button', { name: 'Actions' }));
}

async function printOrders(page: Page, shopper: Shopper): Promise<void> {
  await shopper.main.getByRole('row').nth(1).getByRole('checkbox').check();
  await shopper.press(page.getByRole('button', { name: 'Print' }));
}

async function releaseOrders(page: Page, shopper: Shopper): Promise<void> {
  await chooseOrders(page, shopper);
  await shopper.press(page.getByRole('menuitem', { name: 'Release…' }));
  await shopper.press(page.getByRole('dialog').getByRole('button', { name: 'Release' }));
  await expect(page.getByRole('region', { name: 'Jobs under way' })).toContainText('Done');
}

async function openJob(page: Page, shopper: Shopper): Promise<void> {
  await releaseOrders(page, shopper);
  await shopper.press(page.getByRole('region', { name: 'Jobs under way' }).getByRole('link'));
  await expect(page).toHaveURL(/\/admin\/settings\/jobs\/./);
}

/** A shop that has just begun has none. */
const openReturn =
  (language: Language = '') =>
  async (_page: Page, shopper: Shopper) => {
    const { id } = await askedReturn();
    await shopper.visit(`${language}/admin/returns/${id}`);
    await expect(shopper.main.getByRole('status').first()).toBeVisible();
  };

/** A return whose goods are here, about to be exchanged. */
async function exchangeReturn(page: Page, shopper: Shopper): Promise<void> {
  const { id } = await arrivedReturn();
  await shopper.visit(`/admin/returns/${id}`);
  await shopper.press(page.getByRole('button', { name: 'More actions' }));
  await page.getByRole('menuitem', { name: 'Exchange' }).click();
  await page.getByRole('dialog').getByRole('combobox').click();
  await expect(page.getByRole('option').first()).toBeVisible();
}

/** Somebody who has ordered. */
const openCustomer =
  (language: Language = '') =>
  async (_page: Page, shopper: Shopper) => {
    const { buyer } = await arrivedOrder();
    const found = `admin/customers?${new URLSearchParams({ search: buyer.email })}`;
    const { items } = await callJson<AdminCustomerList>(found, { token: await adminAccess() });
    await shopper.visit(`${language}/admin/customers/${items[0]?.id ?? ''}`);
    await expect(shopper.main.getByRole('status').first()).toBeVisible();
  };

/** Coupons of each kind, as they are there by some weeks. */
async function makeCoupons(page: Page, shopper: Shopper): Promise<void> {
  const day = 86_400_000;
  const at = (days: number): string => new Date(Date.now() + days * day).toISOString();
  const unique = Date.now().toString(36).toUpperCase();
  const letter = { name: 'Autumn letter', kind: 'percent', value: 10_000, min_subtotal: 2000 };
  await post('admin/coupons', {
    code: `AUTUMN${unique}`,
    ...letter,
    starts_at: at(-9),
    ends_at: at(21),
    max_uses: 100,
  });
  await post('admin/coupons', { code: `NEXT${unique}`, kind: 'free_shipping', value: 0, starts_at: at(14) });
  await post('admin/coupons/many', { prefix: 'FAIR', count: 500, kind: 'amount', value: 750, max_uses: 1 });
  await shopper.visit(new URL(page.url()).pathname);
  await expect(shopper.main.getByRole('link', { name: `NEXT${unique}` })).toBeVisible();
}

/** One that was used. */
const openCoupon =
  (language: Language = '') =>
  async (_page: Page, shopper: Shopper) => {
    const code = `THANKS${Date.now().toString(36).toUpperCase()}`;
    const terms = { name: 'With the parcel', kind: 'amount', value: 500, max_uses: 100, first_order: true };
    const { id } = await post<AdminCouponRecord>('admin/coupons', { code, ...terms });
    const buyer = await createBuyer();
    await callJson('cart/coupon', { method: 'POST', json: { code }, token: buyer.tokens.access });
    await orderByTransfer(buyer);
    await shopper.visit(`${language}/admin/marketing/${id}`);
    await expect(shopper.heading(code)).toBeVisible();
  };

/** A file of which one line matches and one does not. */
const openPayoutFile =
  (language: Language = '') =>
  async (_page: Page, shopper: Shopper) => {
    const { id, number, totals } = await orderByTransfer(await createBuyer());
    await post(`admin/orders/${id}/paid`, {});
    const day = new Date().toISOString().slice(0, 10);
    const csv = [
      'reference,type,amount,fee,currency,created',
      `${number},payment,${(totals.total / 100).toFixed(2)},0.35,USD,${day}`,
      `KO-NOBODY,payment,12.00,0.35,USD,${day}`,
      `payout-1,payout,-${(totals.total / 100).toFixed(2)},0,USD,${day}`,
    ].join('\n');
    const made = { method: 'bank-transfer', file_name: 'bank-november.csv', csv };
    const { id: file } = await post<{ id: string }>('admin/transactions/reconciliations', made);
    await shopper.visit(`${language}/admin/transactions/reconciliations/${file}`);
    await expect(shopper.heading('bank-november.csv')).toBeVisible();
    await expect(shopper.main.getByText('KO-NOBODY')).toBeVisible();
  };

async function receiveReturn(page: Page, shopper: Shopper): Promise<void> {
  const { id, version } = await askedReturn();
  await post(`admin/returns/${id}/approve`, { version, message: '' });
  await shopper.visit(`/admin/returns/${id}`);
  await shopper.press(page.getByRole('button', { name: 'Receive goods' }));
}

async function setUpSecondFactor(page: Page, shopper: Shopper): Promise<void> {
  const section = page.getByRole('region', { name: 'Two-factor sign-in' });
  await shopper.press(section.getByRole('button', { name: 'Turn on' }));
  await section.getByLabel('Password', { exact: true }).fill(currentShop().admin.password);
  await page.keyboard.press('Enter');
  await expect(section.getByRole('img')).toBeVisible();
}

async function openStaffMenu(page: Page, shopper: Shopper): Promise<void> {
  const sheet = shopper.header.getByRole('button', { name: 'Menu' });
  const account = shopper.header.getByRole('button', { name: /^Shop Admin/ });
  await shopper.press((await sheet.isVisible()) ? sheet : account);
}

async function openBell(page: Page, shopper: Shopper): Promise<void> {
  await shopper.press(shopper.header.getByRole('button', { name: /^(Notices|Mitteilungen)/ }));
}

const openPalette = (text: string) => async (page: Page, shopper: Shopper) => {
  await shopper.press(shopper.header.getByRole('button', { name: 'Search' }));
  await page.getByRole('combobox', { name: 'Search, or go somewhere' }).fill(text);
  if (text) await expect(page.getByRole('option', { name: /^Ember Mug/ })).toBeVisible();
};

/** Two mugs and a vase for somebody without an account, with a discount and an agreed price. */
async function writeDraft(): Promise<OrderDraft> {
  const variants = await Promise.all(['ember-mug', 'arch-vase'].map(async (slug) => (await getProduct(slug)).variants));
  const [mug, vase] = variants.map(([first]) => first?.id);
  return post<OrderDraft>('admin/order-drafts', {
    email: 'nora.sample@example.com',
    first_name: 'Nora',
    last_name: 'Sample',
    items: [
      { variant_id: mug, quantity: 2, price: null, reason: '' },
      { variant_id: vase, quantity: 1, price: 5000, reason: 'A scratch at the foot' },
    ],
    discount: { kind: 'percent', value: 10_000, reason: 'A regular' },
    shipping_address: { ...ADDRESS, first_name: 'Nora', last_name: 'Sample' },
    delivery_method: 'standard',
  });
}

const openDraft =
  (language: Language = '') =>
  async (_page: Page, shopper: Shopper) => {
    const { id } = await writeDraft();
    await shopper.visit(`${language}/admin/orders/drafts/${id}`);
    await expect(shopper.heading(/Nora Sample/)).toBeVisible();
  };

async function placeDraft(page: Page, shopper: Shopper): Promise<void> {
  await openDraft()(page, shopper);
  await shopper.press(page.getByRole('button', { name: 'Place order' }));
}

async function findItem(page: Page, shopper: Shopper): Promise<void> {
  await openDraft()(page, shopper);
  await page.getByRole('combobox', { name: /^Find goods/ }).fill('mug');
  await expect(page.getByRole('option').first()).toBeVisible();
}

async function changeLines(page: Page, shopper: Shopper): Promise<void> {
  const { id } = await orderByTransfer(await createBuyer('ember-mug', 3));
  await post(`admin/orders/${id}/paid`, {});
  await shopper.visit(`/admin/orders/${id}`);
  await shopper.press(page.getByRole('button', { name: 'More actions' }));
  await page.getByRole('menuitem', { name: 'Change lines' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/0 removes it/).fill('2');
  await expect(dialog.getByText(/goes back to the customer/)).toBeVisible();
}

const openPayment =
  (language: Language = '') =>
  async (_page: Page, shopper: Shopper) => {
    const { id } = await orderByTransfer(await createBuyer('ember-mug', 2));
    const { url } = await post<NewPaymentLink>(`admin/orders/${id}/payment-links`, { days: 7, send: false });
    const { pathname } = new URL(url);
    await shopper.visit(language + pathname);
  };

/** What staff see, and the page of a payment link, which they send. */
const GOODS = `URL handle,Title,Vendor,Price,SKU,Inventory quantity,Status,Finish
ember-mug,Ember Mug,Kiln & Oak,26.00,KO-EM677-OAT,30,active,matt
shore-cup,Shore Cup,Kiln & Oak,19.50,SC-1,12,draft,glazed
shore-bowl,Shore Bowl,Kiln & Oak,"22,00",SB-1,many,draft,glazed
`;

/** A file of which some is new, some changes and some is wrong: its columns, or what was found in it. */
const sendGoods =
  (checked: boolean) =>
  async (page: Page, shopper: Shopper): Promise<void> => {
    const file = { name: 'shore-goods.csv', mimeType: 'text/csv', buffer: Buffer.from(GOODS) };
    await page.locator('[type="file"]').setInputFiles(file);
    const check = page.getByRole('button', { name: /^(Check the file|Datei prüfen)$/ });
    await expect(check).toBeVisible();
    if (!checked) return;
    await shopper.press(check);
    await shopper.press(page.getByRole('button', { name: /^(Wrong|Falsch)\s*\d/ }));
    await expect(page.getByText(/24\.00/).first()).toBeVisible();
  };

const PEOPLE = [
  'Email,First Name,Accepts Email Marketing,Default Address Address1,Default Address City,Default Address Country Code',
  'lena@example.com,Lena,yes,Kai 7,Hamburg,XX',
  'milo@example.com,Milo,no,,,',
].join('\r\n');

/** A file of customers, checked, with what is wrong in it. */
async function sendPeople(page: Page, shopper: Shopper): Promise<void> {
  const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(PEOPLE) };
  await page.locator('[type="file"]').setInputFiles(file);
  await shopper.press(page.getByRole('button', { name: /^(Check the file|Datei prüfen)$/ }));
  await shopper.press(page.getByRole('button', { name: /^(Wrong|Falsch)\s*\d/ }));
  await expect(page.getByText('lena@example.com').first()).toBeVisible();
}

export const STAFF: Screen[] = [
  { name: 'admin-dashboard', path: '/admin' },
  { name: 'admin-dashboard-german', path: '/de/admin?days=90' },
  { name: 'admin-products', path: '/admin/products' },
  { name: 'admin-import', path: '/admin/products/import' },
  { name: 'admin-import-columns', path: '/admin/products/import', prepare: sendGoods(false) },
  { name: 'admin-import-checked', path: '/admin/products/import', prepare: sendGoods(true) },
  { name: 'admin-import-checked-german', path: '/de/admin/products/import', prepare: sendGoods(true) },
  { name: 'admin-import-customers', path: '/admin/customers/import', prepare: sendPeople },
  { name: 'admin-import-customers-german', path: '/de/admin/customers/import', prepare: sendPeople },
  ...PICTURES,
  ...REDIRECTS,
  { name: 'admin-stock-take', path: '/admin/inventory/count' },
  { name: 'admin-add-product', path: '/admin/products/add-product' },
  { name: 'admin-product', path: '/admin/products?search=ember', prepare: editFirstProduct },
  { name: 'admin-product-german', path: '/de/admin/products?search=ember', prepare: editFirstProduct },
  { name: 'admin-german', path: '/de/admin/products' },
  { name: 'admin-orders', path: '/admin/orders' },
  { name: 'admin-orders-actions', path: '/admin/orders', prepare: chooseOrders },
  { name: 'admin-orders-print', path: '/admin/orders', prepare: printOrders },
  { name: 'admin-orders-job', path: '/admin/orders', prepare: releaseOrders },
  { name: 'admin-order', path: '/admin/orders', prepare: openFirstOrder },
  { name: 'admin-order-trouble', path: '/admin/orders', prepare: openTrouble },
  { name: 'admin-order-trouble-german', path: '/de/admin/orders', prepare: openTrouble },
  { name: 'admin-order-settle', path: '/admin/orders', prepare: settleTrouble },
  { name: 'admin-order-german', path: '/de/admin/orders', prepare: openFirstOrder },
  { name: 'admin-order-billing', path: '/admin/orders', prepare: changeBilling },
  ...CORRECTED,
  { name: 'admin-change-lines', path: '/admin/orders', prepare: changeLines },
  { name: 'admin-new-order', path: '/admin/orders/new' },
  { name: 'admin-draft', path: '/admin/orders/drafts', prepare: openDraft() },
  { name: 'admin-draft-german', path: '/de/admin/orders/drafts', prepare: openDraft('/de') },
  { name: 'admin-draft-find', path: '/admin/orders/drafts', prepare: findItem },
  { name: 'admin-draft-place', path: '/admin/orders/drafts', prepare: placeDraft },
  { name: 'admin-drafts', path: '/admin/orders/drafts' },
  { name: 'pay-by-link', path: '/admin/orders', prepare: openPayment() },
  { name: 'pay-by-link-german', path: '/admin/orders', prepare: openPayment('/de') },
  { name: 'admin-return', path: '/admin/returns', prepare: openReturn() },
  { name: 'admin-return-german', path: '/de/admin/returns', prepare: openReturn('/de') },
  { name: 'admin-return-receive', path: '/admin/returns', prepare: receiveReturn },
  { name: 'admin-return-exchange', path: '/admin/returns', prepare: exchangeReturn },
  { name: 'admin-returns', path: '/admin/returns' },
  { name: 'admin-returns-german', path: '/de/admin/returns' },
  { name: 'admin-customers', path: '/admin/customers' },
  { name: 'admin-customers-german', path: '/de/admin/customers' },
  { name: 'admin-customer', path: '/admin/customers', prepare: openCustomer() },
  { name: 'admin-customer-german', path: '/de/admin/customers', prepare: openCustomer('/de') },
  ...SUPPORT,
  { name: 'admin-reports', path: '/admin/reports?range=90_days' },
  { name: 'admin-reports-german', path: '/de/admin/reports?range=90_days&by=week' },
  { name: 'admin-report-products', path: '/admin/reports?range=90_days&by=product' },
  { name: 'admin-coupons', path: '/admin/marketing', prepare: makeCoupons },
  { name: 'admin-coupons-german', path: '/de/admin/marketing', prepare: makeCoupons },
  { name: 'admin-coupon', path: '/admin/marketing', prepare: openCoupon() },
  { name: 'admin-coupon-german', path: '/de/admin/marketing', prepare: openCoupon('/de') },
  ...GIFT_CARDS,
  { name: 'admin-new-coupon', path: '/admin/marketing', prepare: press('New coupon') },
  { name: 'admin-transactions', path: '/admin/transactions' },
  { name: 'admin-transactions-german', path: '/de/admin/transactions' },
  { name: 'admin-closing', path: `/admin/transactions/closing?month=${new Date().toISOString().slice(0, 7)}` },
  { name: 'admin-payout-file', path: '/admin/transactions', prepare: openPayoutFile() },
  { name: 'admin-payout-file-german', path: '/admin/transactions', prepare: openPayoutFile('/de') },
  ...CREDIT,
  { name: 'admin-home', path: '/admin/content/home', prepare: press('Change New') },
  { name: 'admin-navigation', path: '/admin/content/navigation' },
  { name: 'admin-navigation-german', path: '/de/admin/content/navigation' },
  { name: 'admin-pages', path: '/admin/content/pages' },
  { name: 'admin-search-words', path: '/admin/content/search' },
  { name: 'admin-page', path: '/admin/content/pages/faq' },
  { name: 'admin-page-german', path: '/de/admin/content/pages/faq?language=de' },
  ...WORDS,
  { name: 'admin-store', path: '/admin/settings/store' },
  { name: 'admin-store-german', path: '/de/admin/settings/store', prepare: press('Protokoll') },
  { name: 'admin-delivery', path: '/admin/settings/delivery', prepare: press('Change Europe') },
  { name: 'admin-delivery-german', path: '/de/admin/settings/delivery' },
  { name: 'admin-taxes', path: '/admin/settings/taxes', prepare: press('Change Germany') },
  { name: 'admin-payments', path: '/admin/settings/payments' },
  { name: 'admin-mails', path: '/admin/settings/mails' },
  { name: 'admin-mail', path: '/admin/settings/mails/order-placed' },
  { name: 'admin-mail-german', path: '/de/admin/settings/mails/return-step' },
  { name: 'admin-staff', path: '/admin/settings/staff' },
  { name: 'admin-roles', path: '/admin/settings/roles' },
  { name: 'admin-role', path: '/admin/settings/roles/019ab000-0000-7000-8000-000000000006' },
  { name: 'admin-second-factor', path: '/account/security', prepare: setUpSecondFactor },
  { name: 'admin-tokens', path: '/admin/settings/tokens' },
  { name: 'admin-job', path: '/admin/orders', prepare: openJob },
  { name: 'admin-remotes', path: '/admin/settings/remotes' },
  { name: 'admin-remote', path: '/admin/settings/remotes/catalog' },
  { name: 'admin-data', path: '/admin/settings/data' },
  { name: 'admin-data-german', path: '/de/admin/settings/data' },
  { name: 'admin-jobs', path: '/admin/settings/jobs' },
  { name: 'admin-jobs-german', path: '/de/admin/settings/jobs' },
  { name: 'admin-audit-log', path: '/admin/settings/audit-log' },
  { name: 'admin-order-history', path: '/admin/orders', prepare: openOrderHistory },
  { name: 'admin-rail-icons', path: '/admin/orders', prepare: foldRail },
  { name: 'admin-parts', path: '/admin/dev/ui', height: 6_000 },
  { name: 'admin-parts-dialog', path: '/admin/dev/ui', prepare: press('Refused form') },
  { name: 'admin-bell', path: '/admin/orders', prepare: openBell },
  { name: 'admin-bell-german', path: '/de/admin/orders', prepare: openBell },
  { name: 'admin-menu', path: '/admin/products', prepare: openStaffMenu },
  { name: 'admin-palette', path: '/admin/products', prepare: openPalette('') },
  { name: 'admin-palette-found', path: '/admin/products', prepare: openPalette('mug') },
  {
    name: 'admin-keys',
    path: '/admin/products',
    prepare: async (page) => {
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    },
  },
];
