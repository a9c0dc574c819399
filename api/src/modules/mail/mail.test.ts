import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import type { AdminPicture } from '@tessera/shared/contract';
import { eventually, startTestShop } from '../../../test/harness';
import type { TestShop } from '../../../test/harness';
import { startMailServer } from '../../../test/mails/mail-server';
import type { TestMailServer } from '../../../test/mails/mail-server';
import { signIn } from '../../../test/people';
import { drawPicture, sendPicture } from '../pictures/testing/picture-form';
import { withTransaction } from '../../infra/database/transaction';
import { createMailService } from './mail.service';
import type { MailRetries } from './sending/mail-delivery.service';
import type { MailOrder, MailService } from './mail.service';

const TOKEN = 'a-token-that-opens-an-account';
const order: MailOrder<'reset-password'> = {
  to: 'ada@example.com',
  template: 'reset-password',
  data: { first_name: 'Ada', token: TOKEN },
  language: 'en',
};

let shop: TestShop;
let server: TestMailServer;
beforeAll(async () => {
  server = await startMailServer();
  shop = await startTestShop({ config: { smtp_url: server.url } });
  await shop.services.store.update({ name: 'Kiln & Oak' });
});
afterAll(async () => {
  await shop.close();
  await server.close();
});
beforeEach(async () => {
  server.behave('take');
  server.received.length = 0;
  await shop.infra.db.deleteFrom('mails').execute();
});

const service = (config = {}, retries?: MailRetries): MailService =>
  createMailService({ ...shop.services, ...shop.infra, config: { ...shop.infra.config, ...config } }, retries);
const send = (mail: MailService, given: MailOrder<'reset-password'> = order): Promise<void> =>
  withTransaction(shop.infra.db, (trx) => mail.send(trx, given));
const rows = () => shop.infra.db.selectFrom('mails').selectAll().execute();
const onlyRow = async () => {
  const [row] = await rows();
  if (!row) throw new Error('There is no mail');
  return row;
};
/** What the worker does when a mail is due, without its pauses. */
const deliver = async (mail: MailService): Promise<unknown> =>
  mail.deliver((await onlyRow()).id).catch((error: unknown) => error);

describe('a mail', () => {
  it('goes out as HTML and text, with the store’s name and with a link to this shop', async () => {
    const mail = service();
    await send(mail);
    await deliver(mail);
    const [received] = server.received;
    expect(received?.recipient).toBe('ada@example.com');
    expect(received?.from).toMatchObject({ name: 'Kiln & Oak', address: 'no-reply@localhost' });
    expect(received?.subject).toBe('Set a new password');
    const link = `http://localhost:3000/auth/reset-password/${TOKEN}`;
    expect(received?.text).toContain(`Set a new password:\n${link}`);
    expect(received?.html).toContain(`href="${link}"`);
    expect(received?.html).toContain('Kiln &amp; Oak');
    expect(received?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });

  it('brings the shop’s logo along, and shows it in a preview by its file', async () => {
    const sent = await sendPicture(shop, 'admin/store/pictures', await drawPicture(), await signIn(shop, 'ADMIN'));
    const { id: logo_id, image } = sent.json<AdminPicture>();
    await shop.services.store.update({ logo_id });
    const mail = service();
    await send(mail);
    await deliver(mail);
    const [received] = server.received;
    expect(received?.html).toMatch(/<img [^>]*src="cid:logo@shop" alt="Kiln &amp; Oak" width="53" height="40"/);
    expect(received?.attachments).toMatchObject([{ filename: 'logo.png', mimeType: 'image/png' }]);
    expect((await mail.preview('reset-password', 'en'))?.html).toContain(`src="${image.src}"`);
    await shop.services.store.update({ logo_id: null });
  });

  it('is in its reader’s language, with links to pages in that language', async () => {
    const mail = service();
    await send(mail, { ...order, language: 'de' });
    await deliver(mail);
    expect(server.received[0]?.subject).toBe('Neues Passwort festlegen');
    expect(server.received[0]?.text).toContain(`http://localhost:3000/de/auth/reset-password/${TOKEN}`);
  });

  it('is in the first language where the shop is not offered in its reader’s by the time that it goes out', async () => {
    await send(service(), { ...order, language: 'de', own: { mail: { subject: 'Neues Passwort für Ada' } } });
    await shop.services.store.update({ languages: ['en'] });
    await deliver(service());
    await shop.services.store.update({ languages: ['en', 'de'] });
    expect(server.received[0]?.subject).toBe('Set a new password');
    expect(server.received[0]?.text).toContain(`http://localhost:3000/auth/reset-password/${TOKEN}`);
  });

  it('loads nothing from anywhere, so that opening it tells nobody', async () => {
    const mail = service();
    await send(mail);
    await deliver(mail);
    expect(server.received[0]?.html).not.toMatch(/<img|<link|src=|url\(|@import/i);
  });

  it('comes from MAIL_FROM where that is set', async () => {
    const mail = service({ mail_from: 'shop@example.com' });
    await send(mail);
    await deliver(mail);
    expect(server.received[0]?.from).toMatchObject({ name: 'Kiln & Oak', address: 'shop@example.com' });
  });

  it('is queued in the caller’s transaction: what is rolled back is never sent', async () => {
    const mail = service();
    const failing = withTransaction(shop.infra.db, async (trx) => {
      await mail.send(trx, order);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await rows()).toEqual([]);
  });

  it('is recorded once and sent once, however often the queue hands it out', async () => {
    const mail = service();
    await send(mail);
    await deliver(mail);
    await deliver(mail);
    expect(server.received).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 1, recipient: 'ada@example.com' }]);
  });

  it('keeps its link sealed while it waits, and forgets it when it has gone', async () => {
    const mail = service();
    await send(mail);
    expect((await onlyRow()).sealed?.toString('latin1')).not.toContain(TOKEN);
    await deliver(mail);
    expect((await onlyRow()).sealed).toBeNull();
  });

  it('is not sent when its link has expired meanwhile', async () => {
    const mail = service();
    await send(mail, { ...order, valid_until: new Date(shop.clock.now().getTime() + 60_000) });
    shop.clock.advance(60_000);
    await deliver(mail);
    expect(server.received).toEqual([]);
    expect((await onlyRow()).state).toBe('expired');
  });

  it.each(['a@example.com, b@example.com', '"x" <a@example.com>', 'a@example.com\r\nBcc: b@example.com'])(
    'never reaches anybody but one address (%#)',
    async (to) => {
      const mail = service();
      await send(mail, { ...order, to });
      await deliver(mail);
      expect(server.received.map(({ recipient }) => recipient).filter((one) => one === 'b@example.com')).toEqual([]);
    },
  );
});

