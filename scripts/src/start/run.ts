import { ROOT } from '../basics/paths';
import { say, since } from '../basics/progress';
import { buildStale } from '../build/run';
import { checkDiskSpace } from '../postgres/postgres';
import { describeAccounts } from './accounts';
import { lockDataDir, stopLeftovers } from './before/leftovers';
import { describeMails } from './mails';
import { checkPort } from './before/ports';
import { copyBuilt } from './before/running-copy';
import { readSettings, type Environment } from './settings';
import { Shop } from './shop';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

interface Ending {
  /** resolves when the shop is to stop: undefined after a signal, a sentence when a part was given up */
  promise: Promise<string | undefined>;
  giveUp: (reason: string) => void;
}

function listenForEnding(): Ending {
  let giveUp: (reason: string) => void = () => undefined;
  const promise = new Promise<string | undefined>((resolve) => {
    giveUp = resolve;
    for (const signal of SIGNALS) process.on(signal, () => resolve(undefined));
    // Without this its parts would run on with nobody to look after them.
    process.on('uncaughtException', (error) => resolve(`The supervisor failed: ${error.stack ?? error.message}`));
  });
  return { promise, giveUp };
}

async function buildAndCopy(dataDir: string): Promise<string> {
  await buildStale(ROOT);
  return copyBuilt(dataDir);
}

interface RunOptions {
  /** called when pages are served */
  onReady?: (shop: Shop) => void;
  /** instead of building what is stale and copying it; gives the folder of the programs, relative to the root */
  prepare?: () => Promise<string>;
  /** what the person called, for sentences that say how to call it otherwise */
  command?: string;
  webExtra?: Environment;
}

/**
 * `npm start`: brings the shop up, keeps it alive, and stops all of it on Ctrl-C.
 * @returns the exit status
 * @throws Trouble when it does not come up
 */
export async function runShop(options: RunOptions = {}): Promise<number> {
  const { onReady, prepare, webExtra, command = 'npm start' } = options;
  const started = Date.now();
  const settings = readSettings();
  checkDiskSpace(settings.dataDir);
  const lock = lockDataDir(settings.dataDir, command);
  try {
    const left = await stopLeftovers(settings.dataDir);
    if (left.length > 0) say(`Stopped what an earlier start had left running: ${left.join(', ')}.`);
    await checkPort(settings.port, command);
    if (settings.apiPort) await checkPort(settings.apiPort, command, 'API_PORT');
    const programs = await (prepare ?? (() => buildAndCopy(settings.dataDir)))();
    const ending = listenForEnding();
    const shop = new Shop({ settings, say, onGivenUp: ending.giveUp, webExtra, programs });
    const opening = shop.open().then((demo) => {
      say(`\nTessera is open: ${settings.publicUrl}  (${since(started)})`);
      say(describeAccounts(demo, settings.publicUrl));
      say(describeMails(settings.dataDir));
      say(`Logs: ${settings.dataDir}/logs · Stop: Ctrl-C`);
      onReady?.(shop);
      return ending.promise;
    });
    try {
      const why = await Promise.race([opening, ending.promise]);
      say(`\n${why ? `${why}\n` : ''}Stopping the shop.`);
      return why ? 1 : 0;
    } finally {
      opening.catch(() => undefined); // stopping half-way makes the rest of it fail
      await shop.stop();
      say('Stopped.');
    }
  } finally {
    lock.release();
  }
}
