import { execFile, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '@tessera/scripts/basics';
import { callJson, adminAccess } from '../shop/api';

const run = promisify(execFile);
const KIT = 'node_modules/@tessera/remote-kit';

export interface Ended {
  ok: boolean;
  /** what it printed, errors among it */
  words: string;
}

/**
 * Lays out what `npm install` of a kit gives, of the packages that this repository has: the registry is slow, and they are
 * the same by package.json.
 * @param folder of the project
 * @param kit the tarball
 * @param from where npm would say that it was taken from
 */
export async function installFromRepository(folder: string, kit: string, from: string): Promise<void> {
  const packages = join(ROOT, 'node_modules');
  mkdirSync(join(folder, KIT), { recursive: true });
  for (const name of readdirSync(packages)) {
    if (name !== '@tessera' && !name.startsWith('.'))
      symlinkSync(join(packages, name), join(folder, 'node_modules', name));
  }
  await run('tar', ['xzf', kit, '-C', join(folder, KIT), '--strip-components', '1']);
  const installed = { packages: { [KIT]: { resolved: from } } };
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify(installed));
}

/** The kit's command as its package.json names it, in surroundings without the shop's own settings: it is another team's machine. */
function command(home: string, env: Record<string, string> = {}) {
  const { bin } = JSON.parse(readFileSync(join(home, KIT, 'package.json'), 'utf8')) as { bin: { tessera: string } }; // packed by us
  const { TESSERA_TOKEN: _token, SHOP_URL: _shop, NODE_ENV: _mode, ...clean } = process.env;
  return { program: join(home, KIT, bin.tessera), env: { ...clean, FORCE_COLOR: '0', ...env } };
}

/** Runs it to its end. @param home the folder that the kit is installed in */
export async function tessera(
  home: string,
  args: string[],
  { cwd = home, env: more = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Ended> {
  const { program, env } = command(home, more);
  return run(process.execPath, [program, ...args], { cwd, env }).then(
    ({ stdout, stderr }) => ({ ok: true, words: stdout + stderr }),
    (error: Error & { stdout?: string; stderr?: string }) => ({
      ok: false,
      words: `${error.stdout ?? ''}${error.stderr ?? ''}` || error.message,
    }),
  );
}

/** Starts `tessera dev` on a free port. @returns where it answers, once it does */
export async function startDevelopment(project: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const { program, env } = command(project);
  const child = spawn(process.execPath, [program, 'dev', '--port', '0'], { cwd: project, env });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    child.kill('SIGINT');
    await ended;
  };
  let words = '';
  const url = await new Promise<string>((resolve, reject) => {
    const take = (chunk: Buffer) => {
      words += chunk.toString();
      const [found] = /http:\/\/localhost:\d+/.exec(words) ?? [];
      if (found) resolve(found);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    void ended.then(() => reject(new Error(`tessera dev ended: ${words}`)));
  });
  return { url, stop };
}

/** A token of one remote's team. */
export async function teamToken(remote: string): Promise<string> {
  const json = { name: 'Team of the browser tests', remote };
  const { token } = await callJson<{ token: string }>('admin/tokens', {
    method: 'POST',
    json,
    token: await adminAccess(),
  });
  return token;
}
