import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../basics/paths';
import { makeTemporaryFolder } from '../postgres/temporary-folder';
import { freePort } from '../process/free-port';
import { isRunning } from '../process/identity';
import { readProcesses } from '../process/process-list';

jest.setTimeout(600_000);

/** e2e/composition/supervisor.spec.ts does it once, under the shop that all browser tests share. */
const ROUNDS = 10;

/** One `npm start` with what it printed so far. */
class Start {
  output = '';
  readonly child: ChildProcess;
  readonly exit: Promise<number | null>;
  constructor(env: Record<string, string>) {
    this.child = spawn(process.execPath, ['scripts/start.js'], { cwd: ROOT, env: { ...process.env, ...env } });
    this.child.stdout?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    this.child.stderr?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    this.exit = new Promise((resolve) => this.child.once('exit', (status) => resolve(status)));
  }

  /** Waits until everything is printed that an opened shop says of itself. */
  async open(): Promise<void> {
    let ended = false;
    void this.exit.then(() => (ended = true));
    while (!this.output.includes('Stop: Ctrl-C')) {
      if (ended) throw new Error(`The shop did not open:\n${this.output}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** As the API names a picture and its smaller files (api/src/modules/media). */
const HASH_LENGTH = 16;
const DERIVED_WIDTHS = [160, 360, 560, 640, 800, 1024, 1200, 1600, 2000];

/** Says that the smaller files of the demo shop's pictures are there: the worker would make them for a minute of a core. */
function leaveOutPictures(dataDir: string): void {
  const media = join(dataDir, 'files/media');
  mkdirSync(media, { recursive: true });
  const images = join(ROOT, 'demo/images');
  for (const name of readdirSync(images)) {
    const hash = createHash('sha256')
      .update(readFileSync(join(images, name)))
      .digest('hex')
      .slice(0, HASH_LENGTH);
    for (const width of DERIVED_WIDTHS)
      for (const format of ['avif', 'webp']) writeFileSync(join(media, `${hash}-${width}.${format}`), '');
  }
}

let folder: string;
let env: Record<string, string>;
let last: Start;
const start = () => new Start(env);
const total = async (): Promise<unknown> => {
  // with a token, good or not, it is the API that answers, and not what the web server holds
  const headers = { authorization: 'Bearer none' };
  const response = await fetch(`http://127.0.0.1:${env['PORT']}/api/products?page_size=1`, { headers });
  return Reflect.get((await response.json()) as object, 'total');
};

beforeAll(async () => {
  folder = makeTemporaryFolder('start');
  const port = String(await freePort());
  const none = { DATABASE_URL: '', DATABASE_DIRECT_URL: '', SHOP_SECRET: '', FILES_DIR: '', PUBLIC_URL: '' };
  leaveOutPictures(folder);
  env = { DATA_DIR: folder, PORT: port, HANG_SECONDS: '5', SHOP_ADMIN_EMAIL: '', SHOP_ADMIN_PASSWORD: '', ...none };
});
afterAll(async () => {
  last.child.kill('SIGTERM');
  await last.exit;
  rmSync(folder, { recursive: true, force: true });
});

describe('npm start', () => {
  it('opens the demo shop in an empty folder and prints address and accounts', async () => {
    last = start();
    await last.open();
    expect(last.output).toContain(`Tessera is open: http://localhost:${env['PORT']}`);
    expect(last.output).toMatch(/Shopper +\S+@\S+ +\S{12,}/);
    expect(await total()).toBeGreaterThan(0);
  });

  it('serves a copy of the build that it was started with, so that nothing becomes of it when another one is made', async () => {
    const commands = readProcesses(folder).map(({ pid }) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0'));
    expect(commands).toHaveLength(3);
    for (const command of commands) expect(command.join(' ')).toMatch(/\.cache\/running\/[\w-]+\/(api|host)\/dist\//);
    const url = `http://127.0.0.1:${env['PORT']}`;
    const page = await (await fetch(`${url}/`)).text();
    const script = /\/assets\/js\/[^"]+\.js/.exec(page)?.[0];
    expect((await fetch(url + script)).status).toBe(200);
    expect(page).toContain('</h2>'); // rendered on the server
  });

  it(`comes up again after kill -9 of the supervisor, with nothing lost and nothing left over (${ROUNDS} rounds)`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const before = await total();
      const left = readProcesses(folder);
      last.child.kill('SIGKILL');
      await last.exit;
      last = start();
      await last.open();
      expect(last.output).toContain('Stopped what an earlier start had left running');
      expect(last.output).toMatch(/Admin +\S+@\S+ +\(the password that the account was made with, or one set since\)/);
      expect(left.filter(isRunning)).toEqual([]);
      expect(await total()).toBe(before);
    }
  });

  it('brings back a part that was killed', async () => {
    const [api] = readProcesses(folder);
    // Without a number it would be this test's own group that is killed.
    if (!api) throw new Error('No API is running');
    process.kill(api.pid, 'SIGKILL');
    while (!last.output.includes('The API ended (SIGKILL): starting it again')) await new Promise(setImmediate);
    let answer: unknown;
    while (answer === undefined) answer = await total().catch(() => undefined);
    expect(answer).toBeGreaterThan(0);
  });

  it('brings back parts that hang', async () => {
    const halted = readProcesses(folder);
    expect(halted.map(({ name }) => name).sort()).toEqual(['API', 'web server', 'worker']);
    await new Promise((resolve) => setTimeout(resolve, 3_000)); // each has been asked since its start
    for (const { pid } of halted) process.kill(pid, 'SIGSTOP');
    const isNew = ({ pid }: { pid: number }) => !halted.some((old) => old.pid === pid);
    const isBack = () => readProcesses(folder).filter(isNew).length === 3;
    while (!isBack()) await new Promise((resolve) => setTimeout(resolve, 100));
    for (const { name } of halted)
      expect(last.output).toContain(`The ${name} gave no answer for 5 s and was killed: starting it again in 0.25 s.`);
    let answer: unknown;
    while (answer === undefined) answer = await total().catch(() => undefined);
    expect(answer).toBeGreaterThan(0);
  });

  it('stops everything that it started on Ctrl-C, and nothing else', async () => {
    const running = readProcesses(folder);
    const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
    last.child.kill('SIGINT');
    expect(await last.exit).toBe(0);
    expect(running.length).toBe(3);
    expect(running.filter(isRunning)).toEqual([]);
    expect(existsSync(join(folder, 'postgres/cluster/postmaster.pid'))).toBe(false);
    expect(readProcesses(folder)).toEqual([]);
    expect(other.exitCode).toBeNull();
    other.kill();
  });
});
