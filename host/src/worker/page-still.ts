import type { WorkerScope } from './scope';

/** Pages that are on their way into a process of their own: their addresses, few at a time. */
const anew = new Set<string>();

const withoutHash = (url: string): string => url.split('#')[0] ?? url;

/** What the second thread of a page says of it (watch-page.ts); any page of this origin may write. */
interface Still {
  page?: unknown;
  remote?: unknown;
  version?: unknown;
}

/** Tells the shop, as the page itself would (signals/send.ts). */
async function tellShop({ remote, version }: Still): Promise<void> {
  if (version === undefined) return;
  await fetch('/api/remote-signals', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ signals: [{ remote, version, kind: 'hung' }] }),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => undefined);
}

async function loadAnew({ page }: Still, { clients, location }: WorkerScope): Promise<void> {
  const url = `${location.origin}${String(page)}`;
  const open = (await clients.matchAll({ type: 'window' })).filter((client) => withoutHash(client.url) === url);
  // of several tabs the one that is looked at; of several of those nobody knows which, and somebody may be typing in the other
  const seen = open.filter(({ visibilityState }) => visibilityState === 'visible');
  const [client, another] = seen.length > 0 ? seen : open;
  if (!client || another) return;
  anew.add(url);
  // without what follows a hash: that would lead to a place in the same document
  await client.navigate(url).catch(() => undefined);
  anew.delete(url);
}

/**
 * Says that a page stands still, and loads it anew. Its own process cannot: the document comes into another one (`inOwnProcess`).
 * @returns 204, once all is done
 */
export async function answerStill(request: Request, scope: WorkerScope): Promise<Response> {
  const still = Object(await request.json()) as Still;
  await Promise.all([tellShop(still), loadAnew(still, scope)]);
  return new Response(null, { status: 204 });
}

/**
 * Browsers put a page into the process that its site has already, and one that stands still takes none. A page that asks for
 * a process by its origin (https://html.spec.whatwg.org/#origin-keyed-agent-clusters) gets one of its own, where it shares no
 * group with the one before: another opener policy than the shop's makes a new group (security-headers.ts).
 */
export function inOwnProcess(url: string, answer: Response): Response {
  if (!anew.has(withoutHash(url)) || answer.type === 'opaqueredirect') return answer;
  const headers = new Headers(answer.headers);
  headers.set('origin-agent-cluster', '?1');
  headers.set('cross-origin-opener-policy', 'same-origin-allow-popups');
  return new Response(answer.body, { status: answer.status, headers });
}
