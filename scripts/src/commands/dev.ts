import { join } from 'node:path';
import { ROOT } from '../basics/paths';
import { runLimited, say, withProgress } from '../basics/progress';
import { messageOf, runMain } from '../basics/trouble';
import { buildStale, lockForDevelopment } from '../build/run';
import { removeStamp } from '../build/stamps';
import { allTargets, remoteFolders } from '../build/targets';
import { startBundler, type Bundler } from '../dev/bundler';
import { deployDevelopment } from '../dev/deploy-development';
import { PageReloads } from '../dev/page-reloads';
import { createProxy } from '../dev/proxy';
import { watchApi } from '../dev/watch-api';
import { freePort } from '../process/free-port';
import { waitForReady } from '../service/readiness';
import { runShop } from '../start/run';
import { readSettings } from '../start/settings';

/** The shell's development build takes the production build's place, so that one counts as stale from now on. */
function markHostStale(): void {
  const host = allTargets(ROOT).find(({ name }) => name === 'host');
  if (host) removeStamp(ROOT, host);
}

const nameOf = (folder: string): string => folder.replace('remote-', '');

/** `npm run dev`: API and web server as in `npm start`, every remote from a development server of its own. */
async function developAll(): Promise<number> {
  const { port } = readSettings();
  const webPort = await freePort();
  const ports = new Map<string, number>();
  for (const folder of remoteFolders(ROOT)) ports.set(folder, await freePort());
  const bundlers: Bundler[] = [];
  let api: ReturnType<typeof watchApi> | undefined;
  let lock: ReturnType<typeof lockForDevelopment> | undefined;
  const reloads = new PageReloads();
  const proxy = createProxy((path) => ports.get(/^\/dev\/([^/]+)\//.exec(path)?.[1] ?? '') ?? webPort, reloads);
  const remotes = [...ports.keys()];
  let restart: (part: 'API' | 'web server') => Promise<void> = async () => undefined;
  const starts = [
    { name: 'host', program: ['watch-host.js'], onRebuilt: () => void restart('web server') },
    ...remotes.map((folder) => ({ name: folder, program: ['dev-server.js', folder, String(ports.get(folder))] })),
  ];
  const prepare = async () => {
    lock = lockForDevelopment(ROOT);
    await buildStale(ROOT);
    markHostStale();
    say('Building every front end for development');
    const work = runLimited(
      starts.map((start) => async () => bundlers.push(await startBundler(start))),
      2,
    );
    await withProgress(() => 'development builds', work);
    await new Promise<void>((resolve) => proxy.listen(port, resolve));
    api = watchApi(() => void restart('API'));
    return ''; // from where they are built: a change is to be seen
  };
  const overrides = Object.fromEntries(remotes.map((folder) => [nameOf(folder), `/dev/${folder}/`]));
  const webExtra = { PORT: String(webPort), DEV_REMOTES: JSON.stringify(overrides) };
  try {
    return await runShop({
      prepare,
      webExtra,
      command: 'npm run dev',
      onReady: (shop) => {
        restart = async (part) => {
          try {
            await shop.restart(part);
            await waitForReady(part, `http://127.0.0.1:${webPort}/api/store`, shop.logFileOf(part));
            say(`The ${part} was built again and runs; open pages load again.`);
            reloads.reload();
          } catch (error) {
            say(messageOf(error));
          }
        };
      },
    });
  } finally {
    api?.stop();
    proxy.close();
    proxy.closeAllConnections();
    for (const bundler of bundlers) bundler.stop();
    lock?.release();
  }
}

runMain(async () => {
  const [folder] = process.argv.slice(2);
  process.exit(folder ? await deployDevelopment(join(ROOT, folder)) : await developAll());
});
