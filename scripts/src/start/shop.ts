import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { remoteFolders } from '../build/targets';
import { freePort, hasLittleRoom } from '../postgres';
import { ROOT } from '../paths';
import { withProgress } from '../progress';
import { messageOf } from '../trouble';
import { runCli } from './cli';
import { openDatabase, type Database } from './database';
import { forgetProcesses, writeProcesses } from './leftovers';
import { waitForReady } from './readiness';
import { Service } from './service';
import { apiEnvironment, webEnvironment, type Environment, type Settings } from './settings';

export interface ShopOptions {
  settings: Settings;
  say: (line: string) => void;
  /** called when a part cannot be kept alive */
  onGivenUp: (reason: string) => void;
  /** added to the web server's environment */
  webExtra?: Environment;
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
async function fill(database: Database, env: Environment): Promise<unknown> {
  const built = remoteFolders(ROOT).map((folder) => join(folder, 'dist'));
  const publish = runCli(['publish', ...built.filter((dist) => existsSync(join(ROOT, dist, 'remote.json')))], env);
  const demo = database.own ? runCli(['demo'], env) : Promise.resolve('');
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
  private stopping = false;

  constructor(private readonly options: ShopOptions) {}

  /**
   * Starts every part and waits until pages are served.
   * @returns what `demo` printed (the accounts); undefined with a database of one's own
   * @throws Trouble when a part does not come up; call {@link stop} then, too
   */
  async open(): Promise<unknown> {
    const { settings, say, onGivenUp, webExtra } = this.options;
    this.database = openDatabase(settings, say, onGivenUp);
    const database = await this.database;
    const apiPort = Number(process.env['API_PORT']) || (await freePort());
    const env = { ...apiEnvironment(settings, database.url, apiPort), ...(database.own ? { TESSERA_DEMO: '1' } : {}) };
    await runCli(['migrate'], env);
    const apiLog = this.start('API', 'api/dist/server.cjs', env, []);
    const demo = await fill(database, env);
    const webEnv = { ...webEnvironment(settings, apiPort), ...webExtra };
    const webLog = this.start('web server', 'host/dist/server/web.cjs', webEnv);
    await waitForReady('API', `http://127.0.0.1:${apiPort}/readyz`, apiLog);
    await waitForReady('web server', `http://127.0.0.1:${settings.port}/readyz`, webLog);
    this.start('worker', 'api/dist/worker.cjs', env);
    return demo;
  }

  private start(name: string, program: string, env: Environment, nodeFlags = SMALL_HEAP): string {
    if (this.stopping) throw new Error('The shop is being stopped.');
    const { say, onGivenUp } = this.options;
    const logFile = this.logFileOf(name);
    const onChange = () => this.writeDown();
    const isExcused = () => hasLittleRoom(this.options.settings.dataDir);
    const service = new Service({ name, program, nodeFlags, env, logFile, say, onGivenUp, isExcused, onChange });
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
    this.stopping = true;
    for (const service of [...this.services].reverse()) await service.stop();
    const database = await this.database?.catch(() => undefined);
    await database?.stop();
    forgetProcesses(this.options.settings.dataDir);
  }
}
