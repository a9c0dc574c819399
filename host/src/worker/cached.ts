import { tooMany } from './rules';

/** Stores an answer as the newest of its cache and drops the oldest ones that are too many. Never rejects. */
export async function store(name: string, url: string, answer: Response, most: number): Promise<void> {
  try {
    const cache = await caches.open(name);
    // deleted first: what is put anew would keep its old place
    await cache.delete(url);
    await cache.put(url, answer);
    await Promise.all(tooMany(await cache.keys(), most).map((request) => cache.delete(request)));
  } catch {
    // a full disk, or a browser that stores nothing: the shop goes on without
  }
}

/** Drops what is cached of an address. Never rejects. */
export async function forget(name: string, url: string): Promise<void> {
  const drop = async (): Promise<unknown> => (await caches.open(name)).delete(url);
  await drop().catch(() => undefined);
}

/** What is cached of an address, with everything in it that says how it was sent taken off. */
export async function findCached(name: string, url: string): Promise<Response | undefined> {
  const cache = await caches.open(name);
  return cache.match(url);
}

/** From the cache, else from the network and then cached: for files whose names hold the hash of their content. */
export async function cacheFirst(name: string, request: Request, most: number): Promise<Response> {
  const cached = await findCached(name, request.url).catch(() => undefined);
  if (cached) return cached;
  const answer = await fetch(request);
  if (answer.status === 200 && answer.type !== 'opaque') await store(name, request.url, answer.clone(), most);
  return answer;
}
