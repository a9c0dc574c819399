import type { Download } from '@tessera/shared/contract';
import { forAllTests } from '../../../test/for-all-tests';
import { LONG_SESSIONS, startTestShop } from '../../../test/harness';
import { signIn } from '../../../test/people';
import { newId } from '../../infra/basics/ids';
import { fillOrders } from '../orders/testing/many-orders';
import { aDesk, everything } from './testing/desk';

const shop = forAllTests(() => startTestShop(LONG_SESSIONS));
const desk = forAllTests(() => aDesk(shop, fillOrders));
jest.setTimeout(120_000);
beforeEach(() => desk.clear());

describe('a file', () => {
  const download = async (id: string, by = desk.staff()) => {
    const { url } = (await desk.post(`jobs/${id}/downloads`, undefined, by)).json<Download>();
    return shop.app.inject({ url });
  };

  it('is written part by part, however often a worker dies over it, and downloaded by a ticket', async () => {
    await desk.orders(3_600);
    const { id, total } = await desk.begin('orders.export', { filter: { sort: 'placed_at' } });
    expect(total).toBe(3_600);
    await desk.turn();
    const half = await desk.show(id);
    expect(half).toMatchObject({ state: 'running', done: 2_500, file: null });
    // A worker that died after it wrote, and before it said so.
    const file = `private/jobs/${id}`;
    await shop.infra.files.writeFrom(file, (await shop.infra.files.read(file)).length, Buffer.from('torn'));
    await desk.finish();
    const done = await desk.show(id);
    const answer = await download(id);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain(`filename="${done.file?.name}"`);
    expect(answer.rawPayload).toHaveLength(done.file?.bytes ?? -1);
    const numbers = answer.body
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0]);
    expect([numbers.length, new Set(numbers).size, numbers[0], numbers.at(-1)]).toEqual([
      3_600,
      3_600,
      'FILL-1',
      'FILL-3600',
    ]);
    expect((await download(id, await signIn(shop, 'ADMIN'))).statusCode).toBe(200);
  });

  const isThere = (id: string) => shop.infra.files.exists(`private/jobs/${id}`);
  const begun = async () => {
    await desk.orders(3_600);
    const { id } = await desk.begin('orders.export', {});
    await desk.turn();
    expect(await isThere(id)).toBe(true);
    return id;
  };

  it('that cannot be written is given up, with why, and what there was of it is removed', async () => {
    const id = await begun();
    const full = jest.spyOn(shop.infra.files, 'writeFrom').mockRejectedValue(new Error('EIO'));
    for (let tries = 0; tries < 5; tries += 1) {
      await desk.turn();
      shop.clock.advance(60_000);
    }
    full.mockRestore();
    expect(await desk.show(id)).toMatchObject({
      state: 'failed',
      reason: 'The file could not be written, although it was tried several times.',
    });
    await shop.services.jobs.removeExpired();
    expect(await isThere(id)).toBe(false);
  });

  it('of a job that was stopped is removed, too', async () => {
    const id = await begun();
    await desk.post(`jobs/${id}/stop`);
    await shop.services.jobs.removeExpired();
    expect([await isThere(id), (await desk.show(id)).state]).toEqual([false, 'stopped']);
  });

  it('waits while the disk is full, for as long as it takes, and goes on when there is room', async () => {
    const id = await begun();
    const noRoom = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const full = jest.spyOn(shop.infra.files, 'writeFrom').mockRejectedValue(noRoom);
    for (let tries = 0; tries < 20; tries += 1) {
      await desk.turn();
      shop.clock.advance(60_000);
    }
    full.mockRestore();
    expect(await desk.show(id)).toMatchObject({ state: 'running', done: 2_500 });
    await desk.finish();
    expect(await desk.show(id)).toMatchObject({ state: 'done', done: 3_600 });
  });

  it('holds the packing slips of all chosen orders; those that are gone are named', async () => {
    const ids = await desk.orders(3);
    const gone = newId();
    const { id } = await desk.begin('orders.packing_slips', { orders: { ids: [...ids, gone] } });
    await desk.finish();
    expect(await desk.show(id)).toMatchObject({ state: 'done', total: 4, done: 3, failed: 1 });
    expect(await desk.rowsOf(id)).toMatchObject([{ record_id: gone, reason: 'There is no such order.' }]);
    const answer = await download(id);
    expect([answer.headers['content-type'], answer.rawPayload.subarray(0, 5).toString()]).toEqual([
      'application/pdf',
      '%PDF-',
    ]);
    expect((await desk.start('orders.packing_slips', everything(10_000))).statusCode).toBe(201);
  });
});

it('the file of a job is gone three days later, and the job after a month', async () => {
  await desk.orders(1);
  const { id } = await desk.begin('orders.export', {});
  await desk.finish();
  shop.clock.advance(3 * 24 * 3_600_000);
  await desk.signInAgain();
  await shop.services.jobs.removeExpired();
  expect((await desk.show(id)).file).toBeNull();
  expect(await shop.infra.files.exists(`private/jobs/${id}`)).toBe(false);
  expect((await desk.post(`jobs/${id}/downloads`, undefined, desk.staff())).json().code).toBe('jobs.not_found');
  shop.clock.advance(28 * 24 * 3_600_000);
  await shop.services.retention.run();
  expect(await shop.infra.db.selectFrom('staff_jobs').selectAll().execute()).toEqual([]);
});
