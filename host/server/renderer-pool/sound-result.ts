import type { RenderResult } from '../../src/server-entry';

/** Characters of HTML, head and data together; the largest page of the demo shop has a tenth. */
const MOST = 2 * 1024 * 1024;
const MOST_TAGS = 10_000;
/** A path of this shop in printable ASCII, as a `Location` needs it: neither `//elsewhere` nor `/\elsewhere`. */
const OWN_PATH = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]{0,2000}$/;

const isStatus = (status: number): boolean =>
  status === 200 || (Number.isInteger(status) && status >= 400 && status <= 599);
const isText = (value: unknown): boolean => typeof value === 'string';

/** Of the queries that a page hands on: what others look at of them is there. */
function areQueries(state: unknown): boolean {
  const { queries } = Object(state) as { queries?: unknown };
  if (!Array.isArray(queries)) return false;
  return queries.every((query: unknown) => {
    const { queryKey, queryHash } = Object(query) as { queryKey?: unknown; queryHash?: unknown };
    return Array.isArray(queryKey) && isText(queryHash);
  });
}

const isOwnPath = (path: unknown): boolean => typeof path === 'string' && OWN_PATH.test(path);

const areTags = (tags: unknown): boolean => Array.isArray(tags) && tags.length <= MOST_TAGS && tags.every(isText);

function faultOfRedirect(redirect: string, address: string): string | undefined {
  if (!isOwnPath(redirect)) return 'it redirects to what is no path of this shop';
  return redirect === address.split('?')[0] ? 'it redirects to itself' : undefined;
}

/**
 * What a renderer says of a page was made where remotes' code runs: it is looked at before it becomes an answer.
 * @param address path and query of the page
 * @returns what is wrong with it, for the team whose page it is; undefined where nothing is
 */
export function faultOf(result: RenderResult, address: string): string | undefined {
  const { status, redirect, body, head, tags, state } = result;
  if (!isStatus(status)) return 'its status is neither 200 nor between 400 and 599';
  const astray = redirect === undefined ? undefined : faultOfRedirect(redirect, address);
  if (astray !== undefined) return astray;
  if (typeof body !== 'string' || typeof head !== 'string') return 'it has no HTML';
  if (!areTags(tags)) return `it shows more than ${MOST_TAGS} things, or what is none`;
  if (!areQueries(state)) return 'its data is none of a page';
  const size = body.length + head.length + JSON.stringify(state).length;
  return size > MOST ? `it has ${size} characters with its data, and ${MOST} is the limit` : undefined;
}
