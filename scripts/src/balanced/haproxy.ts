import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../basics/paths';

/** What docs/how-to/run-in-production.md shows. */
const CONFIG = join(ROOT, 'scripts/haproxy/haproxy.cfg');
/** Debian's is for root, and so not on everybody's PATH. */
const PLACES = ['haproxy', '/usr/sbin/haproxy', '/usr/local/sbin/haproxy'];
const UP_TRIES = 600;

/** @returns how haproxy is called here; undefined where there is none */
export const findHaproxy = (): string | undefined => PLACES.find((program) => spawnSync(program, ['-v']).status === 0);

/** Debian's, where none is and root may install it; undefined where it cannot be had. */
export function installHaproxy(): string | undefined {
  const found = findHaproxy();
  if (found !== undefined || process.getuid?.() !== 0) return found;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '--no-install-recommends', 'haproxy'];
  if (spawnSync('apt-get', install, { env }).status !== 0) {
    spawnSync('apt-get', ['update'], { env });
    spawnSync('apt-get', install, { env });
  }
  return findHaproxy();
}

/** Where it listens, and behind it the processes: `host:port`. */
export interface Addresses {
  web: string;
  api: string;
  webs: [string, string];
  apis: [string, string];
  /** of its questions */
  socket: string;
}

const environmentOf = ({ web, api, webs, apis, socket }: Addresses): NodeJS.ProcessEnv => ({
  ...process.env,
  WEB_BIND: web,
  API_BIND: api,
  HAPROXY_SOCKET: socket,
  WEB_1: webs[0],
  WEB_2: webs[1],
  API_1: apis[0],
  API_2: apis[1],
});

/** What haproxy itself says of the configuration; empty where it has nothing to say. */
export function checkConfig(program: string, addresses: Addresses): string {
  const { stdout, stderr } = spawnSync(program, ['-c', '-q', '-f', CONFIG], { env: environmentOf(addresses) });
  return `${stdout.toString()}${stderr.toString()}`;
}

export interface Haproxy {
  /** Waits until it counts on a process: `web1`, `api2`. */
  untilUp(server: string): Promise<void>;
  /** its own counters, for people: retries, refusals and errors of each process */
  counters(): Promise<string>;
  stop(): Promise<void>;
}

/** haproxy with the configuration that the documents show, in the foreground. */
export async function startHaproxy(program: string, addresses: Addresses): Promise<Haproxy> {
  const child = spawn(program, ['-db', '-f', CONFIG], {
    env: environmentOf(addresses),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const rows = () => stateOf(addresses.socket);

  async function untilUp(server: string): Promise<void> {
    for (let tries = 0; tries < UP_TRIES; tries += 1) {
      failIfEnded(child);
      const found = (await rows().catch(() => [])).find(({ svname }) => svname === server);
      if (found?.['status']?.startsWith('UP') && !found['status'].includes('/')) return;
      await sleep(100);
    }
    throw new Error(`haproxy does not count on ${server}`);
  }

  return {
    untilUp,
    async counters() {
      const servers = (await rows()).filter(({ svname = '' }) => /^(web|api)\d$/.test(svname));
      const names = ['stot', 'econ', 'eresp', 'wretr', 'wredis', 'hrsp_5xx', 'cli_abrt', 'srv_abrt'];
      return servers
        .map((row) => `${row['svname']}: ${names.map((name) => `${name} ${row[name]}`).join(', ')}`)
        .join('\n');
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function failIfEnded({ exitCode }: ChildProcess): void {
  if (exitCode !== null) throw new Error(`haproxy ended with ${exitCode}`);
}

/** The answer to "show stat": a table whose first line names its columns. */
async function stateOf(socket: string): Promise<Record<string, string>[]> {
  const connection = connect(socket);
  connection.end('show stat\n');
  const chunks: Buffer[] = [];
  for await (const chunk of connection) chunks.push(chunk);
  const [names = '', ...lines] = Buffer.concat(chunks).toString().replace(/^# /, '').trim().split('\n');
  const columns = names.split(',');
  return lines.map((line) => {
    const values = line.split(',');
    return Object.fromEntries(columns.map((name, index) => [name, values[index] ?? '']));
  });
}
