import { rmSync } from 'node:fs';
import type { Problem } from '@tessera/shared/contract';
import { withTransaction } from '../../infra/database/transaction';
import { forAllTests } from '../../../test/for-all-tests';
import { startTestShop } from '../../../test/harness';
import { mailsTo, tokenIn } from '../../../test/mails/mailbox';

const DAY_MS = 24 * 3_600_000;
const MARA = 'mara@example.com';
const ASKED = { message: 'Please check your mail and confirm your subscription.' };

const shop = forAllTests(startTestShop);
afterEach(async () => {
  rmSync(shop.infra.config.mails_dir, { recursive: true, force: true });
  await shop.infra.db.deleteFrom('mails').execute();
  await shop.infra.db.deleteFrom('newsletter_subscriptions').execute();
});

const post = (url: string, payload: object) =>
  shop.app.inject({ method: 'POST', url: `/api/newsletter/${url}`, payload });
const subscribe = (email: string) => post('subscriptions', { email });
const stored = () => shop.infra.db.selectFrom('newsletter_subscriptions').selectAll().orderBy('email').execute();
const lastMail = async (address = MARA) => {
  const mail = (await mailsTo(shop, address)).at(-1);
  if (!mail) throw new Error(`There is no mail to ${address}`);
  return mail;
};
const confirmLast = async () => post('confirm', { token: tokenIn(await lastMail(), 'newsletter/confirm') });
const setForUser = (email: string, email_verified: boolean, wanted: boolean) =>
  withTransaction(shop.infra.db, (trx) =>
    shop.services.newsletter.setForUser(trx, { email, email_verified, language: 'en' }, wanted),
  );
const isWanted = (email: string, email_verified: boolean) =>
  shop.services.newsletter.isWanted(shop.infra.db, { email, email_verified });

describe('a subscription', () => {
  it('counts when the address’s owner has confirmed it, with the text agreed to and its times', async () => {
    const answer = await subscribe(` ${MARA} `);
    expect([answer.statusCode, answer.json()]).toEqual([202, ASKED]);
    const asked_at = shop.clock.now();
    expect(await stored()).toEqual([expect.objectContaining({ email: MARA, state: 'pending', confirmed_at: null })]);
    shop.clock.advance(DAY_MS);
    const confirmed = await confirmLast();
    expect([confirmed.statusCode, confirmed.json()]).toEqual([
      200,
      { message: 'Thank you. Your subscription is confirmed.' },
    ]);
    expect(await stored()).toEqual([
      expect.objectContaining({
        state: 'confirmed',
        source: 'footer',
        consent_text:
          'By subscribing, you agree to our Privacy Policy and consent to receive updates from our company.',
        requested_at: asked_at,
        confirmed_at: shop.clock.now(),
      }),
    ]);
  });

  it('keeps only the hash of its link', async () => {
    await subscribe(MARA);
    const token = tokenIn(await lastMail(), 'newsletter/confirm');
    expect(token.length).toBeGreaterThanOrEqual(43);
    expect(JSON.stringify(await stored())).not.toContain(token);
  });

  it('can be confirmed for seven days, twice without harm, and by nothing else', async () => {
    await subscribe(MARA);
    const token = tokenIn(await lastMail(), 'newsletter/confirm');
    for (const wrong of ['', 'x', token.slice(1), `${token}x`]) {
      const answer = await post('confirm', { token: wrong });
      expect([answer.statusCode, answer.json<Problem>().code]).toEqual([410, 'auth.link_not_valid']);
    }
    shop.clock.advance(7 * DAY_MS - 1);
    expect((await post('confirm', { token })).statusCode).toBe(200);
    expect((await post('confirm', { token })).statusCode).toBe(200);
    shop.clock.advance(1);
    expect((await post('confirm', { token })).json()).toMatchObject({
      status: 410,
      message: 'This link is no longer valid. Please ask for a new one.',
    });
  });

  it('that nobody confirmed is forgotten after seven days', async () => {
    await subscribe(MARA);
    await subscribe('other@example.com');
    await post('confirm', { token: tokenIn(await lastMail('other@example.com'), 'newsletter/confirm') });
    shop.clock.advance(7 * DAY_MS + 1);
    await shop.services.newsletter.removeExpired();
    expect((await stored()).map(({ email }) => email)).toEqual(['other@example.com']);
  });

  it.each([
    [{ email: '' }, ['Email is required']],
    [{}, ['Email is required']],
    [{ email: 'mara' }, ['Email is invalid']],
    [{ email: `${'x'.repeat(250)}@example.com` }, ['Email is invalid']],
  ])('with %j is refused in words', async (payload, messages) => {
    const answer = await post('subscriptions', payload);
    expect(answer.statusCode).toBe(422);
    expect(answer.json<Problem>().errors?.email).toEqual(expect.arrayContaining(messages));
    expect(await stored()).toEqual([]);
  });

  it('of a program is answered like any other, and not kept', async () => {
    const answer = await post('subscriptions', { email: MARA, website: 'x' });
    expect([answer.statusCode, answer.json()]).toEqual([202, ASKED]);
    expect(await stored()).toEqual([]);
  });
});

