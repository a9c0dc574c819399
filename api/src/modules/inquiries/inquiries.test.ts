import { rmSync } from 'node:fs';
import type { InquiryReceipt, Problem } from '@tessera/shared/contract';
import { buildApp } from '../../app';
import { forAllTests } from '../../../test/for-all-tests';
import { startTestShop } from '../../../test/harness';
import { mailsTo } from '../../../test/mails/mailbox';
import { PASSWORD, signIn } from '../../../test/people';

const shop = forAllTests(startTestShop);
afterEach(async () => {
  rmSync(shop.infra.config.mails_dir, { recursive: true, force: true });
  await shop.infra.db.deleteFrom('mails').execute();
  await shop.infra.db.deleteFrom('inquiries').execute();
});

const visitor = {
  type: 'order',
  subject: ' Where is it? ',
  message: 'My parcel\nhas not come.',
  name: 'Mara',
  email: ' Mara@Example.com ',
};
const post = (payload: object, headers = {}) =>
  shop.app.inject({ method: 'POST', url: '/api/inquiries', payload, headers });
const stored = () => shop.infra.db.selectFrom('inquiries').selectAll().orderBy('created_at').execute();

describe('a visitor’s message (docs/product.md §2, Contact dialog)', () => {
  it('is kept for the back office under a reference that can be read out', async () => {
    const answer = await post(visitor);
    expect(answer.statusCode).toBe(201);
    const { reference, message } = answer.json<InquiryReceipt>();
    expect(message).toBe('Thank you. We have received your message.');
    expect(reference).toMatch(/^Q-[2-9A-HJKMNP-TV-Z]{6}$/);
    expect(await stored()).toEqual([
      expect.objectContaining({
        reference,
        type: 'order',
        subject: 'Where is it?',
        message: 'My parcel\nhas not come.',
        name: 'Mara',
        email: 'Mara@Example.com',
        user_id: null,
        state: 'new',
        version: 1,
      }),
    ]);
  });

  it('is thanked for by mail, without words of theirs: the address may be somebody else’s', async () => {
    const { reference } = (await post({ ...visitor, name: 'Buy at https://spam.example.net' })).json<InquiryReceipt>();
    const [mail, ...others] = await mailsTo(shop, 'Mara@Example.com');
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`We have received your message (${reference})`);
    for (const text of [mail?.text, mail?.html]) {
      expect(text).toContain(reference);
      expect(text).not.toMatch(/spam|parcel|Where is it/);
    }
  });

  it('is thanked for at most three times an hour and address, and kept all the same', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(visitor)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
    expect(await mailsTo(shop, 'Mara@Example.com')).toHaveLength(3);
    expect(await stored()).toHaveLength(5);
    shop.clock.advance(3_600_001);
    await post(visitor);
    expect(await mailsTo(shop, 'Mara@Example.com')).toHaveLength(4);
  });

  it.each([
    [{ type: 'gossip' }, { type: ['Please choose a type of inquiry'] }],
    [{ type: '' }, { type: expect.arrayContaining(['Please choose a type of inquiry']) as unknown }],
    [{ subject: ' ' }, { subject: ['Subject is required'] }],
    [{ subject: 'x'.repeat(201) }, { subject: ['Subject must be at most 200 characters'] }],
    [{ message: '\n' }, { message: ['Message is required'] }],
    [{ message: 'x'.repeat(5001) }, { message: ['Message must be at most 5000 characters'] }],
    [{ email: '' }, { email: expect.arrayContaining(['Email is required']) as unknown }],
    [{ email: 'mara' }, { email: ['Email is invalid'] }],
    [{ email: 'mara@example.com\r\nBcc: x@example.com' }, { email: ['Email is invalid'] }],
    [{ name: 'x'.repeat(101) }, { name: ['Name must be at most 100 characters'] }],
    [{ colour: 'red' }, { colour: ['This field is not known'] }],
  ])('with a wrong field is refused in words, and not kept (%#)', async (changes, errors) => {
    const answer = await post({ ...visitor, ...changes });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<Problem>()).toMatchObject({ code: 'validation.failed', errors });
    expect(await stored()).toEqual([]);
  });

  it('with nothing in it names every field that is missing', async () => {
    const { errors } = (await post({})).json<Problem>();
    expect(Object.keys(errors ?? {}).sort()).toEqual(['email', 'message', 'subject', 'type']);
  });

  it('in the form of a program is answered like any other, and neither kept nor thanked for', async () => {
    const answer = await post({ ...visitor, website: 'https://spam.example.net' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      reference: expect.stringMatching(/^Q-[2-9A-HJKMNP-TV-Z]{6}$/),
      message: 'Thank you. We have received your message.',
    });
    expect(await stored()).toEqual([]);
    expect(await mailsTo(shop, 'Mara@Example.com')).toEqual([]);
    expect((await post({ ...visitor, website: '' })).statusCode).toBe(201);
    expect(await stored()).toHaveLength(1);
  });

  it('that is sent twice under one key is kept once', async () => {
    const headers = { 'idempotency-key': 'one-message' };
    const [first, second] = [await post(visitor, headers), await post(visitor, headers)];
    expect(second.json()).toEqual(first.json());
    expect(await stored()).toHaveLength(1);
  });
});

