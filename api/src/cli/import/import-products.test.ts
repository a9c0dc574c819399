import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { forAllTests } from '../../../test/for-all-tests';
import { startTestShop } from '../../../test/harness';
import { signIn } from '../../../test/people';
import { aPicture } from '../../modules/products/files/testing/picture-server';
import { importProducts } from './import-products';

const shop = forAllTests(() => startTestShop(), 120_000);
const folder = mkdtempSync(path.join(tmpdir(), 'tessera-import-'));
afterAll(() => rmSync(folder, { recursive: true }));
let email: string;
beforeAll(async () => {
  const { user_id } = await signIn(shop, 'ADMIN');
  email = (await shop.services.users.getById(user_id)).email;
});

function kept(name: string, content: string | Buffer): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
}

/** Runs the command; a failure is its sentence. */
async function run(args: string[], { onSay = (_line: string): void => undefined, by = email as string | null } = {}) {
  const printed: Record<string, unknown>[] = [];
  const said: string[] = [];
  const say = (line: string): void => {
    said.push(line);
    onSay(line);
  };
  const print = (result: object): void => void printed.push({ ...result });
  const failure = await importProducts({ services: shop.services, print, say }, args, by).then(
    () => '',
    (error: Error) => error.message,
  );
  return { printed, said, failure };
}
const count = async (): Promise<number> => (await shop.infra.db.selectFrom('products').select('id').execute()).length;

const many = Array.from({ length: 60 }, (_, at) => `Good ${at},G-${at},5.00`).join('\n');

it('says what is wrong and writes nothing of it; with --check nothing at all', async () => {
  const file = kept('goods.csv', 'Title,SKU,Price,Inside\nCup,C-1,5.00,x\nBowl,B-1,5;00,x\n');
  const looked = await run([file, '--check']);
  expect(looked.printed).toMatchObject([{ new: 1, changed: 0, wrong: 1 }]);
  expect(looked.said).toContain('row 3, Price: ‘5;00’ is not a price. Write it like 24.00.');
  expect(looked.said[0]).toBe('Columns that are not taken over: Inside');
  expect([looked.failure, await count()]).toEqual(['Of what is wrong nothing is written.', 0]);
  const written = await run([file, '--map', 'Inside=attribute:Inside']);
  expect(written.printed[1]).toMatchObject({ state: 'done', done: 1, failed: 0 });
  expect([written.said.some((line) => line.startsWith('Columns')), await count()]).toEqual([false, 1]);
});

it('what a file holds gives the terminal no orders', async () => {
  const file = kept('orders.csv', 'Title,Price,\u001b]0;x\u0007\nCup,\u001b[2J,x\n');
  const { said } = await run([file, '--check']);
  expect(said).toContain('row 2, Price: ‘�[2J’ is not a price. Write it like 24.00.');
  expect(said.join('')).not.toMatch(/\p{Cc}/u);
});

it('takes pictures out of a folder, by their names', async () => {
  const file = kept('boards.csv', 'Title,SKU,Image Src\nBoard,BO-1,wood/Oak.png\nTray,TR-1,none.png\n');
  kept('photos/Wood/oak.png', await aPicture('#aa7733'));
  kept('photos/.hidden', 'x');
  const { printed, said, failure } = await run([file, '--pictures', path.join(folder, 'photos')]);
  expect(printed).toMatchObject([
    { new: 2, pictures_coming: 2 },
    { done: 3, failed: 1 },
  ]);
  expect(said).toContain('Pictures that are not there: none.png');
  expect(said).toContain('none.png: The zip has no file of this name, or several.');
  expect(failure).toMatch(/Go on with: npm run import -- --continue/);
});

it('Ctrl-C stops it, and --continue writes the rest, each once', async () => {
  const file = kept('many.csv', `Title,SKU,Price\n${many}\n`);
  const before = await count();
  let isSent = false;
  const stopped = await run([file], {
    onSay(line) {
      if (line !== '25 of 60' || isSent) return;
      isSent = true;
      process.emit('SIGINT');
    },
  });
  const [, { job, done }] = stopped.printed as [object, { job: string; done: number }];
  expect(stopped.printed[1]).toMatchObject({ state: 'stopped' });
  expect([done < 60, (await count()) - before]).toEqual([true, done]);
  const rest = await run(['--continue', job]);
  expect([rest.failure, rest.printed[0]]).toEqual(['', expect.objectContaining({ state: 'done', done: 60 - done })]);
  expect((await count()) - before).toBe(60);
});

it('says how it is used, and does nothing for those who may not', async () => {
  for (const args of [
    [],
    ['a.csv', 'b.csv'],
    ['a.csv', '--zip', 'a.zip', '--pictures', 'b'],
    ['a.csv', '--continue', 'x'],
    ['--continue', 'x', '--check'],
    ['--continue', 'x', '--map', 'Title=name'],
    ['--continue', 'x', '--zip', 'a.zip'],
  ])
    expect((await run(args)).failure).toMatch(/^Usage: import/);
  expect((await run(['a.csv', '--wat'])).failure).toMatch(/^Unknown option '--wat'\. Usage: import/);
  const helped = await run(['--help'], { by: null });
  expect([helped.failure, helped.said[0]]).toEqual(['', expect.stringMatching(/^Usage: import[^]*--check [^]*--as /)]);
  const file = kept('cup.csv', 'Title\nCup 2\n');
  expect((await run([file], { by: null })).failure).toMatch(/^Say for whom it is done: --as /);
  const nowhere = path.join(folder, 'none');
  for (const [args, sentence] of [
    [[nowhere], `There is no file ${nowhere}.`],
    [[folder], `${folder} is no file.`],
    [[file, '--zip', nowhere], `There is no file ${nowhere}.`],
    [[file, '--pictures', nowhere], `There is no folder ${nowhere}.`],
    [[file, '--pictures', file], `${file} is no folder.`],
    [['--continue', 'x'], '‘x’ is no job: an import names its own when it ends.'],
    [[file, '--map', 'Title'], '‘Title’ does not say what a column is: --map "Room=attribute:Room".'],
  ] as const)
    expect((await run([...args])).failure).toBe(sentence);
  expect((await run([file, '--as', 'nobody@example.com'])).failure).toBe('There is no account nobody@example.com.');
  expect((await run([file, '--map', 'Name=name'])).failure).toBe('The file has no column ‘Name’.');
  const shopper = await signIn(shop);
  const { email: address } = await shop.services.users.getById(shopper.user_id);
  expect((await run([file, '--as', address])).failure).toMatch(/right/);
});
