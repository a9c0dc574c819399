import { join } from 'node:path';
import { buildStale } from './build/run';
import { removeStamp } from './build/stamps';
import { allTargets, remoteFolders } from './build/targets';
import { createProxy } from './dev/proxy';
import { startBundler, type Bundler } from './dev/bundler';
import { deployDevelopment } from './dev/deploy-development';
import { ROOT } from './paths';
import { freePort } from './postgres';
import { runLimited, say, withProgress } from './progress';
import { runShop } from './start/run';
import { readSettings } from './start/settings';
import { runMain } from './trouble';

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
  const proxy = createProxy((path) => ports.get(/^\/dev\/([^/]+)\//.exec(path)?.[1] ?? '') ?? webPort);
  const remotes = [...ports.keys()];
  let restartWeb: () => void = () => undefined;
  const starts = [
    { name: 'host', program: ['watch-host.js'], onRebuilt: () => restartWeb() },
    ...remotes.map((folder) => ({ name: folder, program: ['dev-server.js', folder, String(ports.get(folder))] })),
  ];
  const prepare = async () => {
    await buildStale(ROOT);
    markHostStale();
    say('Building every front end for development');
    const work = runLimited(
      starts.map((start) => async () => bundlers.push(await startBundler(start))),
      2,
    );
    await withProgress(() => 'development builds', work);
    await new Promise<void>((resolve) => proxy.listen(port, resolve));
  };
  const overrides = Object.fromEntries(remotes.map((folder) => [nameOf(folder), `/dev/${folder}/`]));
  const webExtra = { PORT: String(webPort), DEV_REMOTES: JSON.stringify(overrides) };
  try {
    return await runShop({
      prepare,
      webExtra,
      onReady: (shop) => {
        restartWeb = () => {
          say('The shell was built again: starting the web server with it (reload the page).');
          void shop.restart('web server');
        };
      },
    });
  } finally {
    proxy.close();
    for (const bundler of bundlers) bundler.stop();
  }
}

runMain(async () => {
  const [folder] = process.argv.slice(2);
  process.exit(folder ? await deployDevelopment(join(ROOT, folder)) : await developAll());
});
