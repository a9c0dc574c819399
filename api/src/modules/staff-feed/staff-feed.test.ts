import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildApp } from '../../app';
import { newId } from '../../infra/basics/ids';
import { withTransaction } from '../../infra/database/transaction';
import { closeInfra, createInfra } from '../../infra';
import { createServices } from '../../services';
import { eventually, startTestShop } from '../../../test/harness';
import type { TestShop } from '../../../test/harness';
import { appoint, signIn } from '../../../test/people';
import type { SignedIn } from '../../../test/people';
import type { Notice } from '../staff-notices/staff-notices.service';

interface Message {
  type: string;
  kind?: string;
  id?: string;
}

interface Stream {
  status: number | undefined;
  heard: Message[];
  ended(): boolean;
  close(): void;
}

let shop: TestShop;
let port: number;
const open: Stream[] = [];
jest.setTimeout(60_000);
beforeAll(async () => {
  shop = await startTestShop();
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = shop.app.server.address() as AddressInfo);
});
afterAll(() => shop.close());
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});

const listen = ({ headers }: Pick<SignedIn, 'headers'>, query = '', at = port): Promise<Stream> =>
  new Promise((resolve, reject) => {
    const request = get({ port: at, host: '127.0.0.1', path: `/api/admin/feed${query}`, headers }, (answer) => {
      resolve(follow(answer, () => request.destroy()));
    }).on('error', reject);
  });

function follow(answer: IncomingMessage, close: () => void): Stream {
  const heard: Message[] = [];
  let rest = '';
  let hasEnded = false;
  answer.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    heard.push(...lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Message));
  });
  answer.on('error', () => undefined).on('close', () => (hasEnded = true));
  const stream = { status: answer.statusCode, heard, ended: () => hasEnded, close };
  open.push(stream);
  return stream;
}

const connected = (stream: Stream) => eventually(() => stream.heard.some(({ type }) => type === 'connected'));
const idsIn = ({ heard }: Stream): (string | undefined)[] =>
  heard.filter(({ type }) => type === 'notice').map(({ id }) => id);

async function notify(change: Partial<Pick<Notice, 'user_id' | 'right'>> = {}): Promise<string> {
  const notice: Notice = {
    kind: 'job_finished',
    right: 'orders.read',
    user_id: '',
    subject_id: newId(),
    data: { job_kind: 'orders.tag', state: 'done', done: 1, failed: 0 },
    ...change,
  };
  await withTransaction(shop.infra.db, (trx) => shop.services.staffNotices.notify(trx, notice));
  const row = await shop.infra.db
    .selectFrom('staff_notices')
    .select('id')
    .where('subject_id', '=', notice.subject_id)
    .executeTakeFirstOrThrow();
  return row.id;
}

async function tellOrder(right: 'orders.read' | 'pay_later.read' = 'orders.read'): Promise<string> {
  const id = newId();
  await withTransaction(shop.infra.db, (trx) =>
    shop.services.staffFeed.tell(trx, [{ type: 'changed', kind: 'order', id, right, user_id: null }]),
  );
  return id;
}

const changesIn = ({ heard }: Stream) => heard.filter(({ type }) => type === 'changed').map(({ id }) => id);

