import { setTimeout as sleep } from 'node:timers/promises';
import { startWorkerProcess } from '../../../../test/api-process';
import { forAllTests } from '../../../../test/for-all-tests';
import { LONG_SESSIONS, startTestShop } from '../../../../test/harness';
import { aFileDesk } from './testing/file-desk';
import { aPicture } from './testing/picture-server';
import { csvOf } from '../../../framework/files/testing/csv';

import { aZip } from './testing/zips';

const KILLS = 20;
const PRODUCTS = 3_000;
const PICTURES = 40;
const PATIENCE_MS = 1_800_000;
jest.setTimeout(PATIENCE_MS * 2);

const shop = forAllTests(() => startTestShop(LONG_SESSIONS), 120_000);

function fileOf(): string {
  const rows = Array.from({ length: PRODUCTS }, (_, at) => {
    const own = [`good-${at}`, `Good ${at}`, 'Size'];
    const picture = at % 5 === 0 ? `${at % PICTURES}.png` : '';
    return ['S', 'M'].map((size) => [...own, size, `G-${at}-${size}`, '5.00', String(at % 7), picture]);
  });
  const head = ['slug', 'name', 'option1_name', 'option1_value', 'sku', 'regular_price', 'stock', 'picture'];
  return csvOf([head, ...rows.flat()]);
}

it(`an import whose workers are killed ${KILLS} times goes on, and ends as one that nobody disturbs`, async () => {
  const { db } = shop.infra;
  const files = await aFileDesk(shop);
  const pictures = await Promise.all(
    Array.from({ length: PICTURES }, (_, at) => aPicture(`#${(at * 5 + 16).toString(16).padStart(2, '0')}4488`)),
  );
  const zip = await aZip(Object.fromEntries(pictures.map((picture, at) => [`${at}.png`, picture])));
  const exportLines = async (): Promise<string[]> =>
    (await files.fileOf(await files.begin('products.export_whole', {}))).split('\r\n').sort();
  const checked = await files.check(fileOf(), zip);
  const job = await files.begin('products.import_file', { check_id: checked.id });
  const now = () =>
    db.selectFrom('staff_jobs').select(['state', 'done', 'failed']).where('id', '=', job.id).executeTakeFirstOrThrow();
  const until = async (isSo: () => Promise<boolean>): Promise<void> => {
    const late = Date.now() + PATIENCE_MS;
    while (!(await isSo())) {
      if (Date.now() > late) throw new Error('It did not happen in time');
      await sleep(50);
    }
  };

  let workers = [startWorkerProcess(shop), startWorkerProcess(shop)];
  for (let kills = 0; kills < KILLS; kills += 1) {
    const { done: before } = await now();
    await until(async () => (await now()).done > before + 20);
    await Promise.all(workers.map((worker) => worker.kill()));
    workers = [startWorkerProcess(shop), startWorkerProcess(shop)];
  }
  expect((await now()).state).toBe('running');
  await until(async () => (await now()).state === 'done');
  await Promise.all(workers.map((worker) => worker.stop()));

  expect(await now()).toMatchObject({ done: job.total, failed: 0 });
  const told = await db.selectFrom('audit_log').select('record_id').where('action', '=', 'products.import').execute();
  expect([told.length, new Set(told.map(({ record_id }) => record_id)).size]).toEqual([PRODUCTS, PRODUCTS]);
  const killed = await exportLines();
  await db.deleteFrom('products').execute();
  await db.deleteFrom('staff_jobs').execute();
  expect((await files.bring(fileOf(), zip)).job).toMatchObject({ state: 'done', failed: 0 });
  expect(await exportLines()).toEqual(killed);
});
