import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../process/free-port';
import { Service } from './service';

jest.setTimeout(60_000);

const HANG_MS = 1_000;
/** By then it would have been noticed, and something done. */
const LONG_MS = 3 * HANG_MS;
const FULL = Boolean(process.env['TESSERA_DRILL']);
/** seconds, of one hang after the other */
const PAUSES = FULL ? [0.25, 0.5, 1] : [0.25, 0.5];
const SLEEPS = FULL ? 2 : 1;
/** Five in a row without an answer are a hang; of so many one is heard even where the machine is busy. */
const ENOUGH_QUESTIONS = 11;
/** Whatever is waited for comes by then, however busy the machine is. */
const PATIENCE_MS = 30_000;

/**
 * Answers after `delay`; `/loop` never ends. `/watched` says whether somebody who keeps a connection has asked at `/healthz`
 * over it for the second time: then the first answer was read.
 */
const SERVER = `
  let watched = false;
  const server = require('node:http').createServer((request, response) => {
    while (request.url === '/loop');
    if (request.url === '/healthz') {
      watched ||= request.socket.asked === true;
      request.socket.asked = true;
    }
    response.statusCode = request.url === '/watched' && watched ? 200 : 503;
    response.end('alive');
  });
  setTimeout(() => server.listen(Number(process.env.PORT), '127.0.0.1'), Number(process.env.DELAY));
`;
/** Writes down how often it was asked. */
const WORKER = `
  let asked = 0;
  process.on('message', () => {
    asked += 1;
    require('node:fs').writeFileSync(require('node:path').join(__dirname, 'asked'), String(asked));
    process.send('pong');
  });
  setInterval(() => undefined, 1000);
`;
/** Two processes of a kind, one asked by HTTP and one by message, under a supervisor that is a process of its own. */
const SUPERVISOR = `
  const { Service } = require(${JSON.stringify(join(__dirname, 'service.ts'))});
  const options = JSON.parse(process.env.SERVICES);
  const rest = { say: console.log, onGivenUp: console.log, onChange: () => undefined };
  const services = options.map((each) => new Service({ ...each, ...rest }));
  for (const service of services) service.start();
  process.on('SIGTERM', () => Promise.all(services.map((service) => service.stop())).then(() => process.exit()));
`;

let folder: string;
let service: Service | undefined;
let said: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-hang-'));
  said = [];
  writeFileSync(join(folder, 'server.js'), SERVER);
  writeFileSync(join(folder, 'worker.js'), WORKER);
});
afterEach(async () => {
  await service?.stop();
  service = undefined;
  rmSync(folder, { recursive: true, force: true });
});

async function describeServer(delay = 0) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { PORT: String(port), DELAY: String(delay) };
  const program = join(folder, 'server.js');
  const logFile = join(folder, 'server.log');
  return { name: 'server', program, nodeFlags: [], env, logFile, hangMs: HANG_MS, healthUrl: `${url}/healthz`, url };
}
const describeWorker = () => ({
  name: 'worker',
  program: join(folder, 'worker.js'),
  nodeFlags: [],
  env: {},
  logFile: join(folder, 'worker.log'),
  hangMs: HANG_MS,
});

function start(options: Omit<ConstructorParameters<typeof Service>[0], 'say' | 'onGivenUp' | 'onChange'>): Service {
  service = new Service({
    ...options,
    say: (line) => said.push(line),
    onGivenUp: (why) => said.push(why),
    onChange: () => undefined,
  });
  service.start();
  return service;
}

const statusOf = (url: string): Promise<number> =>
  fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    async (response) => (await response.arrayBuffer(), response.status),
    () => 0,
  );
const answers = async (url: string): Promise<boolean> => (await statusOf(url)) > 0;

