import type { LoggedRequest } from './network-log';

/**
 * How many requests had to follow each other: 1 for the page itself, 2 for what its HTML names (a hint included), 3 for
 * what such a file asks for, and so on. A request whose initiator is unknown counts as asked for by the page.
 * @returns the longest chain that ends in one of `requests`, page first
 */
export function longestChain(requests: readonly LoggedRequest[]): LoggedRequest[] {
  const byUrl = new Map([...requests].reverse().map((request) => [request.url, request]));
  const chains = new Map<string, LoggedRequest[]>();
  const page = requests.find(({ type }) => type === 'Document');
  const chainOf = (request: LoggedRequest, seen: ReadonlySet<string>): LoggedRequest[] => {
    const known = chains.get(request.url);
    if (known) return known;
    if (request === page || seen.has(request.url)) return [request];
    const parent = (request.initiator && byUrl.get(request.initiator)) || page;
    const chain = parent ? [...chainOf(parent, new Set([...seen, request.url])), request] : [request];
    chains.set(request.url, chain);
    return chain;
  };
  return requests
    .map((request) => chainOf(request, new Set()))
    .reduce<LoggedRequest[]>((longest, chain) => (chain.length > longest.length ? chain : longest), []);
}
