import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../scripts/src/postgres';
import { currentShop, ROOT } from '../support/shop';

export interface ParentShell {
  url: string;
  stop: () => void;
}

const FOLDER = join(ROOT, '.cache/parent-shell');
const START_LIMIT_MS = 30_000;

const git = (...args: string[]): void => void execFileSync('git', args, { cwd: ROOT, stdio: 'pipe' });

function removeFolder(): void {
  if (existsSync(FOLDER)) git('worktree', 'remove', '--force', FOLDER);
  rmSync(FOLDER, { recursive: true, force: true });
}

/** The packages that are installed here, but the parent's own workspaces: `@tessera/shared` is part of its look. */
function linkPackages(): void {
  const from = join(ROOT, 'node_modules');
  const to = join(FOLDER, 'node_modules');
  mkdirSync(to);
  for (const name of readdirSync(from)) if (name !== '@tessera') symlinkSync(join(from, name), join(to, name));
  mkdirSync(join(to, '@tessera'));
  symlinkSync(join(FOLDER, 'shared'), join(to, '@tessera/shared'));
  // what npm could not put on top, because two workspaces want different versions
  for (const workspace of ['host', 'shared', 'scripts']) {
    const own = join(ROOT, workspace, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(FOLDER, workspace, 'node_modules'));
  }
}

/**
 * The shell as the parent commit has it, built and served beside the shop of the tests: for pictures to compare with
 * where this Chromium has none yet.
 * @throws Error when there is no parent commit or its shell does not open within 30 s
 */
export async function openParentShell(): Promise<ParentShell> {
  removeFolder();
  git('worktree', 'prune');
  git('worktree', 'add', '--detach', FOLDER, 'HEAD^');
  linkPackages();
  // not `npm run build`: that would install what the parent's lock file names
  const build = ['--require', 'tsx/cjs', 'scripts/src/build.ts', 'host', 'web server'];
  execFileSync(process.execPath, build, { cwd: FOLDER, stdio: 'pipe' });
  const port = await freePort();
  const shop = currentShop();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['host/dist/server/web.cjs'], {
    cwd: FOLDER,
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      PUBLIC_URL: url,
      API_URL: shop.url,
      DATA_DIR: join(FOLDER, '.data'),
      FILES_DIR: shop.filesDir,
      SHOP_DEV_UI: '1',
    },
  });
  const stop = (): void => {
    child.kill();
    removeFolder();
  };
  for (const end = Date.now() + START_LIMIT_MS; ; await sleep(200)) {
    if (
      await fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { url, stop };
    if (child.exitCode !== null || Date.now() > end) {
      stop();
      throw new Error("The parent commit's shell did not open");
    }
  }
}
