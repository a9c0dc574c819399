import { execFile } from 'node:child_process';
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

/** Runs the kit's command as its package.json names it. @param home the folder that the kit is installed in */
export async function tessera(
  home: string,
  args: string[],
  { cwd = home, env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Ended> {
  const { bin } = JSON.parse(readFileSync(join(home, KIT, 'package.json'), 'utf8')) as { bin: { tessera: string } }; // packed by us
  // nothing of the shop's own settings: it is another team's machine
  const { TESSERA_TOKEN: _token, SHOP_URL: _shop, NODE_ENV: _mode, ...clean } = process.env;
  const program = join(home, KIT, bin.tessera);
  return run(process.execPath, [program, ...args], { cwd, env: { ...clean, FORCE_COLOR: '0', ...env } }).then(
    ({ stdout, stderr }) => ({ ok: true, words: stdout + stderr }),
    (error: Error & { stdout?: string; stderr?: string }) => ({
      ok: false,
      words: `${error.stdout ?? ''}${error.stderr ?? ''}` || error.message,
    }),
  );
}

/** A token that may do with remotes what a team does. */
export async function remotesToken(): Promise<string> {
  const json = { name: 'Team of the browser tests', rights: ['remotes.read', 'remotes.write'] };
  const { token } = await callJson<{ token: string }>('admin/tokens', {
    method: 'POST',
    json,
    token: await adminAccess(),
  });
  return token;
}