/** @throws Error saying what did not come within half a minute */
async function until(what: string, check: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await check())) {
    if (Date.now() > end) throw new Error(`Not in ${PATIENCE_MS / 1000} s: ${what}. Said: ${JSON.stringify(said)}`);
    await sleep(50);
  }
}
/** Its supervisor has had an answer of it: its start is over. */
const untilWatched = (url: string): Promise<void> =>
  until('its supervisor reads an answer', async () => (await statusOf(`${url}/watched`)) === 200);
/** The worker was asked so often since it was started. */
const untilAnswered = (times: number): Promise<void> =>
  until(`the worker is asked ${times} times`, () => {
    const file = join(folder, 'asked');
    return existsSync(file) && Number(readFileSync(file, 'utf8')) >= times;
  });
/** Another process than this one runs. */
const untilReplaced = (pid: number): Promise<void> =>
  until('another process is started', () => ![undefined, pid].includes(service?.pid));
const pauses = () => said.map((line) => Number(/in ([\d.]+) s\.$/.exec(line)?.[1]));

describe('a process that lives and answers nothing', () => {
  it('is killed and started again, with a longer pause each time, when it is halted', async () => {
    const { url, ...options } = await describeServer();
    const { pid } = start(options);
    for (let turn = 1; turn <= PAUSES.length; turn += 1) {
      await untilWatched(url);
      const halted = service?.pid ?? 0;
      process.kill(halted, 'SIGSTOP');
      await untilReplaced(halted);
    }
    await until('it answers again', () => answers(url));
    expect(service?.pid).not.toBe(pid);
    expect(pauses()).toEqual(PAUSES);
    expect(said[0]).toBe('The server gave no answer for 1 s and was killed: starting it again in 0.25 s.');
  });

  it('is killed and started again when it loops', async () => {
    const { url, ...options } = await describeServer();
    const { pid = 0 } = start(options);
    await untilWatched(url);
    // it ends with the process: nobody takes the question back before it was heard
    const loop = fetch(`${url}/loop`).catch(() => undefined);
    await untilReplaced(pid);
    await loop;
    await until('it answers again', () => answers(url));
    expect(pauses()).toEqual([0.25]);
  });

  it('is found by message where it listens on no port', async () => {
    const { pid = 0 } = start(describeWorker());
    await untilAnswered(ENOUGH_QUESTIONS);
    expect(said).toEqual([]);
    process.kill(pid, 'SIGSTOP');
    await untilReplaced(pid);
    expect(said).toEqual(['The worker gave no answer for 1 s and was killed: starting it again in 0.25 s.']);
  });
});

describe('nothing is killed', () => {
  it('while it starts, however long that takes, nor for an answer that is no good news', async () => {
    const { url, ...options } = await describeServer(LONG_MS);
    const { pid } = start(options);
    await until('it answers', () => answers(url));
    await sleep(LONG_MS);
    expect([service?.pid, said]).toEqual([pid, []]);
  });

  it('where it may hang for any time', async () => {
    const { url, ...options } = await describeServer();
    const { pid = 0 } = start({ ...options, hangMs: 0 });
    await until('it answers', () => answers(url));
    process.kill(pid, 'SIGSTOP');
    await sleep(LONG_MS);
    process.kill(pid, 'SIGCONT');
    expect([service?.pid, said]).toEqual([pid, []]);
  });

  it('when it was the supervisor that slept', async () => {
    const { url, ...server } = await describeServer();
    const args = ['--require', require.resolve('tsx/cjs'), '-e', SUPERVISOR];
    const services = JSON.stringify([server, describeWorker()]);
    const supervisor = spawn(process.execPath, args, { env: { ...process.env, SERVICES: services } });
    let output = '';
    supervisor.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await untilWatched(url);
    await untilAnswered(2);
    for (let turn = 0; turn < SLEEPS; turn += 1) {
      await sleep(HANG_MS);
      supervisor.kill('SIGSTOP');
      await sleep(LONG_MS);
      supervisor.kill('SIGCONT');
    }
    await sleep(LONG_MS);
    expect(output).toBe('');
    supervisor.kill('SIGTERM');
    await new Promise((resolve) => supervisor.once('exit', resolve));
  });
});
