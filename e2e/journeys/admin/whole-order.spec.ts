import type { Locator, Page } from '@playwright/test';
import type { AdminOrder, AdminReturn, Order } from '@tessera/shared/contract';
import { DRILL } from '../../support/drill';
import { violationsOf, violationsOfLike } from '../../support/page/axe';
import { createBuyer, orderByTransfer, type BuyerAccount } from '../../support/people/buyer';
import { fingerAt, keyboardAt, type Hands } from '../../support/people/hands';
import { subjectsTo } from '../../support/people/mail';
import { paperOf } from '../../support/people/paper';
import { alive, Shopper } from '../../support/people/shopper';
import { adminAccess, callJson } from '../../support/shop/api';
import { expect, test } from '../../support/test';

/** The worker that tells of what happened, the live feed, and a machine with other work to do. */
const SOON = { timeout: 20_000 };
const WORDS = 'The handle of one is broken.';
const ANSWER = 'Any parcel service will do.';

/** A window, who sits before it, and how they work. */
interface Seat {
  page: Page;
  who: Shopper;
  hands: Hands;
}

const WAYS = [
  {
    how: 'by the keyboard alone',
    screen: { viewport: { width: 1440, height: 900 } },
    handsAt: keyboardAt,
    details: {},
  },
  {
    how: 'by one finger on a phone',
    screen: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    handsAt: fingerAt,
    details: DRILL,
  },
];

const states = (page: Page): Locator => page.getByRole('status', { name: 'States' });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const inDollars = (minor: number): string => `$${(minor / 100).toFixed(2)}`;

async function expectAccessible({ page }: Seat, place: string, opened = 'main'): Promise<void> {
  expect(await violationsOf(page, { opened }), place).toEqual([]);
}

/** What is asked in a dialog of the same name is answered by its button. */
async function answer({ page, hands }: Seat, name: string): Promise<void> {
  await hands.press(button(page, name));
  const dialog = page.getByRole('dialog');
  await hands.press(dialog.getByRole('button', { name, exact: true }));
  await expect(dialog).toBeHidden();
}

async function findOrder({ page, who, hands }: Seat, number: string): Promise<void> {
  await who.visit('/admin/orders');
  await hands.type(await alive(who.main.getByRole('searchbox')), number);
  await expect(page).toHaveURL(new RegExp(`search=${number}`));
  await hands.press(page.getByRole('link', { name: number, exact: true }));
  await expect(who.heading(`Order ${number}`)).toBeVisible();
}

async function ship({ page, hands }: Seat, pieces: string, carrier: string, tracking: string): Promise<void> {
  await hands.press(button(page, 'Ship'));
  const dialog = page.getByRole('dialog', { name: /^Ship order/ });
  await hands.type(dialog.getByRole('spinbutton'), pieces);
  await hands.type(dialog.getByLabel('Carrier'), carrier);
  await hands.type(dialog.getByLabel('Tracking number'), tracking);
  await hands.press(dialog.getByRole('button', { name: 'Ship', exact: true }));
  await expect(dialog).toBeHidden();
}

/** Three mugs are paid by transfer, and come in two parcels. */
async function sell(staff: Seat, { number }: Order): Promise<void> {
  await findOrder(staff, number);
  await expect(states(staff.page)).toContainText('Not paid');
  await answer(staff, 'Mark as paid');
  await expect(states(staff.page)).toContainText('Paid');
  await ship(staff, '1', 'UPS', '1Z999AA10123456784');
  await expect(states(staff.page)).toContainText('Partly shipped');
  await ship(staff, '2', 'DHL', '00340434161094042557');
  await expect(states(staff.page)).toContainText('On its way');
  await answer(staff, 'Mark as delivered');
  await answer(staff, 'Mark as delivered');
  await expect(states(staff.page)).toContainText('Delivered');
  await expectAccessible(staff, 'an order in two parcels');
}

