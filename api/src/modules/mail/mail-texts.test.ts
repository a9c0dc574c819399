import type { AuditList, MailSample, MailTexts, MailTextsList } from '@tessera/shared/contract';
import { eventually, startTestShop } from '../../../test/harness';
import type { TestShop } from '../../../test/harness';
import { startMailServer } from '../../../test/mails/mail-server';
import type { TestMailServer } from '../../../test/mails/mail-server';
import { appoint, signIn } from '../../../test/people';
import type { SignedIn } from '../../../test/people';
import { withTransaction } from '../../infra/database/transaction';
import { createMailService } from './mail.service';
import type { MailService } from './mail.service';

let shop: TestShop;
let server: TestMailServer;
let owner: SignedIn;
/** as another process has it */
let elsewhere: MailService;
beforeAll(async () => {
  server = await startMailServer();
  shop = await startTestShop({ config: { smtp_url: server.url } });
  await shop.services.store.update({ name: 'Kiln & Oak' });
  owner = await signIn(shop, 'ADMIN');
  elsewhere = createMailService({ ...shop.services, ...shop.infra });
});
afterAll(async () => {
  await shop.close();
  await server.close();
});

const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, by = owner) =>
  shop.app.inject({
    method,
    url: `/api/admin/mail-texts${path}`,
    headers: by.headers,
    ...(payload ? { payload } : {}),
  });
const read = async (name: string) => (await call('GET', `/${name}`)).json<MailTexts>();
const write = async (name: string, texts: object) =>
  call('PUT', `/${name}`, { texts, version: (await read(name)).version });
/** What a mail that is sent by another process says. */
async function sent(language: 'en' | 'de' = 'en') {
  const db = shop.infra.db;
  await db.deleteFrom('mails').execute();
  server.received.length = 0;
  const order = {
    to: 'ada@example.com',
    template: 'reset-password',
    data: { first_name: 'Ada', token: 't' },
    language,
  } as const;
  await withTransaction(db, (trx) => elsewhere.send(trx, order));
  const { id } = await db.selectFrom('mails').select('id').executeTakeFirstOrThrow();
  await elsewhere.deliver(id);
  return server.received[0];
}

test('mails that go out have what staff wrote, in every process, until they give the usual texts back', async () => {
  expect((await sent())?.subject).toBe('Set a new password');
  const saved = await write('reset-password', {
    subject: { en: 'A new password for {store} <3', de: null },
    asked: { en: 'Somebody asked for it.\n\n<b>You?</b>', de: '' },
  });
  expect(saved.json()).toMatchObject({ version: 1 });
  await eventually(async () => (await sent())?.subject === 'A new password for Kiln & Oak <3');
  const mail = await sent();
  expect(mail?.html).toContain('&lt;b&gt;You?&lt;/b&gt;');
  expect(mail?.text).toContain('Somebody asked for it.\n\n<b>You?</b>');
  expect((await sent('de'))?.subject).toBe('Neues Passwort festlegen');
  const listed = (await call('GET', '')).json<MailTextsList>().items;
  expect(listed.find(({ name }) => name === 'reset-password')).toEqual({
    name: 'reset-password',
    texts: 6,
    own: { en: 2, de: 0 },
  });
  const url = '/api/admin/audit-log?record_type=mail_texts&record_id=reset-password';
  const [entry] = (await shop.app.inject({ url, headers: owner.headers })).json<AuditList>().items;
  expect(entry).toMatchObject({
    action: 'mail_texts.update',
    after: { mail_texts: ['en · subject · A new password for {store} <3', expect.stringContaining('en · asked')] },
  });

  // a text that says what the usual one does is no text of one's own
  await write('reset-password', { subject: { en: 'Set a new password', de: null } });
  await eventually(async () => (await sent())?.subject === 'Set a new password');
  expect((await read('reset-password')).texts.every(({ own }) => own.en === null && own.de === null)).toBe(true);
});

