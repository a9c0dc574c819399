/**
 * A shell of one function for the renderer's tests: /<remote>/<page> is what that page of the remote's server build gives;
 * `end` leaves it as it is. Written by hand, so that a test needs no build.
 */
import type { RenderRequest, RenderResult } from '../../src/server-entry';

/** A page of the tests' remotes. */
type Said = (apiUrl: string) => Promise<string>;

const whenAborted = (signal: AbortSignal): Promise<string> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve('left')));

const resultOf = (body: string, complete: boolean): RenderResult => ({
  ...{ body, complete, head: '', state: { queries: [], mutations: [] }, tags: [], status: 200 },
});

export const provided: Record<string, unknown> = {};

export async function renderPage(request: RenderRequest): Promise<RenderResult> {
  const { path, data, api_url, loadRemote, shell_only, end } = request;
  while (path === '/endless-shell');
  const [, name, page = ''] = path.split('/');
  const remote = data.remotes.find((one) => one.name === name);
  if (shell_only || !remote) return resultOf('shell', true);
  const pages = (await loadRemote(remote)).pages as unknown as Record<string, Said>; // of the tests' own remotes
  const said = pages[page]?.(api_url).catch(() => 'partial');
  const body = await Promise.race([said, whenAborted(end)]);
  return resultOf(`${body} by ${process.pid}`, body === 'whole');
}

/** A slot of a remote is its page. */
export const renderSlot = (request: RenderRequest): Promise<RenderResult> => renderPage(request);
