const LEASE = 5000;
const HEARTBEAT = 1000;
const POLL = 100;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function holds(key: string, owner: string): boolean {
  const [holder, until] = (localStorage.getItem(key) ?? '').split(':');
  return holder === owner && Number(until) > Date.now();
}

function isHeldByOther(key: string, owner: string): boolean {
  const [holder, until] = (localStorage.getItem(key) ?? '').split(':');
  return holder !== owner && Number(until) > Date.now();
}

async function acquire(key: string, owner: string): Promise<void> {
  for (;;) {
    if (!isHeldByOther(key, owner)) {
      localStorage.setItem(key, `${owner}:${Date.now() + LEASE}`);
      // two tabs may write in the same moment: the later write wins, and both see it after a pause
      await pause(POLL / 2);
      if (holds(key, owner)) return;
    }
    await pause(POLL);
  }
}

async function withStorageLock(key: string, work: () => Promise<void>): Promise<void> {
  const owner = Math.random().toString(36).slice(2);
  await acquire(key, owner);
  const heartbeat = setInterval(() => localStorage.setItem(key, `${owner}:${Date.now() + LEASE}`), HEARTBEAT);
  try {
    await work();
  } finally {
    clearInterval(heartbeat);
    if (holds(key, owner)) localStorage.removeItem(key);
  }
}

function hasStorage(): boolean {
  try {
    localStorage.setItem('auth-probe', '');
    localStorage.removeItem('auth-probe');
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs `work` while no other tab runs work of the same name. Web Locks exist only in secure contexts; elsewhere a lease in the
 * storage does it, renewed each second and free again 5 s after its tab has died. Without any storage tabs share no session,
 * so nothing needs locking.
 */
export async function withTabLock(name: string, work: () => Promise<void>): Promise<void> {
  if (globalThis.navigator?.locks) await navigator.locks.request(name, work);
  else if (hasStorage()) await withStorageLock(name, work);
  else await work();
}