describe('who is subscribed', () => {
  it('cannot be found out: every address is answered alike and gets one mail', async () => {
    await subscribe(MARA);
    await confirmLast();
    shop.clock.advance(DAY_MS);
    const known = await subscribe(MARA.toUpperCase());
    const fresh = await subscribe('fresh@example.com');
    expect([known.statusCode, known.body]).toEqual([fresh.statusCode, fresh.body]);
    expect((await lastMail()).subject).toBe('You are subscribed already');
    expect(await mailsTo(shop, MARA)).toHaveLength(2);
    expect((await stored()).map(({ email, state }) => [email, state])).toEqual([
      ['fresh@example.com', 'pending'],
      [MARA, 'confirmed'],
    ]);
  });

  it('is asked by mail at most once in ten minutes, however often somebody clicks', async () => {
    await Promise.all(Array.from({ length: 6 }, () => subscribe(MARA)));
    expect(await mailsTo(shop, MARA)).toHaveLength(1);
    shop.clock.advance(10 * 60_000);
    await subscribe(MARA);
    expect(await mailsTo(shop, MARA)).toHaveLength(2);
    expect((await confirmLast()).statusCode).toBe(200);
  });

  it('and how many, is bounded: 500 mails an hour', async () => {
    const now = shop.clock.now();
    const row = { source: 'footer' as const, consent_text: '', requested_at: now, mailed_at: now };
    const ids = Array.from({ length: 500 }, (_, index) => index.toString(16).padStart(12, '0'));
    const rows = ids.map((id) => ({ ...row, id: `00000000-0000-7000-8000-${id}`, email: `${id}@example.com` }));
    await shop.infra.db.insertInto('newsletter_subscriptions').values(rows).execute();
    const refused = await subscribe(MARA);
    expect([refused.statusCode, refused.json<Problem>().code]).toEqual([429, 'request.rate_limited']);
  });
});

