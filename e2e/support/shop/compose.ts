import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@tessera/scripts/basics';
import { parse } from 'yaml';

/** What docker-compose.yml says of one service, as far as a process without a container can have it. */
export interface ComposeService {
  command?: string[];
  environment?: Record<string, string>;
  healthcheck?: { test: string[] };
}

/** Where the containers' names, ports and volumes are on this machine. */
export interface Places {
  folder: string;
  databasePort: number;
  apiPort: number;
  webPort: number;
}

/** `${NAME:-default}` and `${NAME:?message}`, as Compose fills them in. @throws Error for a required one that is missing */
function interpolate(text: string, settings: Record<string, string>): string {
  return text.replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_whole, name: string, kind: string, rest: string) => {
    const value = settings[name] || (kind === '-' ? rest : undefined);
    if (value === undefined) throw new Error(`${name}: ${rest}`);
    return value;
  });
}

/** One computer instead of a network of containers. */
function relocate(text: string, { folder, databasePort, apiPort, webPort }: Places): string {
  return text
    .replace('@db:5432', `@127.0.0.1:${databasePort}`)
    .replace('http://api:', 'http://127.0.0.1:')
    .replace(/\b4001\b/, String(apiPort))
    .replace(/^3000$|(?<=127\.0\.0\.1:)3000\b/, String(webPort))
    .replace(/^\/(data|web)\b/, `${folder}/$1`);
}

/** The services of docker-compose.yml, run as processes of this machine with exactly the environment they have there. */
export class Compose {
  private readonly services: Record<string, ComposeService>;
  private readonly running: { name: string; child: ChildProcess }[] = [];
  private printed = '';

  constructor(
    private readonly places: Places,
    private readonly settings: Record<string, string>,
  ) {
    const text = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
    this.services = (parse(text, { merge: true }) as { services: Record<string, ComposeService> }).services; // its own schema
    for (const volume of ['data', 'web']) mkdirSync(join(places.folder, volume), { recursive: true });
  }

  get output(): string {
    return this.printed;
  }

  private spawn([program, ...args]: string[], env: Record<string, string>): ChildProcess {
    if (program !== 'node') throw new Error(`Only node is run here, not ${program}.`);
    const child = spawn(
      process.execPath,
      args.map((word) => relocate(word, this.places)),
      { cwd: ROOT, env },
    );
    const take = (chunk: Buffer) => (this.printed += chunk.toString());
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    return child;
  }

  private environmentOf(name: string): Record<string, string> {
    const entries = Object.entries(this.services[name]?.environment ?? {});
    // the image adds NODE_ENV (Dockerfile); nothing else of this machine's environment gets in
    return Object.fromEntries([
      ['NODE_ENV', 'production'],
      ...entries.map(([key, value]) => [key, relocate(interpolate(value, this.settings), this.places)]),
    ]);
  }

  /** Starts a service that stays. */
  start(name: string): void {
    this.running.push({ name, child: this.spawn(this.services[name]?.command ?? [], this.environmentOf(name)) });
  }

  /** Runs a service to its end. @returns its exit status */
  run(name: string): Promise<number | null> {
    return exitOf(this.spawn(this.services[name]?.command ?? [], this.environmentOf(name)));
  }

  /** Runs a service's own health check once. */
  async isHealthy(name: string): Promise<boolean> {
    const [kind, ...command] = this.services[name]?.healthcheck?.test ?? [];
    return kind === 'CMD' && (await exitOf(this.spawn(command, {}))) === 0;
  }

  /** Stops what stays as Compose does, the last started first. @returns exit statuses by service */
  async stop(): Promise<Record<string, number | null>> {
    const statuses: Record<string, number | null> = {};
    for (const { name, child } of this.running.splice(0).reverse()) {
      const exited = exitOf(child);
      child.kill('SIGTERM');
      const killer = setTimeout(() => child.kill('SIGKILL'), 10_000); // Compose's own patience
      statuses[name] = await exited;
      clearTimeout(killer);
    }
    return statuses;
  }
}

function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once('exit', (status) => resolve(status)));
}
