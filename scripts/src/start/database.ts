import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../basics/trouble';
import { hasLittleRoom, startPostgres, type RunningPostgres } from '../postgres/postgres';
import { boundLog } from '../service/bound-log';
import type { Settings } from './settings';

/** The database of a running shop: ours in the data folder, or one's own by DATABASE_URL. */
export interface Database {
  url: string;
  /** true for ours: only that one is filled with the demo shop */
  own: boolean;
  stop: () => Promise<void>;
}

const LOOK_EVERY_MS = 1_000;
/** Between two tries to start it on a full disk. */
const ROOM_AFTER_MS = 5_000;

/**
 * Looks every second whether PostgreSQL lives and starts it again on the same port if it does not. On a full disk it may
 * not come up: pages that are kept go out all the same, so that is tried until there is room.
 */
function watch(first: RunningPostgres, dataDir: string, say: (line: string) => void, giveUp: (reason: string) => void) {
  let postgres = first;
  let restarting: Promise<void> | undefined;
  const restart = async () => {
    say('PostgreSQL ended: starting it again.');
    try {
      postgres = await startPostgres({ dataDir, port: first.port, again: true, say });
      if (postgres.port !== first.port) giveUp('PostgreSQL came up on another port, as its old one is taken.');
    } catch (error) {
      if (!hasLittleRoom(first.folder)) return giveUp(messageOf(error));
      say(`PostgreSQL does not start, as its disk is full. Trying again in ${ROOM_AFTER_MS / 1000} s.`);
      await sleep(ROOM_AFTER_MS);
    } finally {
      restarting = undefined;
    }
  };
  const timer = setInterval(() => {
    boundLog(postgres.logFile);
    if (!restarting && !postgres.isAlive()) restarting = restart();
  }, LOOK_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await restarting;
    await postgres.stop();
  };
}

/**
 * Starts our PostgreSQL and keeps it alive, or takes the one of DATABASE_URL.
 * @param giveUp called when it cannot be brought back after it died
 */
export async function openDatabase(
  settings: Settings,
  say: (line: string) => void,
  giveUp: (reason: string) => void,
): Promise<Database> {
  if (settings.databaseUrl) return { url: settings.databaseUrl, own: false, stop: async () => undefined };
  const dataDir = join(settings.dataDir, 'postgres');
  const postgres = await startPostgres({ dataDir, say });
  if (postgres.reused) say('PostgreSQL of an earlier start was still running: using it again.');
  return { url: postgres.url, own: true, stop: watch(postgres, dataDir, say, giveUp) };
}
