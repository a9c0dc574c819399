import type { ProductCheckResult, ProductImportResult, ProductRecord, StaffJobRowList } from '@tessera/shared/contract';
import { forAllTests } from '../../../../test/for-all-tests';
import { LONG_SESSIONS, startTestShop } from '../../../../test/harness';
import { aFileDesk } from './testing/file-desk';
import type { FileDesk } from './testing/file-desk';
import { aPicture, aPictureServer } from './testing/picture-server';
import { csvOf } from '../../../framework/files/testing/csv';

import { aZip } from './testing/zips';

jest.setTimeout(120_000);
let isDown = false;
let asked: string[] = [];
const shop = forAllTests(async () => {
  const pictures = new Map([
    ['/oak.png', await aPicture('#aa7733')],
    ['/ash.png', await aPicture('#ddccaa')],
  ]);
  const server = await aPictureServer(({ url = '' }, response) => {
    const picture = pictures.get(url);
    if (url === '/page') response.end('<html>');
    else response.writeHead(isDown || !picture ? 503 : 200, { 'content-type': 'text/plain' }).end(picture);
  });
  asked = server.asked;
  const config = { ...LONG_SESSIONS.config, picture_hosts: [server.host] };
  const started = await startTestShop({ config });
  const close = async (): Promise<void> => {
    await started.close();
    await server.close();
  };
  return { ...started, close, address: server.address };
}, 120_000);
let files: FileDesk;
beforeAll(async () => {
  files = await aFileDesk(shop);
});
afterEach(async () => {
  await shop.infra.db.deleteFrom('staff_jobs').execute();
  await shop.infra.db.deleteFrom('products').execute();
  await shop.infra.db.deleteFrom('product_picture_sources').execute();
  await shop.infra.db.deleteFrom('images').execute();
  asked.length = 0;
  isDown = false;
});

async function find(slug: string): Promise<ProductRecord> {
  const { id } = await shop.infra.db
    .selectFrom('products')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return files.read<ProductRecord>(`products/${id}`);
}
const failedOf = async (job_id: string) =>
  (await files.read<StaffJobRowList>(`jobs/${job_id}/rows?state=failed`)).items.map(({ label, reason }) => [
    label,
    reason,
  ]);
const countImages = async (): Promise<number> =>
  (await shop.infra.db.selectFrom('images').select('id').execute()).length;

const HEAD = ['slug', 'name', 'sku', 'stock', 'picture', 'picture_alt', 'variant_picture'];
const rowsOf = (...rows: string[][]): string => csvOf([HEAD, ...rows]);

it('pictures come from their addresses, each once, and the file changes nothing when it comes again', async () => {
  const oak = shop.address('/oak.png');
  const file = rowsOf(
    ['board', 'Board', 'B-1', '3', oak, 'Of oak', oak],
    ['board', '', '', '', shop.address('/ash.png'), '', ''],
    ['tray', 'Tray', 'T-1', '1', oak, '', ''],
  );
  const { pictures_coming, pictures_left, job, id } = await files.bring(file);
  expect([pictures_coming, pictures_left, job.total, job.done]).toEqual([2, 0, 4, 4]);
  const { pictures, variants } = await find('board');
  expect(pictures.map(({ alt }) => alt)).toEqual(['Of oak', '']);
  expect(pictures.every(({ image }) => image.src.endsWith('.webp'))).toBe(true);
  expect([variants[0]?.image_id, (await find('tray')).pictures[0]?.id]).toEqual([pictures[0]?.id, pictures[0]?.id]);
  expect([await countImages(), asked.toSorted()]).toEqual([2, ['/ash.png', '/oak.png']]);
  expect(await files.read<ProductImportResult>(`product-checks/${id}/imports/${job.id}`)).toEqual({
    products: { done: 2, failed: 0 },
    pictures: { done: 2, failed: 0 },
  });
  expect(await files.check(file)).toMatchObject({ products: { same: 2 }, pictures_coming: 0 });
});

it('those that fail say why and are tried again alone; what was sold meanwhile stays sold', async () => {
  const [oak, page] = [shop.address('/oak.png'), shop.address('/page')];
  const metadata = 'http://169.254.169.254/latest';
  await files.bring(rowsOf(['board', 'Board', 'B-1', '3', shop.address('/ash.png'), 'Ash', '']));
  isDown = true;
  const file = rowsOf(
    ['board', 'Oak board', 'B-1', '5', oak, 'Oak', ''],
    ['tray', 'Tray', 'T-1', '1', page, '', ''],
    ['bowl', 'Bowl', 'W-1', '1', metadata, '', ''],
  );
  const { id, job } = await files.bring(file);
  expect(await failedOf(job.id)).toEqual([
    [oak, 'Its server answers 503 instead of the picture.'],
    [page, expect.stringContaining('picture')],
    [metadata, expect.stringContaining('network of its own')],
  ]);
  // It keeps the picture that it has, until there is the other one.
  const board = await find('board');
  expect([board.name, board.variants[0]?.stock, board.pictures.map(({ alt }) => alt)]).toEqual([
    'Oak board',
    5,
    ['Ash'],
  ]);
  await shop.infra.db.updateTable('variants').set({ stock: 2 }).where('sku', '=', 'B-1').execute();
  isDown = false;
  const again = await files.finish(await files.begin('products.import_file', { check_id: id, failed_of: job.id }));
  expect([again.total, again.done, again.failed]).toEqual([6, 4, 2]);
  const now = await find('board');
  expect([now.variants[0]?.stock, now.pictures.map(({ alt }) => alt)]).toEqual([2, ['Oak']]);
});

