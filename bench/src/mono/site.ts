import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@tessera/server/files';
import { ROOT } from '@tessera/scripts/basics';
import type { Assets, RegisteredRemote, RemoteDescriptor } from '@tessera/shared/composition';
import { runNode } from '../kit/shop/processes';

const DIR = join(ROOT, 'bench/dist/mono');
const DIST = join(DIR, 'dist');
const FILES = join(DIR, 'files');
const SERVER = 'server/server.js';
const NONE: Assets = { js: [], css: [] };

export interface MonoSite {
  /** the web server's program, whose build lies beside it */
  program: string;
  /** its file store */
  filesDir: string;
  /** what a remote's descriptor says when its pages are part of the one bundle */
  describe: (remote: RegisteredRemote) => RegisteredRemote;
}

async function build(): Promise<Record<string, Assets>> {
  rmSync(DIR, { recursive: true, force: true });
  const cli = require.resolve('webpack-cli/bin/cli.js');
  const config = join(ROOT, 'bench/src/mono/webpack.config.js');
  await runNode([cli, '--config', config, '--mode', 'production'], { NODE_ENV: 'production' });
  const shell = JSON.parse(readFileSync(join(DIST, 'shell.json'), 'utf8')) as { chunks: Record<string, Assets> }; // our own report
  return shell.chunks;
}

/** The same web server, renderer and server builds as the federated shop; only what the browser loads differs. */
function copyServer(filesDir: string): void {
  cpSync(join(ROOT, 'host/dist/server'), join(DIST, 'server'), { recursive: true });
  cpSync(join(ROOT, 'host/public'), join(DIR, 'public'), { recursive: true });
  mkdirSync(FILES, { recursive: true });
  symlinkSync(join(filesDir, 'media'), join(FILES, 'media'));
}

/** The server reads a page's sheets and a remote's server build from the remote's own folder in the file store, and verifies the entry. */
function copyRemote({ name, version, descriptor }: RegisteredRemote, filesDir: string): void {
  const folder = join(FILES, 'remotes', name, version);
  if (existingServer(folder)) return;
  cpSync(join(filesDir, 'remotes', name, version, 'server'), join(folder, 'server'), { recursive: true });
  cpSync(join(DIST, 'css'), join(folder, 'css'), { recursive: true });
  cpSync(join(filesDir, 'remotes', name, version, descriptor.entry), join(folder, descriptor.entry));
}

function existingServer(folder: string): boolean {
  try {
    return readFileSync(join(folder, SERVER)).length > 0;
  } catch {
    return false;
  }
}

function describeRemote(remote: RegisteredRemote, chunks: Record<string, Assets>): RegisteredRemote {
  const pages: RemoteDescriptor['assets']['pages'] = {};
  const prefix = `remote-${remote.name}-page-`;
  for (const [chunk, assets] of Object.entries(chunks)) {
    if (chunk.startsWith(prefix)) pages[chunk.slice(prefix.length)] = assets;
  }
  const files = { [SERVER]: integrityOf(readFileSync(join(FILES, 'remotes', remote.name, remote.version, SERVER))) };
  const shellFiles = JSON.parse(readFileSync(join(DIST, 'shell.json'), 'utf8')) as { files: Record<string, string> }; // our own report
  const own = Object.values(pages).flatMap(({ js, css, languages = {} }) => [
    ...js,
    ...css,
    ...Object.values(languages).flat(),
  ]);
  const needed = Object.fromEntries(own.map((file) => [file, shellFiles.files[file] ?? '']));
  for (const file of own) cpSync(join(DIST, file), join(FILES, 'remotes', remote.name, remote.version, file));
  // named, as every build's has to be, and never asked for by a browser
  const { descriptor } = remote;
  const entry = { [descriptor.entry]: descriptor.files[descriptor.entry] ?? '' };
  return {
    ...remote,
    descriptor: { ...descriptor, assets: { entry: NONE, pages }, files: { ...files, ...needed, ...entry } },
  };
}

/**
 * Builds the reference: all sources in one bundle.
 * @param filesDir file store of the running shop, for its pictures and the remotes' server builds
 */
export async function buildMonoSite(filesDir: string): Promise<MonoSite> {
  const chunks = await build();
  copyServer(filesDir);
  const known = new Map<string, RegisteredRemote>();
  return {
    program: join(DIST, 'server/web.cjs'),
    filesDir: FILES,
    describe(remote) {
      const key = `${remote.name}@${remote.version}`;
      const described = known.get(key);
      if (described) return described;
      copyRemote(remote, filesDir);
      const fresh = describeRemote(remote, chunks);
      known.set(key, fresh);
      return fresh;
    },
  };
}
