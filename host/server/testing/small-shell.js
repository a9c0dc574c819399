/**
 * A shell of one function for the renderer's tests: /<remote>/<page> is what that page of the remote's server build gives;
 * `end` leaves it as it is. Written by hand, so that a test needs no build.
 */
const left = { head: '', state: { queries: [], mutations: [] }, tags: [], status: 200, complete: false };

const whenAborted = (signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve('left')));

exports.provided = {};

exports.renderPage = async ({ path, data, api_url, loadPages, shell_only, end }) => {
  const [, name, page] = path.split('/');
  const remote = data.remotes.find((one) => one.name === name);
  for (; path === '/endless-shell';);
  if (shell_only || !remote) return { ...left, body: 'shell', complete: true };
  const pages = await loadPages(remote);
  const body = await Promise.race([pages[page](api_url).catch(() => 'partial'), whenAborted(end)]);
  return { ...left, body: `${body} by ${process.pid}`, complete: body === 'whole' };
};
