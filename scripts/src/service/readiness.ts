import { setTimeout as sleep } from 'node:timers/promises';
import { Trouble } from '../basics/trouble';
import { tailOf } from './service';

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Waits until `url` answers with 2xx.
 * @param limitMs how long at most
 * @throws Trouble with the end of the service's log
 */
export async function waitForReady(name: string, url: string, logFile: string, limitMs = 60_000): Promise<void> {
  const end = Date.now() + limitMs;
  while (!(await answers(url))) {
    if (Date.now() > end) {
      throw new Trouble(
        `The ${name} did not become ready within ${limitMs / 1000} s. Its log, ${logFile}, ends with:\n${tailOf(logFile)}`,
      );
    }
    await sleep(50);
  }
}