test('a text that is kept damaged stops no mail: the usual one is sent', async () => {
  const value = JSON.stringify({ en: { subject: 'Hello {nobody}', asked: 7, once: 'Once.' }, de: [] });
  await shop.infra.db.deleteFrom('settings').where('key', '=', 'mail_texts:reset-password').execute();
  await shop.infra.db
    .insertInto('settings')
    .values({ key: 'mail_texts:reset-password', value, last_modified_at: new Date() })
    .execute();
  await shop.infra.changes.notify(shop.infra.db, ['staff:mail_texts']);
  await eventually(async () => (await sent())?.text?.includes('Once.') ?? false);
  expect((await sent())?.subject).toBe('Set a new password');
});

test('of two edits of one version one is saved; what is wrong is said at its text, and nothing is lost', async () => {
  const edit = (subject: string) => ({ texts: { subject: { en: subject, de: null } }, version: 0 });
  const answers = await Promise.all([
    call('PUT', '/order-paid', edit('One {number}')),
    call('PUT', '/order-paid', edit('Two {number}')),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    code: 'conflict',
    present: { version: 1, name: 'order-paid' },
  });
  const wrong = await write('order-paid', {
    subject: { en: 'x\ny', de: 'Für {niemand}' },
    thanks: { en: 'Thanks', de: null },
  });
  expect([wrong.statusCode, wrong.json().errors]).toEqual([
    422,
    {
      'texts.subject.en': [expect.stringContaining('one line')],
      'texts.subject.de': [expect.stringContaining('{niemand}')],
      'texts.thanks.en': ['This text must have {amount}'],
    },
  ]);
  expect((await call('GET', '/no-such-mail')).statusCode).toBe(404);
});

test('a mail is looked at with made-up data of this shop, as it would be with what is typed', async () => {
  const body = { language: 'en', texts: { refused: 'No, {store} is sorry.' }, showing: 'refused' };
  const shown = (await call('POST', '/return-step/preview', body)).json<MailSample>();
  expect(shown.subject).toBe('About your return R-7K2M9QX');
  expect(shown.text).toContain('No, Kiln & Oak is sorry.');
  expect(shown.html).toContain('No, Kiln &amp; Oak is sorry.');
  const common = { language: 'de', texts: { hello: 'Moin,' }, showing: 'hello' };
  expect((await call('POST', '/common/preview', common)).json<MailSample>().text).toMatch(/^Moin,/);
  const wrong = await call('POST', '/return-step/preview', { language: 'en', texts: { refused: '{nobody}' } });
  expect(wrong.json()).toMatchObject({ errors: { 'texts.refused': [expect.stringContaining('{nobody}')] } });
});

test('whoever asks is sent the same, ten times; who may only read is not', async () => {
  const body = { language: 'en', texts: { subject: 'Try {number}' } };
  const { email } = await shop.infra.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', owner.user_id)
    .executeTakeFirstOrThrow();
  const first = await call('POST', '/order-shipped/send', body);
  expect([first.statusCode, first.json()]).toEqual([202, { to: email }]);
  const { id } = await shop.infra.db
    .selectFrom('mails')
    .select('id')
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow();
  await elsewhere.deliver(id);
  expect(server.received.at(-1)).toMatchObject({ recipient: email, subject: 'Try K7-3F9QX' });
  for (let sent = 1; sent < 10; sent += 1) await call('POST', '/order-shipped/send', body);
  expect((await call('POST', '/order-shipped/send', body)).statusCode).toBe(429);

  const reader = await signIn(shop);
  await appoint(shop, reader.user_id, 'read_only');
  expect((await call('GET', '/order-shipped', undefined, reader)).statusCode).toBe(200);
  expect((await call('POST', '/order-shipped/send', body, reader)).statusCode).toBe(403);
  expect((await call('PUT', '/order-shipped', { texts: {}, version: 0 }, reader)).statusCode).toBe(403);
});
