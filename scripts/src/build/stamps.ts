import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashInputs } from './inputs';
import type { Target } from './targets';

const stampFile = (root: string, target: Target): string =>
  join(root, '.cache/build', `${target.name.replaceAll(' ', '-')}.sha256`);

/**
 * A target is fresh when all its files are there and its inputs are those of the last build that ended well.
 * @returns the hash of its inputs when it is stale, undefined when it is fresh
 */
export function staleness(root: string, target: Target): string | undefined {
  const hash = hashInputs(root, target.inputs);
  const stamp = stampFile(root, target);
  const complete = target.outputs.every((file) => existsSync(join(root, file)));
  return complete && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash ? undefined : hash;
}

/** Before a build: one that breaks off must not count. */
export const removeStamp = (root: string, target: Target): void => rmSync(stampFile(root, target), { force: true });

/** After a build that ended well. */
export function writeStamp(root: string, target: Target, hash: string): void {
  const file = stampFile(root, target);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, hash);
}
