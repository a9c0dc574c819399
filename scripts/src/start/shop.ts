import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../basics/paths';
import { withProgress } from '../basics/progress';
import { messageOf } from '../basics/trouble';
import { remoteFolders } from '../build/targets';
import { hasLittleRoom } from '../postgres/postgres';
import { freePort } from '../process/free-port';
import { forgetProcesses, writeProcesses } from '../process/process-list';
import { waitForReady } from '../service/readiness';
import { Service } from '../service/service';
import { runCli } from './cli';
import { openDatabase, type Database } from './database';
import { apiEnvironment, webEnvironment, type Environment, type Settings } from './settings';

export interface ShopOptions {
  settings: Settings;
  say: (line: string) => void;
  /** called when a part cannot be kept alive */
  onGivenUp: (reason: string) => void;
  /** added to the web server's environment */
  webExtra?: Environment;
  /** folder of the programs, relative to the root */
  programs: string;
}

interface Part {
  name: string;
  program: string;
  env: Environment;
  /** where it answers; without one it listens on no port */
  url?: string;
  nodeFlags?: string[];
}

/** Last line of a command's output as JSON; commands may write other lines before it. */
export function lastJsonLine(output: string): unknown {
  const line = output.trim().split('\n').at(-1) ?? '';
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** The demo shop, if the database is ours and empty, and the remotes that were built here. */
async function fill(cli: string, database: Database, env: Environment, stop: AbortSignal): Promise<unknown> {
  const built = remoteFolders(ROOT).map((folder) => join(folder, 'dist'));
  const published = built.filter((dist) => existsSync(join(ROOT, dist, 'remote.json')));
  const publish = runCli(cli, ['publish', ...published], env, stop);
  const demo = database.own ? runCli(cli, ['demo'], env, stop) : Promise.resolve('');
  const work = Promise.all([demo, publish]);
  const [output] = await withProgress(() => 'filling the database', work);
  return lastJsonLine(output);
}

/**
 * Node.js lets the heap of short-lived objects grow to three times 16 MB under load and keeps it. A quarter is as fast
 * for the web server and the worker, and leaves the memory to others; an API process places a fifth more orders with
 * all of it (docs/bench.md).
 */
const SMALL_HEAP = ['--max-semi-space-size=4'];

/** The parts of a shop, started in order and stopped the other way round; stopping is possible at any moment. */
export class Shop {
  private readonly services: Service[] = [];
  private database: Promise<Database> | undefined;
  private readonly ending = new AbortController();

  constructor(private readonly options: ShopOptions) {}

  /**
   * Starts every part and waits until pages are served.
   * @returns what `demo` printed (the accounts); undefined with a database of one's own
   * @throws Trouble when a part does not come up; call {@link stop} then, too
   */
  async open(): Promise<unknown> {
    const { settings, say, onGivenUp, webExtra, programs } = this.options;
    const cli = join(programs, 'api/dist/cli.cjs');
    this.database = openDatabase(settings, say, onGivenUp);
    const database = await this.database;
    const apiPort = settings.apiPort ?? (await freePort());
    const env = apiEnvironment(settings, database.url, apiPort);
    await runCli(cli, ['migrate'], env, this.ending.signal);
    const apiUrl = `http://127.0.0.1:${apiPort}`;
    const apiLog = this.start({
      name: 'API',
      program: join(programs, 'api/dist/server.cjs'),
      env,
      url: apiUrl,
      nodeFlags: [],
    });
    const demo = await fill(cli, database, env, this.ending.signal);
    const webEnv = { ...webEnvironment(settings, apiPort), ...webExtra };
    const webUrl = `http://127.0.0.1:${webEnv['PORT']}`;
    const webLog = this.start({
      name: 'web server',
      program: join(programs, 'host/dist/server/web.cjs'),
      env: webEnv,
      url: webUrl,
    });
    await waitForReady('API', `${apiUrl}/readyz`, apiLog);
    await waitForReady('web server', `${webUrl}/readyz`, webLog);
    this.start({ name: 'worker', program: join(programs, 'api/dist/worker.cjs'), env });
    return demo;
  }

  private start({ name, program, env, url, nodeFlags = SMALL_HEAP }: Part): string {
    if (this.ending.signal.aborted) throw new Error('The shop is being stopped.');
    const { say, onGivenUp, settings } = this.options;
    const { hangMs } = settings;
    const logFile = this.logFileOf(name);
    const onChange = () => this.writeDown();
    const health = url === undefined ? {} : { healthUrl: `${url}/healthz` };
    const isExcused = () => hasLittleRoom(settings.dataDir);
    const told = { say, onGivenUp, onChange, isExcused };
    const service = new Service({ name, program, nodeFlags, env, logFile, hangMs, ...told, ...health });
    this.services.push(service);
    service.start();
    return logFile;
  }

  /** Ends one part and starts it again. */
  async restart(name: string): Promise<void> {
    await this.services.find((service) => service.name === name)?.restart();
  }

  /** Where a part writes. */
  logFileOf(name: string): string {
    return join(this.options.settings.dataDir, 'logs', `${name.replaceAll(' ', '-')}.log`);
  }

  private writeDown(): void {
    const running = this.services.flatMap(({ name, pid }) => (pid === undefined ? [] : [{ name, pid }]));
    const { settings, say } = this.options;
    try {
      writeProcesses(settings.dataDir, running);
    } catch (error) {
      // On a full disk what runs must run on.
      say(`What runs could not be written down (${messageOf(error)}).`);
    }
  }

  /** Last started, first stopped: the database goes when nobody uses it any more. */
  async stop(): Promise<void> {
    this.ending.abort();
    for (const service of [...this.services].reverse()) await service.stop();
    const database = await this.database?.catch(() => undefined);
    await database?.stop();
    forgetProcesses(this.options.settings.dataDir);
  }
}