describe('a message of somebody who is signed in', () => {
  it('bears the account’s name and address, whatever else it says, and needs none', async () => {
    const { headers, user_id } = await signIn(shop);
    const user = await shop.services.users.findById(user_id);
    const { type, subject, message } = visitor;
    expect((await post({ type, subject, message }, headers)).statusCode).toBe(201);
    expect((await post({ ...visitor, email: 'other@example.com', name: 'Else' }, headers)).statusCode).toBe(201);
    for (const row of await stored()) {
      expect(row).toMatchObject({ user_id, email: user?.email, name: 'Ada Lovelace' });
    }
  });

  it('comes back in the mail when the address is confirmed, and only then', async () => {
    const { headers, user_id } = await signIn(shop);
    const email = (await shop.services.users.findById(user_id))?.email ?? '';
    const ours = async () => (await mailsTo(shop, email)).filter(({ subject }) => subject?.includes('your message'));
    await post(visitor, headers);
    expect((await ours())[0]?.text).not.toContain('has not come');
    await shop.infra.db.updateTable('users').set({ email_verified: true }).where('id', '=', user_id).execute();
    await post({ ...visitor, message: '<b>It</b> has not come.' }, headers);
    const [, mail] = await ours();
    expect(mail?.text).toContain('> <b>It</b> has not come.');
    expect(mail?.html).toContain('&lt;b&gt;It&lt;/b&gt; has not come.');
    expect(mail?.text).toMatch(/^Hello Ada,/);
  });

  it('is in the export of what is known about them, and goes with their account', async () => {
    const { headers, user_id } = await signIn(shop);
    const { reference } = (await post(visitor, headers)).json<InquiryReceipt>();
    await post(visitor);
    const exported = (await shop.app.inject({ url: '/api/users/me/export', headers })).json();
    expect(exported.inquiries).toEqual([expect.objectContaining({ reference, message: visitor.message })]);
    const payload = { password: PASSWORD };
    await shop.app.inject({ method: 'DELETE', url: '/api/users/me', headers, payload });
    expect(await stored()).toEqual([expect.objectContaining({ user_id: null, name: 'Mara' })]);
    expect(await shop.services.users.findById(user_id)).toBeUndefined();
  });

  it.each([
    [true, 1],
    [false, 2],
  ])(
    'goes with their account, too, where they had not signed in: confirmed address %s',
    async (email_verified, left) => {
      const { headers, user_id } = await signIn(shop);
      const email = (await shop.services.users.findById(user_id))?.email ?? '';
      await shop.infra.db.updateTable('users').set({ email_verified }).where('id', '=', user_id).execute();
      await post({ ...visitor, email: email.toUpperCase() });
      await post(visitor);
      await shop.app.inject({ method: 'DELETE', url: '/api/users/me', headers, payload: { password: PASSWORD } });
      expect(await stored()).toHaveLength(left);
    },
  );

  it('with a token that is no longer good is answered 401, so that the client renews it and asks again', async () => {
    const answer = await post(visitor, { authorization: 'Bearer old' });
    expect([answer.statusCode, answer.json<Problem>().detail]).toEqual([401, 'Given token not valid.']);
    expect(await stored()).toEqual([]);
  });
});

describe('a flood of messages', () => {
  it('of one address is stopped by the minute', async () => {
    const app = await buildApp(
      { ...shop.infra, config: { ...shop.infra.config, rate_limit_forms_max: 3 } },
      shop.services,
    );
    const from = (address: string) =>
      app.inject({ method: 'POST', url: '/api/inquiries', payload: visitor, headers: { 'x-forwarded-for': address } });
    for (let count = 0; count < 3; count += 1) expect((await from('203.0.113.7')).statusCode).toBe(201);
    const refused = await from('203.0.113.7');
    expect([refused.statusCode, refused.json<Problem>().code]).toEqual([429, 'request.rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('203.0.113.8')).statusCode).toBe(201);
    await app.close();
  });

  it('of many addresses is stopped by the hour, before it fills the database', async () => {
    const row = { type: 'general' as const, subject: 's', message: 'm', email: 'x@example.com' };
    const now = shop.clock.now();
    const ids = Array.from({ length: 300 }, (_, index) => index.toString(16).padStart(12, '0'));
    await shop.infra.db
      .insertInto('inquiries')
      .values(
        ids.map((id) => ({
          ...row,
          id: `00000000-0000-7000-8000-${id}`,
          reference: id,
          created_at: now,
          last_modified_at: now,
        })),
      )
      .execute();
    const refused = await post(visitor);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600']);
    shop.clock.advance(3_600_001);
    expect((await post(visitor)).statusCode).toBe(201);
  });
});

describe('a message that is settled', () => {
  it('is kept for two years after the last that was done with it (the privacy page says so)', async () => {
    const { db } = shop.infra;
    const reference = async (subject: string) => (await post({ ...visitor, subject })).json<InquiryReceipt>().reference;
    const settled = await reference('Settled at once');
    const answered = await reference('Answered later');
    shop.clock.advance(2 * 365 * 86_400_000);
    await shop.services.retention.run();
    expect(await stored()).toHaveLength(2);
    const touched = { state: 'solved' as const, last_modified_at: shop.clock.now() };
    await db.updateTable('inquiries').set(touched).where('reference', '=', answered).execute();
    shop.clock.advance(1);
    await shop.services.retention.run();
    expect((await stored()).map((row) => row.reference)).toEqual([answered]);
    expect(settled).not.toBe(answered);
  });
});