describe('a mail server', () => {
  it('that goes on failing is given up after the last attempt', async () => {
    server.behave(451);
    const mail = service({}, { attempts: 3, delay_seconds: 1 });
    await send(mail);
    expect(await deliver(mail)).toBeInstanceOf(Error);
    expect(await deliver(mail)).toBeInstanceOf(Error);
    expect(await deliver(mail)).toBeUndefined();
    expect(await onlyRow()).toMatchObject({ state: 'failed', attempts: 3, sealed: null });
  });

  it('that refuses a mail for good is not asked again', async () => {
    server.behave(550);
    const mail = service();
    await send(mail);
    expect(await deliver(mail)).toBeUndefined();
    expect(await onlyRow()).toMatchObject({ state: 'failed', attempts: 1 });
  });

  it('that is not there leaves the mail waiting', async () => {
    const mail = service({ smtp_url: 'smtp://127.0.0.1:1' });
    await send(mail);
    expect(await deliver(mail)).toBeInstanceOf(Error);
    expect(await onlyRow()).toMatchObject({ state: 'queued', attempts: 1 });
  });

  it('puts neither the link nor the recipient into the failure that is logged and kept', async () => {
    server.behave(451);
    const warnings: unknown[] = [];
    const logger = Object.assign(Object.create(shop.infra.logger) as typeof shop.infra.logger, {
      warn: (fields: unknown) => warnings.push(fields),
    });
    const mail = createMailService({ ...shop.services, ...shop.infra, logger });
    await send(mail);
    const error = await deliver(mail);
    const said = JSON.stringify([warnings, String(error), (await onlyRow()).last_error]);
    expect(warnings).toHaveLength(1);
    expect(said).not.toContain(TOKEN);
    expect(said).not.toContain('ada@example.com');
  });
});

describe('without a mail server', () => {
  let mails_dir: string;
  beforeAll(() => {
    mails_dir = path.join(mkdtempSync(path.join(tmpdir(), 'tessera-mails-')), 'mails');
  });
  afterAll(() => rmSync(path.dirname(mails_dir), { recursive: true, force: true }));

  it('a mail is kept as a file that mail programs open, for this user’s eyes alone', async () => {
    const mail = service({ smtp_url: null, mails_dir });
    await send(mail);
    await deliver(mail);
    const { id, state } = await onlyRow();
    expect(state).toBe('kept');
    const files = readdirSync(mails_dir);
    expect(files).toEqual([expect.stringMatching(new RegExp(`^\\d{4}-\\d\\d-\\d\\dT.*Z-reset-password-${id}\\.eml$`))]);
    const file = path.join(mails_dir, files[0] ?? '');
    const parsed = await PostalMime.parse(readFileSync(file));
    expect(parsed.to).toMatchObject([{ address: 'ada@example.com' }]);
    expect(parsed.text).toContain(TOKEN);
    expect(parsed.messageId).toContain(id);
    expect([statSync(mails_dir).mode & 0o077, statSync(file).mode & 0o077]).toEqual([0, 0]);
  });

  it('waits in the queue while the folder cannot be written', async () => {
    const mail = service({ smtp_url: null, mails_dir: '/dev/null/mails' });
    await send(mail);
    expect(await deliver(mail)).toBeInstanceOf(Error);
    expect((await onlyRow()).state).toBe('queued');
  });
});

describe('old mails', () => {
  it('are given up after two days of waiting and forgotten after thirty more', async () => {
    const mail = service();
    await send(mail);
    shop.clock.advance(49 * 3600_000);
    await mail.giveUp();
    expect(await onlyRow()).toMatchObject({ state: 'failed', sealed: null });
    shop.clock.advance(31 * 24 * 3600_000);
    await shop.services.retention.run();
    expect(await rows()).toEqual([]);
  });
});

// Last, since a queue that is worked on delivers what other tests want to deliver themselves.
describe('the queue of mails', () => {
  it('asks a mail server that fails for a while again, until it takes the mail', async () => {
    const before = server.attempts();
    server.behave(451);
    const mail = service({}, { attempts: 5, delay_seconds: 1 });
    mail.work();
    await send(mail);
    await eventually(async () => (await onlyRow()).attempts > 0);
    server.behave('take');
    shop.clock.advance(1_000);
    expect(await server.waitFor('ada@example.com', 'Set a new password')).toBeDefined();
    await eventually(async () => (await onlyRow()).state === 'sent');
    expect(server.received).toHaveLength(1);
    expect((await onlyRow()).attempts).toBe(server.attempts() - before);
  });
});