describe('staff’s feed', () => {
  it('says ids and kinds to those with the right, and another’s finished job to nobody else', async () => {
    const [owner, support] = [await signIn(shop, 'ADMIN'), await signIn(shop, 'ADMIN')];
    await appoint(shop, support.user_id, 'support');
    const streams = [await listen(owner), await listen(support)];
    await Promise.all(streams.map(connected));
    const job = await notify({ user_id: support.user_id });
    const credit = await tellOrder('pay_later.read');
    const order = await tellOrder();
    await eventually(() => streams.every((stream) => changesIn(stream).includes(order)));
    expect(streams.map(changesIn)).toEqual([[credit, order], [order]]);
    expect(streams.map(idsIn)).toEqual([[], [job]]);
    expect(streams[1]?.heard.find(({ type }) => type === 'notice')).toEqual({
      type: 'notice',
      kind: 'job_finished',
      id: job,
    });
  });

  it('says nothing more by a right that was taken away, and says so within two seconds', async () => {
    const somebody = await signIn(shop, 'ADMIN');
    const stream = await listen(somebody);
    await connected(stream);
    await appoint(shop, somebody.user_id, 'catalogue');
    const order = await tellOrder();
    await eventually(() => stream.heard.some(({ type }) => type === 'rights'));
    expect(changesIn(stream)).not.toContain(order);
    expect(stream.ended()).toBe(false);
  });

  it('says nothing to whoever’s role waits for a second factor', async () => {
    const [owner, waiting] = [await signIn(shop, 'ADMIN'), await signIn(shop, 'ADMIN')];
    await appoint(shop, waiting.user_id, 'orders');
    const ask = (requires_second_factor: boolean) =>
      shop.infra.db.updateTable('staff_roles').set({ requires_second_factor }).where('key', '=', 'orders').execute();
    await ask(true);
    const streams = [await listen(owner), await listen(waiting)];
    await Promise.all(streams.map(connected));
    const order = await tellOrder();
    await eventually(() => streams.slice(0, 1).every((stream) => changesIn(stream).includes(order)));
    await ask(false);
    const after = await tellOrder();
    await eventually(() => streams.every((stream) => changesIn(stream).includes(after)));
    expect(streams.map(changesIn)).toEqual([[order, after], [after]]);
  });

  it('ends with the session, and with the place in the staff', async () => {
    const [one, other] = [await signIn(shop, 'ADMIN'), await signIn(shop, 'ADMIN')];
    const streams = [await listen(one), await listen(other)];
    await Promise.all(streams.map(connected));
    await shop.app.inject({ method: 'POST', url: '/api/auth/logout', headers: one.headers, payload: {} });
    await signIn(shop, 'ADMIN');
    await shop.services.staff.remove({ user_id: null, address: '' }, other.user_id);
    const began = Date.now();
    await eventually(() => streams.every((stream) => stream.ended()));
    expect(Date.now() - began).toBeLessThan(2000);
  });

  it('goes on after the notice that was heard last', async () => {
    const owner = await signIn(shop, 'ADMIN');
    const { user_id } = owner;
    const first = await notify({ user_id });
    const missed = [await notify({ user_id }), await notify({ user_id })];
    await notify({ user_id: (await signIn(shop, 'ADMIN')).user_id });
    const stream = await listen(owner, `?after=${first}`);
    await eventually(() => idsIn(stream).length === 2);
    await connected(stream);
    expect(idsIn(stream)).toEqual(missed);
    expect((await listen(owner, '?after=x')).status).toBe(422);
  });

  it('says which order somebody of the staff has changed, when that is done and noted', async () => {
    const owner = await signIn(shop, 'ADMIN');
    const stream = await listen(owner);
    await connected(stream);
    const actor = { user_id: owner.user_id, address: '' };
    const [order, product] = [newId(), newId()];
    await withTransaction(shop.infra.db, async (trx) => {
      const what = { action: 'orders.tag', after: {} };
      await shop.services.audit.record(trx, actor, { ...what, record_type: 'view', record_id: product });
      await shop.services.audit.record(trx, actor, { ...what, record_type: 'order', record_id: order });
    });
    await eventually(() => changesIn(stream).includes(order));
    expect(changesIn(stream)).toEqual([order]);
  });

  it('hears what another process of the API does', async () => {
    const owner = await signIn(shop, 'ADMIN');
    const infra = createInfra({ config: shop.infra.config, logger: shop.infra.logger, clock: shop.clock });
    const app = await buildApp(infra, createServices(infra));
    await infra.changes.start();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const stream = await listen(owner, '', (app.server.address() as AddressInfo).port);
    await connected(stream);
    const order = await tellOrder();
    await eventually(() => changesIn(stream).includes(order));
    stream.close();
    await app.close();
    await closeInfra(infra);
  });

  it('keeps no place for whoever has gone before it began', async () => {
    const owner = await signIn(shop, 'ADMIN');
    const { staffNotices } = shop.services;
    const listSince = staffNotices.listSince.bind(staffNotices);
    const goneOnes: Promise<void>[] = [];
    for (let count = 0; count < 5; count += 1) {
      let asked = (): void => undefined;
      const isAsked = new Promise<void>((resolve) => {
        asked = resolve;
      });
      let goOn = (): void => undefined;
      const isGone = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      jest.spyOn(staffNotices, 'listSince').mockImplementationOnce(async (...given) => {
        asked();
        await isGone;
        return listSince(...given);
      });
      const request = get({
        port,
        host: '127.0.0.1',
        path: `/api/admin/feed?after=${newId()}`,
        headers: owner.headers,
      });
      goneOnes.push(new Promise((resolve) => request.on('error', () => resolve())));
      await isAsked;
      request.destroy();
      await new Promise((resolve) => setTimeout(resolve, 100));
      goOn();
    }
    await Promise.all(goneOnes);
    jest.restoreAllMocks();
    await new Promise((resolve) => setTimeout(resolve, 100));
    const stream = await listen(owner);
    expect(stream.status).toBe(200);
    await connected(stream);
  });

  it('has five streams of an account, and the others for others', async () => {
    const owner = await signIn(shop, 'ADMIN');
    const statuses: (number | undefined)[] = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await listen(owner)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await listen(await signIn(shop, 'ADMIN'))).status).toBe(200);
  });

  it('is for staff alone', async () => {
    expect((await listen(await signIn(shop))).status).toBe(403);
    expect((await listen({ headers: { authorization: 'Bearer x' } })).status).toBe(401);
  });
});
