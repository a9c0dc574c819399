import { sql } from 'kysely';
import type { Problem, ReminderSettings } from '@tessera/shared/contract';
import { actionsOn } from '../../../../test/audit/audit-log';
import { forAllTests } from '../../../../test/for-all-tests';
import { mailsTo } from '../../../../test/mails/mailbox';
import { startTestShop } from '../../../../test/harness';
import { signIn } from '../../../../test/people';
import { newId } from '../../../infra/basics/ids';

const shop = forAllTests(startTestShop);
let user_id: string;
let email: string;
const HOUR = 3600_000;

beforeEach(async () => {
  ({ user_id } = await signIn(shop));
  ({ email } = await shop.services.users.getById(user_id));
  const facts = { date_of_birth: '1990-05-05', monthly_income: 300_000, employment: 'employed' as const };
  await shop.services.payLaterApplications.apply(user_id, { ...facts, consent: true });
});
afterEach(async () => {
  // Nobody of this test is reminded in the next one.
  await sql`update pay_later_instalments set paid = amount`.execute(shop.infra.db);
  await shop.services.paymentSettings.update({ pay_later: { time_zone: 'UTC' } });
});

/** Moves the clock to a moment that is still to come. */
const goTo = (moment: string) => shop.clock.advance(new Date(moment).getTime() - shop.clock.now().getTime());

/** What staff change of the reminders. */
async function setReminders(change: { hold_after_days?: number; steps?: object[] }) {
  // by somebody who has just come: the clock runs for years here
  const owner = await signIn(shop, 'ADMIN');
  const url = '/api/admin/pay-later/reminders';
  const read = async () => (await shop.app.inject({ url, headers: owner.headers })).json<ReminderSettings>();
  const { usual: _usual, placeholders: _placeholders, ...settings } = await read();
  return shop.app.inject({ method: 'PUT', url, headers: owner.headers, payload: { ...settings, ...change } });
}
const step = (days: number, texts: object = {}) => ({ days, texts: { en: null, de: null, ...texts } });
const buy = (amount = 10_000) =>
  shop.infra.db.transaction().execute(async (trx) => {
    const { shown } = await shop.services.payments.prepare(trx, {
      order_id: newId(),
      order_number: 'KO-234567',
      user_id,
      method: 'pay-later',
      plan: 'pay-in-30-days',
      amount,
      currency: 'USD',
      placed_at: shop.clock.now(),
      language: 'en',
      token: null,
    });
    await shown;
  });
const send = () => shop.services.payLaterReminders.send();
const texts = async () =>
  (await mailsTo(shop, email))
    .filter(({ subject }) => /payment is|Zahlung/.test(subject ?? ''))
    .map(({ text }) => text ?? '');

/** Runs the job every hour for so many days and tells on which days a mail went out. */
const daysWithMail = async (days: number): Promise<string[]> => {
  const seen: string[] = [];
  for (let hour = 0; hour < days * 24; hour += 6) {
    for (let count = await send(); count > 0; count -= 1) seen.push(shop.clock.now().toISOString().slice(0, 10));
    shop.clock.advance(6 * HOUR);
  }
  return seen;
};

