const LEASE = 5000;
const HEARTBEAT = 1000;
const POLL = 100;
/** Longer than any renewal takes. A tab that holds the lock longer is asleep, and must not hold up the others. */
const PATIENCE = 35_000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function readLease(key: string): { holder: string; isValid: boolean } {
  const [holder = '', until] = (localStorage.getItem(key) ?? '').split(':');
  const left = Number(until) - Date.now();
  // a lease from before the clock was set back would never end
  return { holder, isValid: left > 0 && left <= LEASE };
}

function writeLease(key: string, owner: string): void {
  localStorage.setItem(key, `${owner}:${Date.now() + LEASE}`);
}

function holds(key: string, owner: string): boolean {
  const { holder, isValid } = readLease(key);
  return holder === owner && isValid;
}

async function acquire(key: string, owner: string): Promise<void> {
  for (let waited = 0; waited < PATIENCE; waited += POLL) {
    if (!readLease(key).isValid) {
      writeLease(key, owner);
      // two tabs may write in the same moment: the later write wins, and both see it after a pause
      await pause(POLL / 2);
      if (holds(key, owner)) return;
    }
    await pause(POLL);
  }
}

function ignoreFailure(access: () => void): void {
  try {
    access();
  } catch {
    // the storage has become full or closed: the lease ends by itself
  }
}

async function withStorageLock(key: string, work: () => Promise<void>): Promise<void> {
  const owner = Math.random().toString(36).slice(2);
  // a storage that takes nothing keeps no lease: without it two tabs may renew at once, which the server forgives
  await acquire(key, owner).catch(() => undefined);
  const heartbeat = setInterval(() => ignoreFailure(() => writeLease(key, owner)), HEARTBEAT);
  try {
    await work();
  } finally {
    clearInterval(heartbeat);
    ignoreFailure(() => {
      if (holds(key, owner)) localStorage.removeItem(key);
    });
  }
}

async function withBrowserLock(name: string, work: () => Promise<void>): Promise<void> {
  let hasBegun = false;
  try {
    await navigator.locks.request(name, { signal: AbortSignal.timeout(PATIENCE) }, () => {
      hasBegun = true;
      return work();
    });
  } catch (error) {
    if (hasBegun) throw error;
    // denied by the browser (blocked storage), or held by a tab that is asleep
    await work();
  }
}

/**
 * Runs `work` while no other tab runs work of the same name. Web Locks exist only in secure contexts; elsewhere a lease in the
 * storage does it, renewed each second and free again 5 s after its tab has died. Where neither is to be had `work` runs
 * all the same.
 * @throws what `work` throws
 */
export async function withTabLock(name: string, work: () => Promise<void>): Promise<void> {
  if (globalThis.navigator?.locks) await withBrowserLock(name, work);
  else await withStorageLock(name, work);
}
