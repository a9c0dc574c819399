import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../process/free-port';
import { Service } from './service';

jest.setTimeout(60_000);

const HANG_MS = 1_000;
/** By then it would have been noticed, and something done. */
const LONG_MS = 3 * HANG_MS;

/** Answers at `/healthz` after `delay`; `/loop` never ends. */
const SERVER = `
  const server = require('node:http').createServer((request, response) => {
    while (request.url === '/loop');
    response.statusCode = 503;
    response.end('alive');
  });
  setTimeout(() => server.listen(Number(process.env.PORT), '127.0.0.1'), Number(process.env.DELAY));
`;
const WORKER = `
  process.on('message', () => process.send('pong'));
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

const answer = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(500) }).then(
    () => true,
    () => false,
  );
async function until(check: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await check())) await sleep(50);
}
/** It has been asked since it listens: its start is over. */
async function untilWatched(url: string): Promise<void> {
  await until(() => answer(url));
  await sleep(HANG_MS / 2);
}
const pauses = () => said.map((line) => Number(/in ([\d.]+) s\.$/.exec(line)?.[1]));

describe('a process that lives and answers nothing', () => {
  it('is killed and started again, with a longer pause each time, when it is halted', async () => {
    const { url, ...options } = await describeServer();
    const { pid } = start(options);
    for (let turn = 1; turn <= 3; turn += 1) {
      await untilWatched(url);
      const halted = service?.pid ?? 0;
      process.kill(halted, 'SIGSTOP');
      await until(() => said.length === turn && ![undefined, halted].includes(service?.pid));
    }
    await until(() => answer(url));
    expect(service?.pid).not.toBe(pid);
    expect(pauses()).toEqual([0.25, 0.5, 1]);
    expect(said[0]).toBe('The server gave no answer for 1 s and was killed: starting it again in 0.25 s.');
  });

  it('is killed and started again when it loops', async () => {
    const { url, ...options } = await describeServer();
    start(options);
    await untilWatched(url);
    void answer(`${url}/loop`);
    await until(() => said.length === 1);
    await until(() => answer(url));
  });

  it('is found by message where it listens on no port', async () => {
    const { pid = 0 } = start(describeWorker());
    await sleep(LONG_MS);
    expect(said).toEqual([]);
    process.kill(pid, 'SIGSTOP');
    await until(() => ![undefined, pid].includes(service?.pid));
    expect(said).toEqual(['The worker gave no answer for 1 s and was killed: starting it again in 0.25 s.']);
  });
});

describe('nothing is killed', () => {
  it('while it starts, however long that takes, nor for an answer that is no good news', async () => {
    const { url, ...options } = await describeServer(LONG_MS);
    const { pid } = start(options);
    await until(() => answer(url));
    await sleep(LONG_MS);
    expect([service?.pid, said]).toEqual([pid, []]);
  });

  it('where it may hang for any time', async () => {
    const { url, ...options } = await describeServer();
    const { pid = 0 } = start({ ...options, hangMs: 0 });
    await untilWatched(url);
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
    await until(() => answer(url));
    for (let turn = 0; turn < 2; turn += 1) {
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
