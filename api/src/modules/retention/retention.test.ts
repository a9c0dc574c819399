import type { RetentionPreview, RetentionSettings } from '@tessera/shared/contract';
import { forAllTests } from '../../../test/for-all-tests';
import { LONG_SESSIONS, startTestShop } from '../../../test/harness';
import { openSettingsDesk } from '../../../test/settings-desk';
import { newId } from '../../infra/basics/ids';
import { fillOrders } from '../orders/testing/many-orders';

const shop = forAllTests(() => startTestShop(LONG_SESSIONS));
const desk = openSettingsDesk(shop, 'retention');
const DAY_MS = 86_400_000;

const get = async () => (await desk.call('GET', 'retention')).json<RetentionSettings>();
const preview = (kept: object) => desk.call('POST', 'retention/preview', { kept });
const run = () => shop.services.retention.run();

/** Records of mails that were sent so many days ago. */
async function mailed(days: number, count = 1): Promise<void> {
  const at = new Date(shop.clock.now().getTime() - days * DAY_MS);
  const mail = { recipient: 'ada@example.com', template: 'verify-email', state: 'sent' as const, created_at: at };
  const rows = Array.from({ length: count }, () => ({ ...mail, id: newId(), settled_at: at, sealed: null }));
  await shop.infra.db.insertInto('mails').values(rows).execute();
}
const mails = async () => (await shop.infra.db.selectFrom('mails').select('id').execute()).length;
beforeEach(() => shop.infra.db.deleteFrom('mails').execute());

it('begins with the usual times, each within bounds, and says what nobody chooses', async () => {
  const { kinds, fixed, version } = await get();
  expect(version).toBe(0);
  expect(kinds.find(({ name }) => name === 'mails')).toEqual({
    name: 'mails',
    unit: 'days',
    kept: 30,
    usual: 30,
    least: 7,
    most: 365,
  });
  expect(kinds.every(({ kept, usual, least, most }) => kept === usual && least <= usual && usual <= most)).toBe(true);
  expect(fixed).toContainEqual({ name: 'export_files', days: 3 });
});

it('tells how much would go, for every kind, and removes it once that is saved, and nothing that is younger', async () => {
  await mailed(20, 3);
  await mailed(5);
  await run();
  expect(await mails()).toBe(4);
  const { kinds, version } = await get();
  const least = Object.fromEntries(kinds.map((kind) => [kind.name, kind.least]));
  const { goes } = (await preview(least)).json<RetentionPreview>();
  const shorter = kinds.filter((kind) => kind.least < kind.kept).map(({ name }) => name);
  expect(goes.map(({ name }) => name)).toEqual(shorter);
  expect(goes.find(({ name }) => name === 'mails')).toEqual({ name: 'mails', records: 3, is_exact: true });
  expect(await mails()).toBe(4);
  const saved = await desk.call('PUT', 'retention', { kept: { mails: 10 }, version });
  expect(saved.json<RetentionSettings>().kinds.find(({ name }) => name === 'mails')?.kept).toBe(10);
  await run();
  expect(await mails()).toBe(1);
  const [entry] = await desk.entries();
  const changes = { before: { kept_mails: 30 }, after: { kept_mails: 10 } };
  expect(entry).toMatchObject({ action: 'retention.update', ...changes });
});

it('removes more than one statement takes, and each kind although another fails', async () => {
  await mailed(400, 2_300);
  const broken = jest.spyOn(shop.services.invoices.named, 'remove').mockRejectedValue(new Error('away'));
  await expect(run()).rejects.toThrow('invoices_of_former_customers');
  broken.mockRestore();
  expect(await mails()).toBe(0);
});

it('refuses what is beyond the bounds, and kinds that there are none of, by name', async () => {
  const { version } = await get();
  const kept = { mails: 6, invoices_of_former_customers: 4, songs: 10 };
  for (const answer of [await desk.call('PUT', 'retention', { kept, version }), await preview(kept)]) {
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toMatchObject({
      'kept.mails': ['Please enter a number of days from 7 to 365'],
      'kept.invoices_of_former_customers': ['Please enter a number of years from 5 to 15'],
      'kept.songs': [expect.any(String)],
    });
  }
});

it('asks for rights, and of two edits of one version keeps one', async () => {
  const { version } = await get();
  await desk.expectOneSaved(
    [
      { kept: { mails: 20 }, version },
      { kept: { mails: 21 }, version },
    ],
    version,
  );
  await desk.expectRights({ kept: { mails: 22 }, version: version + 1 });
});

describe('files that may name somebody whose account goes', () => {
  const start = async (kind: string) => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/admin/jobs',
      headers: { ...desk.owner().headers, 'idempotency-key': newId() },
      payload: { kind, parameters: {} },
    });
    return answer.json<{ id: string }>().id;
  };
  const job = async (id: string) => (await desk.call('GET', `jobs/${id}`)).json();

  it('can be fetched no more and go; what is being written is given up', async () => {
    await fillOrders(shop.infra.db, 3_000);
    const done = await start('orders.export');
    while (await shop.services.jobRunner.turn());
    const open = await start('orders.export');
    await shop.services.jobRunner.turn();
    expect([(await job(done)).file, (await job(open)).state]).toEqual([expect.anything(), 'running']);
    await shop.infra.db.transaction().execute((trx) => shop.services.jobs.endFiles(trx));
    expect(await job(done)).toMatchObject({ state: 'done', file: null });
    expect(await job(open)).toMatchObject({ state: 'stopped', reason: expect.stringContaining('account was deleted') });
    await shop.services.jobs.removeExpired();
    expect(await shop.infra.files.exists(`private/jobs/${done}`)).toBe(false);
  });
});