/** Two of the three mugs. */
async function askForReturn(shopper: Seat, { number }: Order): Promise<void> {
  const { page, who, hands } = shopper;
  await who.visit(`/orders/${number}`);
  await hands.press(await alive(who.main.getByRole('link', { name: 'Return items' })));
  await expect(page.getByRole('heading', { name: 'Return items' })).toBeVisible();
  await hands.tick(page.getByRole('checkbox', { name: 'Return Ember Mug' }));
  await hands.press(page.getByRole('button', { name: 'One less' }));
  await hands.choose(page.getByLabel('Why do you return it?'), 'It arrived damaged');
  await hands.type(page.getByLabel(/^Anything else/), WORDS);
  expect(await violationsOfLike(page), 'the form of a return').toEqual([]);
  await hands.press(button(page, 'Ask for the return'));
  await expect(who.toast('We have received your return request')).toBeVisible();
}

/** From the order's page, which has heard of the return by itself, to its money. */
async function settleReturn(staff: Seat, number: string, worth: string): Promise<void> {
  const { page, who, hands } = staff;
  const link = who.main.getByRole('link', { name: number, exact: true });
  await expect(link).toBeVisible(SOON);
  await hands.press(link);
  await expect(who.heading(`Return ${number}`)).toBeVisible();
  await expect(who.main.getByText(WORDS)).toBeVisible();
  await expectAccessible(staff, 'a return');

  await hands.press(button(page, 'Approve'));
  const approval = page.getByRole('dialog', { name: /^Approve return/ });
  await hands.type(approval.getByLabel(/^Message to the customer/), ANSWER);
  await hands.press(approval.getByRole('button', { name: 'Approve' }));
  await expect(states(page)).toContainText('On its way');

  await hands.press(button(page, 'Receive goods'));
  const arrival = page.getByRole('dialog', { name: /^Receive goods/ });
  await hands.type(arrival.getByRole('spinbutton', { name: /as new/ }), '1');
  await hands.type(arrival.getByRole('spinbutton', { name: /damaged/ }), '1');
  await expectAccessible(staff, 'receiving', 'dialog[open]');
  await hands.press(arrival.getByRole('button', { name: 'Receive goods' }));
  await expect(states(page)).toContainText('To refund');

  await hands.press(button(page, 'Refund'));
  const refund = page.getByRole('dialog', { name: /^Refund return/ });
  const send = refund.getByRole('button', { name: `Refund ${worth}` });
  await expect(send).not.toHaveAttribute('aria-disabled');
  expect(await violationsOfLike(page, { opened: 'dialog[open]' }), 'a refund').toEqual([]);
  await hands.press(send);
  await expect(refund).toBeHidden();
  await expect(states(page)).toContainText('Refunded');
}

/** The paper that staff get at the order's page; gives its number. */
async function readCreditNote({ page, who, hands }: Seat, order: Order, worth: string): Promise<string> {
  await hands.press(who.main.getByRole('link', { name: `Order ${order.number}`, exact: true }));
  await expect(states(page)).toContainText('Partly refunded');
  const paper = page.getByRole('button', { name: new RegExp(`^Credit note CN-[\\d-]+, \\${worth}$`) });
  await expect(paper).toBeVisible(SOON);
  const [number = ''] = /CN-[\d-]+/.exec(await paper.innerText()) ?? [];
  const { name, text } = await paperOf(page, () => hands.press(paper));
  expect(name).toBe(`credit-note-${number}.pdf`);
  for (const part of ['Credit note', number, 'Ember Mug', worth]) expect(text).toContain(part);
  return number;
}

interface Ended {
  order: Order;
  /** of the return */
  number: string;
  worth: string;
  credit_note: string;
}