describe('reminders', () => {
  it('go out 5, 1 and 0 days before the due date and 3, 7 and 14 after: never twice a day', async () => {
    goTo('2029-02-01T12:00:00Z');
    await buy();
    expect(await daysWithMail(50)).toEqual([
      '2029-02-26',
      '2029-03-02',
      '2029-03-03',
      '2029-03-06',
      '2029-03-10',
      '2029-03-17',
    ]);
    const all = await texts();
    expect(all).toHaveLength(6);
    expect(all.filter((text) => text.includes('is due in 5 days (March 3, 2029)'))).toHaveLength(1);
    expect(all.filter((text) => text.includes('was due 14 days ago'))).toHaveLength(1);
    const told = await shop.infra.db.selectFrom('staff_notices').select(['kind', 'data']).execute();
    expect(told).toEqual([
      {
        kind: 'instalment_overdue',
        data: { number: 'KO-234567', amount: 10_000, currency: 'USD', due_on: '2029-03-03' },
      },
    ]);
  });

  it('are one mail for all parts of a person, however many workers send them', async () => {
    await buy(10_000);
    await buy(20_000);
    shop.clock.advance(25 * 24 * HOUR);
    goTo(`${shop.clock.now().toISOString().slice(0, 10)}T20:00:00Z`);
    const counts = await Promise.all([send(), send(), send()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    const [text = ''] = await texts();
    expect([text.includes('$100.00'), text.includes('$200.00')]).toEqual([true, true]);
    expect(await send()).toBe(0);
  });

  it('are made good after a worker slept, and stop when everything is paid', async () => {
    goTo('2030-05-01T12:00:00Z');
    await buy();
    goTo('2030-05-28T12:00:00Z');
    expect(await send()).toBe(1);
    expect((await texts())[0]).toContain('is due in 3 days');
    await sql`update pay_later_instalments set paid = amount`.execute(shop.infra.db);
    expect(await daysWithMail(30)).toEqual([]);
  });

  it('wait for eight o’clock where the store is', async () => {
    await shop.services.paymentSettings.update({ pay_later: { time_zone: 'Europe/Berlin' } });
    goTo('2030-07-01T12:00:00Z');
    await buy();
    goTo('2030-07-31T05:59:00Z');
    expect(await send()).toBe(0);
    goTo('2030-07-31T06:00:00Z');
    expect(await send()).toBe(1);
  });

  it('speak the language of their reader', async () => {
    await shop.infra.db.updateTable('users').set({ language: 'de' }).where('id', '=', user_id).execute();
    goTo('2030-09-01T12:00:00Z');
    await buy();
    goTo('2030-10-04T12:00:00Z');
    await send();
    const [text = ''] = await texts();
    expect(text).toMatch(/100,00\s€?\$?/);
    expect(text).toContain('war vor 3 Tagen fällig (1. Oktober 2030)');
  });

  it('reach over a leap day and over the hour that a change of the clocks leaves out', async () => {
    await shop.services.paymentSettings.update({ pay_later: { time_zone: 'America/New_York' } });
    goTo('2032-02-13T18:00:00Z');
    await buy();
    // 30 days from 13 February 2032, over 29 February: 14 March, the day on which New York's clocks go forward.
    const { schedules } = await shop.services.payLater.getAccount(user_id, 'en');
    expect(schedules[0]?.instalments[0]?.due_on).toBe('2032-03-14');
    const days = await daysWithMail(50);
    expect(days).toEqual(['2032-03-09', '2032-03-13', '2032-03-14', '2032-03-17', '2032-03-21', '2032-03-28']);
  });
});

describe('reminders as staff set them', () => {
  it('go out on their days, with their words in the reader’s language, and never one that lies before one that was sent', async () => {
    const own = { subject: 'Dear {name}, {amount}', text: 'At {store}:\n\nPlease pay {amount}.' };
    expect((await setReminders({ steps: [step(2, { en: own }), step(-3)] })).statusCode).toBe(200);
    goTo('2034-01-01T12:00:00Z');
    await buy();
    // due on 31 January
    expect(await daysWithMail(33)).toEqual(['2034-01-28', '2034-02-02']);
    const mails = await mailsTo(shop, email);
    const last = mails.find(({ subject }) => subject?.startsWith('Dear'));
    expect(last?.subject).toBe('Dear Ada, $100.00');
    expect(last?.text).toContain('At Our shop:\n\nPlease pay $100.00.');
    expect(last?.text).toContain('was due 2 days ago');
    await setReminders({ steps: [step(1), step(4)] });
    expect(await daysWithMail(5)).toEqual(['2034-02-04']);
  });

  it('are refused where nothing can be filled in, or two are of one day; the log says what was changed', async () => {
    const wrong = { subject: 'Hello {first_name}', text: 'Pay {amount}, {' };
    const empty = { subject: ' ', text: 'Pay' };
    const refused = await setReminders({ steps: [step(3, { de: wrong, en: empty }), step(3)] });
    expect([refused.statusCode, refused.json<Problem>().errors]).toEqual([
      422,
      {
        'steps.0.texts.en.subject': ['This field is required'],
        'steps.0.texts.de.subject': ['Nothing can be filled in for {first_name}. There are: {name}, {store}, {amount}'],
        'steps.0.texts.de.text': ['Nothing can be filled in for {. There are: {name}, {store}, {amount}'],
        'steps.1.days': ['There is a reminder of this day already'],
      },
    ]);
    expect((await setReminders({ steps: [step(-5)] })).json<ReminderSettings>().steps).toEqual([step(-5)]);
    expect(await actionsOn(shop, 'pay_later')).toContain('pay_later.set_reminders');
  });

  it('are shown as they would be sent', async () => {
    const owner = await signIn(shop, 'ADMIN');
    const ask = (payload: object) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/admin/pay-later/reminders/preview',
        headers: owner.headers,
        payload,
      });
    const usual = (await ask({ days: -5, language: 'de', text: null })).json<{ subject: string; text: string }>();
    expect(usual.subject).toBe('Eine Zahlung wird bald fällig');
    expect(usual.text).toContain('ist in 5 Tagen fällig');
    const text = { subject: 'Last call, {name}', text: 'Now.' };
    expect((await ask({ days: 14, language: 'en', text })).json()).toMatchObject({ subject: 'Last call, Ada' });
    expect((await ask({ days: 14, language: 'en', text: { ...text, text: '{x}' } })).statusCode).toBe(422);
  });

  it('say from when on whoever has something overdue buys nothing more', async () => {
    goTo('2036-01-01T12:00:00Z');
    await buy();
    const reasonAt = async (moment: string) => {
      goTo(moment);
      const { payLater } = shop.services;
      const read = await payLater.lookUp(shop.infra.db, user_id);
      return (await payLater.examine(shop.infra.db, read, { amount: 10_000, plan: null })).reason;
    };
    await setReminders({ hold_after_days: 3 });
    expect(await reasonAt('2036-02-03T12:00:00Z')).toBeNull();
    expect(await reasonAt('2036-02-04T12:00:00Z')).toBe('overdue');
    await setReminders({ hold_after_days: 0 });
  });
});
