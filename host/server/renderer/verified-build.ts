import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { integrityOf } from '@tessera/server/files';
import type { RegisteredRemote, RemoteModule } from '@tessera/shared/composition';
import type { Timers } from './timers-of';

/** What a build finds around it. */
export interface Surroundings {
  /** the modules that it may `require` */
  provided: Record<string, unknown>;
  /** called right before the build's own code runs */
  onRun?: () => void;
  /** in the place of Node's; those by default */
  timers?: Timers;
}

/**
 * Checks every file of a remote's build against the registry and runs its server build. The build may `require` only
 * what the host provides: no file, process or network module of Node is within its reach by name.
 * @param filesDir folder of the file store
 * @throws Error when a file is missing or differs from the registry, when there is no server build, or when it throws
 */
export async function loadVerifiedBuild(
  filesDir: string,
  remote: RegisteredRemote,
  { provided, onRun, timers = globalThis }: Surroundings,
): Promise<RemoteModule> {
  const { server, files } = remote.descriptor;
  if (!server) throw new Error(`Remote ${remote.name} ${remote.version} has no server build`);
  const dir = path.join(filesDir, 'remotes', remote.name, remote.version);
  let code = '';
  for (const [name, integrity] of Object.entries(files)) {
    const content = await readFile(path.join(dir, name));
    if (integrityOf(content) !== integrity)
      throw new Error(`Remote ${remote.name} ${remote.version}: ${name} is not the registered file`);
    if (name === server) code = content.toString('utf8');
  }
  const module = { exports: {} as Partial<RemoteModule> };
  const requireProvided = (request: string): unknown => {
    if (Object.hasOwn(provided, request)) return provided[request];
    throw new Error(`Remote ${remote.name} asks for '${request}', which the host does not provide`);
  };
  const { setTimeout, setInterval, setImmediate } = timers;
  const own = {
    ...{ module, exports: module.exports, require: requireProvided, setTimeout, setInterval, setImmediate },
    process: Object.freeze({ env: Object.freeze({}) }),
  };
  const run = compileFunction(code, Object.keys(own), { filename: `${remote.name}@${remote.version}/${server}` });
  onRun?.();
  run(...Object.values(own));
  const { pages, slots } = module.exports;
  if (!pages) throw new Error(`Remote ${remote.name} ${remote.version}: its server build exports no pages`);
  return { pages, slots };
}