describe('the end of a subscription', () => {
  it('stands in every mail: in words, and for mail programs in one click (RFC 8058)', async () => {
    await subscribe(MARA);
    await confirmLast();
    shop.clock.advance(DAY_MS);
    await subscribe(MARA);
    const mails = await mailsTo(shop, MARA);
    expect(mails).toHaveLength(2);
    for (const mail of mails) {
      const token = tokenIn(mail, 'newsletter/unsubscribe');
      const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
      expect(header('list-unsubscribe')).toBe(
        `<${shop.infra.config.public_url}/api/newsletter/unsubscribe?token=${token}>`,
      );
      expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
      expect(mail.html).toContain(`/newsletter/unsubscribe/${token}`);
    }
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
    ['text/plain', 'anything'],
    ['application/json', '{"List-Unsubscribe":"One-Click"}'],
    ['application/json', ''],
    [undefined, ''],
  ])('comes with one click, whatever the mail program sends (%s)', async (type, payload) => {
    await subscribe(MARA);
    await confirmLast();
    const [, url = ''] =
      /<([^>]+)>/.exec(String((await lastMail()).headers.find(({ key }) => key === 'list-unsubscribe')?.value)) ?? [];
    const { pathname, search } = new URL(url);
    const headers = type === undefined ? {} : { 'content-type': type };
    const answer = await shop.app.inject({ method: 'POST', url: pathname + search, headers, payload });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'You will not receive our newsletter any more.' },
    ]);
    expect(await stored()).toEqual([
      expect.objectContaining({ state: 'unsubscribed', unsubscribed_at: shop.clock.now(), token_hash: null }),
    ]);
  });

  it('can be asked for twice, keeps its first time, and ends what the old link could do', async () => {
    await subscribe(MARA);
    const mail = await lastMail();
    const ended_at = shop.clock.now();
    for (let count = 0; count < 2; count += 1) {
      const answer = await post('unsubscribe', { token: tokenIn(mail, 'newsletter/unsubscribe') });
      expect(answer.statusCode).toBe(200);
      shop.clock.advance(1000);
    }
    expect((await stored())[0]?.unsubscribed_at).toEqual(ended_at);
    expect((await post('confirm', { token: tokenIn(mail, 'newsletter/confirm') })).statusCode).toBe(410);
  });

  it('needs the very token: another subscription’s, a changed one or none ends nothing', async () => {
    await subscribe(MARA);
    await confirmLast();
    const token = tokenIn(await lastMail(), 'newsletter/unsubscribe');
    const [id = '', mac = ''] = token.split('.');
    const other = `${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}`;
    const changed = `${mac.startsWith('x') ? 'y' : 'x'}${mac.slice(1)}`;
    for (const wrong of ['', '.', id, `${id}.`, `${id}.${mac.slice(1)}`, `${id}.${changed}`, `${other}.${mac}`]) {
      const answer = await post('unsubscribe', { token: wrong });
      expect([wrong, answer.statusCode]).toEqual([wrong, 410]);
    }
    expect((await stored())[0]?.state).toBe('confirmed');
  });

  it('is no end for ever: who asks again is asked again', async () => {
    await subscribe(MARA);
    await post('unsubscribe', { token: tokenIn(await lastMail(), 'newsletter/unsubscribe') });
    shop.clock.advance(DAY_MS);
    await subscribe(MARA);
    expect(await stored()).toEqual([expect.objectContaining({ state: 'pending', unsubscribed_at: null })]);
    expect((await confirmLast()).statusCode).toBe(200);
  });
});

describe('the choice in a profile', () => {
  it('subscribes a confirmed address at once, and ends that', async () => {
    await setForUser(MARA, true, true);
    expect(await isWanted(MARA, true)).toBe(true);
    expect(await stored()).toEqual([
      expect.objectContaining({ state: 'confirmed', source: 'account', confirmed_at: shop.clock.now() }),
    ]);
    expect(await mailsTo(shop, MARA)).toEqual([]);
    await setForUser(MARA, true, false);
    expect([await isWanted(MARA, true), (await stored())[0]?.state]).toEqual([false, 'unsubscribed']);
  });

  it('asks an address by mail that is not confirmed yet', async () => {
    await setForUser(MARA, false, true);
    expect([await isWanted(MARA, false), (await stored())[0]?.state]).toEqual([true, 'pending']);
    expect((await confirmLast()).statusCode).toBe(200);
    expect(await isWanted(MARA, true)).toBe(true);
  });

  it('neither tells nor ends what the owner of an address chose, until the address is known to be theirs', async () => {
    await subscribe(MARA);
    await confirmLast();
    expect(await isWanted(MARA, false)).toBe(false);
    await setForUser(MARA, false, false);
    expect((await stored())[0]?.state).toBe('confirmed');
    const { newsletter } = shop.services;
    expect(await newsletter.read({ email: MARA, email_verified: false })).toBeNull();
    await withTransaction(shop.infra.db, (trx) => newsletter.forget(trx, { email: MARA, email_verified: false }));
    expect(await isWanted(MARA, true)).toBe(true);
  });

  it('is forgotten with the account', async () => {
    await setForUser(MARA, true, true);
    const person = { email: MARA, email_verified: true };
    expect(await shop.services.newsletter.read(person)).toMatchObject({ state: 'confirmed', source: 'account' });
    await withTransaction(shop.infra.db, (trx) => shop.services.newsletter.forget(trx, person));
    expect(await stored()).toEqual([]);
  });

  it('keeps the first time of a consent that is given again', async () => {
    await setForUser(MARA, true, true);
    const [before] = await stored();
    shop.clock.advance(DAY_MS);
    await setForUser(MARA, true, true);
    expect(await stored()).toEqual([before]);
  });

  it('is undone with its transaction', async () => {
    const failing = withTransaction(shop.infra.db, async (trx) => {
      await shop.services.newsletter.setForUser(trx, { email: MARA, email_verified: false, language: 'en' }, true);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect([await stored(), await mailsTo(shop, MARA)]).toEqual([[], []]);
  });
});
