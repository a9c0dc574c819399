import { existsSync, renameSync, writeFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentShop } from '../shop/shop';
import { liveRemote } from './registry';

/** Puts back what was damaged. May be called twice. */
export type Repair = () => void;

async function folderOf(remote: string): Promise<string> {
  const { version } = await liveRemote(remote);
  return join(currentShop().filesDir, 'remotes', remote, version);
}

function moveAway(path: string): Repair {
  const away = `${path}.away`;
  renameSync(path, away);
  return () => {
    if (existsSync(away)) renameSync(away, path);
  };
}

/** The remote's files are gone from the file store: every one of them is answered with 404. */
export async function takeDown(remote: string): Promise<Repair> {
  return moveAway(await folderOf(remote));
}

/** The scripts of one page alone are gone, as after a botched clean-up; entry and other pages have theirs. */
export async function losePageScripts(remote: string, page: string): Promise<Repair> {
  const folder = await folderOf(remote);
  const { descriptor } = await liveRemote(remote);
  const { entry, pages } = descriptor.assets;
  const others = Object.keys(pages).filter((name) => name !== page);
  const needed = new Set([...entry.js, ...others.flatMap((name) => pages[name]?.js ?? [])]);
  const scripts = (pages[page]?.js ?? []).filter((file) => !needed.has(file));
  const repairs = scripts
    .flatMap((file) => [join(folder, file), join(folder, `${file}.br`)])
    .filter((file) => existsSync(file))
    .map(moveAway);
  if (repairs.length === 0) throw new Error(`${remote} has no scripts for its page ${page}`);
  return () => repairs.forEach((repair) => repair());
}

function overwrite(path: string, content: string): Repair {
  const before = readFileSync(path);
  writeFileSync(path, content);
  return () => writeFileSync(path, before);
}

/** One file of a remote holds something else than was registered; its compressed form, if any, is gone. */
export async function garble(remote: string, file: string, content: string): Promise<Repair> {
  const path = join(await folderOf(remote), file);
  const compressed = `${path}.br`;
  const repairs = [overwrite(path, content), ...(existsSync(compressed) ? [moveAway(compressed)] : [])];
  return () => repairs.forEach((repair) => repair());
}