/** What the shopper is shown in the end. */
async function expectShown(shopper: Seat, { order, number, worth, credit_note }: Ended): Promise<void> {
  const { page, who, hands } = shopper;
  await who.visit(`/orders/${order.number}`);
  const part = (name: string): Locator => who.main.getByRole('region', { name, exact: true });
  await expect(part('Summary')).toContainText('Partly refunded');
  await expect(part('Summary')).toContainText(`Refunded-${worth}`);
  for (const words of [`Return ${number}`, 'Refunded', `Refund ${worth}`, ANSWER, '2 × Ember Mug', WORDS]) {
    await expect(part('Returns')).toContainText(words);
  }
  const parcels = part('Parcels').getByRole('listitem');
  await expect(parcels).toHaveText([
    /Parcel 1 of 2.*Delivered.*UPS.*1Z999AA10123456784/,
    /Parcel 2 of 2.*Delivered.*DHL.*00340434161094042557/,
  ]);
  await expect(part('Items')).toContainText('2 returned');
  await expect(part('What has happened')).toContainText(`Money was refunded: ${worth}`);
  expect(await violationsOfLike(page), 'the shopper’s order').toEqual([]);
  const download = await alive(button(page, `Download credit note ${credit_note}`));
  const { name, text } = await paperOf(page, () => hands.press(download));
  expect(name).toBe(`credit-note-${credit_note}.pdf`);
  expect(text).toContain(worth);
}

/** What the shopper was told: each step once. */
async function expectTold({ email }: BuyerAccount, { order, number }: Ended): Promise<void> {
  const subjects = [
    'Please confirm your e-mail address',
    `Your order ${order.number}`,
    `We have received your payment (${order.number})`,
    `Your order ${order.number} is on its way`,
    `Your order ${order.number} is on its way`,
    `Your order ${order.number} was delivered`,
    `Your order ${order.number} was delivered`,
    `We have received your return request ${number}`,
    `Your return ${number} is approved`,
    `Your return ${number} has arrived`,
    `Your return ${number} is settled`,
  ];
  await expect.poll(() => subjectsTo(email), SOON).toEqual(subjects.sort());
}

for (const { how, screen, handsAt, details } of WAYS) {
  test.describe(how, () => {
    test.use(screen);

    test(
      'an order is paid, sent in two parcels, given back in part, refunded and credited, and its buyer knows all of it',
      details,
      async ({ page, shopper, shop, browser, faults }) => {
        test.setTimeout(180_000);
        const buyer = await createBuyer('ember-mug', 3);
        const order = await orderByTransfer(buyer);
        const worth = inDollars(2 * (order.items[0]?.unit_price ?? 0));
        await shopper.arriveAsOwner();
        const staff: Seat = { page, who: shopper, hands: handsAt(page) };
        const context = await browser.newContext({ ...screen, baseURL: shop.url });
        const theirs = await context.newPage();
        await faults.watch(theirs);
        const customer: Seat = { page: theirs, who: new Shopper(theirs), hands: handsAt(theirs) };
        await customer.who.arriveSignedIn(buyer.tokens);

        await sell(staff, order);
        await askForReturn(customer, order);
        const { returns } = await callJson<Order>(`orders/${order.number}`, { token: buyer.tokens.access });
        const number = returns[0]?.number ?? '';
        await settleReturn(staff, number, worth);
        const credit_note = await readCreditNote(staff, order, worth);
        const ended = { order, number, worth, credit_note };
        await expectShown(customer, ended);
        await expectTold(buyer, ended);
        await context.close();

        const token = await adminAccess();
        expect(await callJson<AdminOrder>(`admin/orders/${order.id}`, { token })).toMatchObject({
          payment_status: 'partially_refunded',
          fulfilment_status: 'delivered',
          items: [{ quantity: 3, quantity_shipped: 3, quantity_returned: 2 }],
        });
        expect(await callJson<AdminReturn>(`admin/returns/${returns[0]?.id}`, { token })).toMatchObject({
          state: 'refunded',
          items: [{ quantity_received: 2, quantity_restocked: 1 }],
        });
      },
    );
  });
}