it('a zip has pictures by their names, as far as it has them', async () => {
  const file = rowsOf(
    ['board', 'Board', 'B-1', '3', 'Wood/Oak.PNG', 'Of oak', ''],
    ['tray', 'Tray', 'T-1', '1', 'ash.png', '', ''],
    ['bowl', 'Bowl', 'W-1', '1', 'elm.png', '', ''],
    ['jar', 'Jar', 'J-1', '1', 'bomb.png', '', ''],
  );
  const without = await files.check(file);
  expect([without.pictures_left, without.pictures_coming]).toEqual([4, 0]);
  const zip = await aZip({
    'shoot/wood/oak.png': await aPicture('#aa7733'),
    'more/ash.png': await aPicture('#aa7733'),
    'other.png': Buffer.from('<svg/>'),
    'bomb.png': Buffer.alloc(300 * 1024),
  });
  const { id, job, pictures_missing } = await files.bring(file, zip);
  expect(pictures_missing).toEqual(['elm.png', 'bomb.png']);
  expect(await failedOf(job.id)).toEqual([
    ['elm.png', 'The zip has no file of this name, or several.'],
    ['bomb.png', expect.stringContaining('cannot be unpacked')],
  ]);
  const csv = await files.fileOf(await files.begin('products.failed_rows', { check_id: id, import_id: job.id }));
  expect(csv.split('\n').map((line) => line.split(',')[0])).toEqual([
    expect.stringContaining('slug'),
    'bowl',
    'jar',
    '',
  ]);
  expect(csv).toContain('elm.png: The zip has no file of this name, or several.');
  const [board, tray] = [await find('board'), await find('tray')];
  expect(board.pictures).toHaveLength(1);
  // Other names, the very same picture.
  expect([board.pictures[0]?.id, await countImages()]).toEqual([tray.pictures[0]?.id, 1]);
  expect((await files.check(file, zip)).products).toMatchObject({ changed: 4 });
  const { job: second } = await files.bring(file, zip);
  expect([second.done, await countImages()]).toEqual([6, 1]);
});

it('of two that capitals alone tell apart the exact name is one, any other is refused with both', async () => {
  const file = rowsOf(
    ['board', 'Board', 'B-1', '3', 'Oak.png', 'Of oak', ''],
    ['tray', 'Tray', 'T-1', '1', 'oak.png', '', ''],
    ['bowl', 'Bowl', 'W-1', '1', 'OAK.png', '', ''],
  );
  const zip = await aZip({ 'wood/oak.png': await aPicture('#aa7733'), 'wood/Oak.png': await aPicture('#ddccaa') });
  const { id, job, pictures_missing } = await files.bring(file, zip);
  expect(pictures_missing).toEqual(['OAK.png']);
  const { pictures_twofold } = await files.read<ProductCheckResult>(`product-checks/${id}`);
  expect(pictures_twofold).toEqual([{ name: 'OAK.png', spellings: ['wood/oak.png', 'wood/Oak.png'] }]);
  const sentence =
    'The zip has ‘wood/oak.png’ and ‘wood/Oak.png’, which only capitals tell apart. Write the name exactly as one of them.';
  expect(await failedOf(job.id)).toEqual([['OAK.png', sentence]]);
  const [board, tray, bowl] = [await find('board'), await find('tray'), await find('bowl')];
  expect(await countImages()).toBe(2);
  expect(board.pictures[0]?.id).not.toBe(tray.pictures[0]?.id);
  expect(board.pictures.map(({ alt }) => alt)).toEqual(['Of oak']);
  expect(bowl.pictures).toEqual([]);
});

it('a zip lies beside its file as long as that, and is checked when it comes', async () => {
  const { id } = await files.sent(rowsOf(['board', 'Board', 'B-1', '3', 'oak.png', '', '']));
  expect((await files.sendZip(id, Buffer.from('no zip'))).json().code).toBe('files.not_possible');
  const zip = await aZip({ 'oak.png': await aPicture('#aa7733') });
  const answer = await files.sendZip(id, zip);
  expect(answer.json().zip).toEqual({ name: 'pictures.zip', pictures: 1 });
  const { zip_id } = await shop.infra.db
    .selectFrom('product_files')
    .select('zip_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(await shop.infra.files.exists(`private/product-files/${id}-${zip_id}`)).toBe(true);
  shop.clock.advance(8 * 24 * 3_600_000);
  await shop.services.productFiles.removeExpired();
  expect(await shop.infra.files.exists(`private/product-files/${id}-${zip_id}`)).toBe(false);
});
