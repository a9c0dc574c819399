import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runLimited, say, since, withProgress } from '../basics/progress';
import { Trouble } from '../basics/trouble';
import { holderOf, isLock, takeLock, type Lock } from '../process/lock';
import { removeStamp, staleness, writeStamp } from './stamps';
import { allTargets, type Target } from './targets';

const AT_A_TIME = 2;

interface StaleTarget {
  target: Target;
  hash: string;
}

async function buildOne(root: string, { target, hash }: StaleTarget, running: Set<string>): Promise<void> {
  const started = Date.now();
  running.add(target.name);
  try {
    removeStamp(root, target);
    await target.build(root);
    writeStamp(root, target, hash);
    say(`  ✓ ${target.name.padEnd(16)} ${since(started)}`);
  } finally {
    running.delete(target.name);
  }
}

/** Two commands at once (`npm start` and `npm test`, say) must not write into one dist folder. */
async function lockBuilds(root: string): Promise<Lock> {
  for (let told = false; ; told = true) {
    const taken = takeLock(join(root, '.cache/build/lock'));
    if (isLock(taken)) return taken;
    if (!told) say(`Waiting for another build to end (process ${taken.pid})`);
    await sleep(300);
  }
}

const developmentFile = (root: string): string => join(root, '.cache/build/development');

/**
 * Keeps the shell's build for `npm run dev`, which writes its own in the place of the production build.
 * @throws Trouble when another `npm run dev` has it
 */
export function lockForDevelopment(root: string): Lock {
  const taken = takeLock(developmentFile(root));
  if (isLock(taken)) return taken;
  throw new Trouble(`\`npm run dev\` runs here already (process ${taken.pid}): stop it first.`);
}

/** A production build would take the files from under an `npm run dev`. */
function leaveToDevelopment(root: string, stale: Target[]): void {
  const developer = stale.some(({ name }) => name === 'host') && holderOf(developmentFile(root));
  if (!developer || developer.pid === process.pid) return;
  throw new Trouble(
    `The shell's build belongs to \`npm run dev\` (process ${developer.pid}) for as long as that runs: stop it first, then build again.`,
  );
}

function choose(root: string, names: string[]): Target[] {
  const targets = allTargets(root);
  const unknown = names.find((name) => !targets.some((target) => target.name === name));
  if (unknown)
    throw new Trouble(`There is nothing called "${unknown}" to build: ${targets.map(({ name }) => name).join(', ')}.`);
  return names.length === 0 ? targets : targets.filter(({ name }) => names.includes(name));
}

/**
 * Builds what is stale, two parts at a time.
 * @param names parts to look at; all when empty
 * @returns names of the parts that were built
 * @throws Trouble with the compiler's messages
 */
export async function buildStale(root: string, names: string[] = []): Promise<string[]> {
  const chosen = choose(root, names);
  if (!chosen.some((target) => staleness(root, target))) return [];
  const lock = await lockBuilds(root);
  try {
    const stale = chosen.flatMap((target) => {
      const hash = staleness(root, target);
      return hash ? [{ target, hash }] : [];
    });
    if (stale.length === 0) return [];
    leaveToDevelopment(
      root,
      stale.map(({ target }) => target),
    );
    const started = Date.now();
    say(`Building ${stale.length} of ${chosen.length} parts, ${AT_A_TIME} at a time`);
    const running = new Set<string>();
    const work = runLimited(
      stale.map((one) => () => buildOne(root, one, running)),
      AT_A_TIME,
    );
    await withProgress(() => [...running].join(', '), work);
    say(`Built in ${since(started)}.`);
    return stale.map(({ target }) => target.name);
  } finally {
    lock.release();
  }
}
