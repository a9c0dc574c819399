import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Trouble, say } from '@tessera/scripts/basics';
import { DevProxy } from '../dev/proxy';
import { KIT } from '../kit';
import { shopOf, type Options } from '../options';
import { readProject } from '../project';

const PORT = 3100;

function portOf({ port }: Options): number {
  const number = port === undefined ? PORT : Number(port);
  if (Number.isInteger(number) && number >= 0 && number <= 65_535) return number;
  throw new Trouble(`--port must be a number up to 65535, but it is '${port}'.`);
}

async function listen({ server }: DevProxy, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', () => reject(new Trouble(`Port ${port} is taken: say another one by --port.`)));
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/**
 * `tessera dev`: the shop at an address of this machine, with this remote built from the sources, and again after each
 * change. The shop is only read from, as any visitor does: nobody else is shown anything of it.
 * @returns the exit status, when the build has ended
 */
export async function dev(options: Options): Promise<number> {
  const { dir, name } = readProject();
  const shop = shopOf(options);
  const output = mkdtempSync(join(tmpdir(), 'tessera-dev-'));
  const proxy = new DevProxy({ project: () => readProject(dir), shop, output });
  const port = await listen(proxy, portOf(options));
  const watcher = spawn(process.execPath, [join(KIT, 'webpack/watch-remote.js'), dir, output], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'development' },
  });
  let isReady = false;
  watcher.stdout.on('data', (chunk: Buffer) => {
    if (!chunk.toString().includes('ready')) return;
    proxy.reload();
    say(
      isReady
        ? `${name} was built again.`
        : `${name} is at http://localhost:${port}, in ${shop} for you alone. Ctrl-C ends it.`,
    );
    isReady = true;
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => watcher.kill());
  const status = await new Promise<number | null>((resolve) => watcher.once('close', resolve));
  proxy.server.close();
  proxy.server.closeAllConnections();
  rmSync(output, { recursive: true, force: true });
  return status ?? 0;
}
