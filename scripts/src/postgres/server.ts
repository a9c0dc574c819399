import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Trouble } from '../basics/trouble';
import { freePort } from '../process/free-port';
import type { Binaries } from './binaries';
import type { Home } from './cluster';
import { asUser, type OsUser } from './os-user';
import { findPostmaster, removeStalePidFile, type Postmaster } from './pid-file';

/**
 * Sized for a small machine: about 100 MB in all, unless told more. `fast` gives up durability and is for tests alone.
 * @param memory megabytes for what it keeps of its tables
 */
export const settings = (port: number, fast: boolean, memory = 64): string[] => [
  `port=${port}`,
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  `max_connections=${fast ? 200 : 80}`,
  `shared_buffers=${memory}MB`,
  'work_mem=8MB',
  'maintenance_work_mem=64MB',
  'effective_cache_size=512MB',
  'max_wal_size=512MB',
  'io_method=sync',
  'jit=off',
  'random_page_cost=1.1',
  'log_timezone=UTC',
  // without DETAIL, which holds rows: e-mail addresses, hashes of passwords
  'log_error_verbosity=terse',
  ...(fast ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'] : []),
];

const sizeOf = (path: string): number => (existsSync(path) ? statSync(path).size : 0);
const readFrom = (path: string, start: number): string =>
  existsSync(path) ? readFileSync(path).subarray(start).toString('utf8') : '';

/**
 * glibc gives back to the kernel whatever a statement frees above 128 kB, and the next one waits for each page anew
 * (docs/decisions/0078-postgres-keeps-a-statements-memory.md). Other C libraries do not read these.
 */
const KEEPS_MEMORY = {
  MALLOC_TRIM_THRESHOLD_: String(2 * 2 ** 20),
  MALLOC_MMAP_THRESHOLD_: String(2 * 2 ** 20),
  MALLOC_TOP_PAD_: String(256 * 2 ** 10),
};

/** Runs pg_ctl without blocking, so that a spinner turns and signals are heard. */
function pgCtl(
  binaries: Binaries,
  user: OsUser | undefined,
  args: string[],
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(binaries.pgCtl, args, {
      ...asUser(user),
      env: { ...KEEPS_MEMORY, LC_ALL: 'C', PATH: process.env['PATH'] ?? '/usr/bin:/bin' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.once('error', reject);
    // 'exit' and not 'close': the server inherits the pipes and keeps them open
    child.once('exit', (status) => resolve({ status: status ?? 1, text }));
  });
}

const CAUSES: [RegExp, (home: Home) => string][] = [
  [/No space left on device/, () => 'The disk is full: free some space, then start again; nothing is lost.'],
  [
    /Permission denied|has wrong ownership|invalid permissions/,
    (home) =>
      `PostgreSQL may not use its data folder ${home.cluster}: give it back to the user it belongs to, with mode 0700.`,
  ],
  [
    /PANIC|invalid (primary )?checkpoint|could not (open|read|locate|find).*(pg_control|pg_wal|global|base|pg_xact|checkpoint)|incorrect checksum|database files are incompatible|invalid data in file|is corrupt|syntax error in file/,
    (home) =>
      `The database in ${home.cluster} is damaged: put back a backup of ${home.folder}, or move it away (\`mv ${home.folder} ${home.folder}.broken\`) and the next start makes an empty one.`,
  ],
];

function troubleFrom(log: string, home: Home): Trouble {
  const cause = CAUSES.find(([pattern]) => pattern.test(log));
  const sentence = cause ? cause[1](home) : 'PostgreSQL did not start.';
  const lines = log.trim().split('\n').slice(-12).join('\n  ');
  return new Trouble(`${sentence}\nPostgreSQL's log (${home.logFile}) says:\n  ${lines}`);
}

const RECOVERY_LIMIT_MS = 10 * 60_000;

/** Waits until a living server takes connections (it may be recovering after a crash). Undefined when it went away. */
async function waitUntilReady(home: Home, say: (line: string) => void): Promise<Postmaster | undefined> {
  const started = Date.now();
  let told = started;
  for (;;) {
    const found = findPostmaster(home.cluster);
    if (!found || found.state === 'ready') return found;
    if (Date.now() - started > RECOVERY_LIMIT_MS) {
      throw new Trouble(`PostgreSQL has been ${found.state} for 10 minutes; see ${home.logFile}.`);
    }
    if (Date.now() - told > 3_000) {
      told = Date.now();
      say(
        `PostgreSQL is ${found.state} (after a crash it first reads its log): ${Math.round((told - started) / 1000)} s`,
      );
    }
    await sleep(100);
  }
}

/** The processes of a killed server linger for a moment and hold its shared memory: worth another try. */
const PASSING = /pre-existing shared memory block|lock file .* already exists|Address already in use|could not bind/;
const TRIES = 6;

interface StartOptions {
  home: Home;
  binaries: Binaries;
  user: OsUser | undefined;
  port?: number;
  fast: boolean;
  memory?: number | undefined;
  say: (line: string) => void;
}

/**
 * Starts the server of this cluster, or finds the one that runs already.
 * @throws Trouble with PostgreSQL's own log when it does not come up
 */
export async function startServer(options: StartOptions): Promise<Postmaster> {
  const { home, binaries, user, fast, memory, say } = options;
  for (let attempt = 1; ; attempt++) {
    const running = await waitUntilReady(home, say);
    if (running) return running;
    removeStalePidFile(home.cluster);
    const port = (attempt === 1 ? options.port : undefined) ?? (await freePort());
    const from = sizeOf(home.logFile);
    const server = settings(port, fast, memory).map((setting) => `-c ${setting}`);
    const args = ['start', '-w', '-t', '60', '-D', home.cluster, '-l', home.logFile, '-o', server.join(' ')];
    const { status, text } = await pgCtl(binaries, user, args);
    const ready = await waitUntilReady(home, say);
    if (ready) return ready;
    const log = `${text}\n${readFrom(home.logFile, from)}`;
    if (attempt >= TRIES || (status !== 0 && !PASSING.test(log))) throw troubleFrom(log, home);
    say(
      `PostgreSQL did not start yet (something of an earlier run is still there): trying again, ${attempt} of ${TRIES - 1}.`,
    );
    await sleep(500 * attempt);
  }
}

/** Stops the server and waits until it is down; open connections are ended. Does nothing when none runs. */
export async function stopServer(home: Home, binaries: Binaries, user: OsUser | undefined): Promise<void> {
  if (!findPostmaster(home.cluster)) return;
  const { status, text } = await pgCtl(binaries, user, ['stop', '-m', 'fast', '-w', '-t', '60', '-D', home.cluster]);
  if (status !== 0 && findPostmaster(home.cluster)) throw new Error(`PostgreSQL did not stop: ${text.trim()}`);
}
