import { problem, renderPage, storeSettings, type MockHandler, withoutRetries } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { jobTitle } from '../../../jobs/jobs.model';
import { dismissJob } from '../../../jobs/watched-jobs';
import { staffJob } from '../../../testing/job-fixtures';
import { me } from '../../../testing/settings-fixtures';
import { Page as JobPage } from './job-page';
import { Page as JobsPage } from './jobs-page';

const running = staffJob();
const done = staffJob({
  id: '019ab000-0000-7000-8000-0000000000f2',
  kind: 'orders.export',
  state: 'done',
  done: 50_000,
  total: 50_000,
  failed: 0,
  file: { name: 'orders.csv', bytes: 10, expires_at: '2026-11-24T10:00:00.000Z' },
});
const failed = {
  items: [
    {
      position: 4,
      record_id: 'o5',
      label: 'K-1005',
      state: 'failed',
      reason: 'Only an order that is open can be held.',
    },
  ],
  next_cursor: null,
};

const usual = () => ({ 'GET store': storeSettings(), 'GET admin/me': me() });

const renderList = (api: Record<string, MockHandler> = {}, url = '/admin/settings/jobs') =>
  renderPage(<JobsPage />, {
    path: '/admin/settings/jobs',
    url,
    session: { role: 'ADMIN' },
    api: { ...usual(), 'GET admin/jobs': { items: [running, done], next_cursor: null }, ...api },
  });

const renderOne = (api: Record<string, MockHandler> = {}) =>
  renderPage(<JobPage />, {
    path: '/admin/settings/jobs/:job',
    url: `/admin/settings/jobs/${running.id}`,
    session: { role: 'ADMIN' },
    api: {
      ...usual(),
      [`GET admin/jobs/${running.id}`]: running,
      [`GET admin/jobs/${running.id}/rows`]: failed,
      ...api,
    },
  });

describe('the list of jobs', () => {
  it('says of each what it does, how far it is and who started it', async () => {
    renderList();
    const link = await screen.findByRole('link', { name: 'Put 1,234 orders on hold' });
    expect(link).toHaveAttribute('href', `/admin/settings/jobs/${running.id}`);
    const row = link.closest('tr');
    for (const words of ['Running', '600 of 1,234', '17 failed', 'Ada Lane']) expect(row).toHaveTextContent(words);
    const bar = screen.getByRole('progressbar', { name: 'Put 1,234 orders on hold' });
    expect(bar).toHaveAttribute('value', '0.5');
    // On a phone the bar has a line of its own in the card, with its figure.
    expect(bar.closest('td')).toHaveAttribute('data-card', 'whole');
    expect(bar.closest('td')).toHaveTextContent('600 of 1,234');
  });

  it('shows one’s own alone if wished, and page by page', async () => {
    const { user, calls, router } = renderList({
      'GET admin/jobs': { items: [done], next_cursor: '019ab000-0000-7000-8000-0000000000aa' },
    });
    await user.click(await screen.findByRole('link', { name: 'Mine' }));
    expect(router.state.location.search).toBe('?mine=true');
    await waitFor(() => expect(calls.some(({ query }) => query.get('mine') === 'true')).toBe(true));
    await user.click(await screen.findByRole('link', { name: 'Next page' }));
    expect(router.state.location.search).toBe('?mine=true&after=019ab000-0000-7000-8000-0000000000aa');
  });

  it('says where jobs come from while there are none, and what went wrong', async () => {
    withoutRetries();
    renderList({ 'GET admin/jobs': { items: [], next_cursor: null } });
    expect(await screen.findByText('No jobs yet')).toBeInTheDocument();
    renderList({ 'GET admin/jobs': () => problem(500, { message: 'Something broke.' }) });
    expect(await screen.findByText('Something broke.')).toBeInTheDocument();
  });

  it('is for all staff, whose rights say which jobs are in it, and leads nowhere that is closed', async () => {
    renderList({
      'GET admin/me': me({ rights: ['customers.read'] }),
      'GET admin/jobs': { items: [], next_cursor: null },
    });
    expect(await screen.findByText('No jobs yet')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Go to orders' })).not.toBeInTheDocument();
  });
});

describe('the page of a job', () => {
  it('names what failed, each with why and a way to the order', async () => {
    renderOne();
    const link = await screen.findByRole('link', { name: 'K-1005' });
    expect(link).toHaveAttribute('href', '/admin/orders/o5');
    expect(link.closest('tr')).toHaveTextContent('Only an order that is open can be held.');
    expect(screen.getByText('617')).toBeInTheDocument();
  });

  it('shows all its records where none failed', async () => {
    renderOne({ [`GET admin/jobs/${running.id}`]: { ...running, failed: 0 } });
    expect(await screen.findByRole('button', { name: 'All', pressed: true })).toBeInTheDocument();
  });

  it('shows the others too, and pages through them', async () => {
    const { user, calls } = renderOne({
      [`GET admin/jobs/${running.id}/rows`]: { ...failed, next_cursor: 49 },
    });
    await user.click(await screen.findByRole('button', { name: 'All' }));
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    await waitFor(() => {
      const asked = calls.filter(({ path }) => path.endsWith('/rows')).map(({ query }) => Object.fromEntries(query));
      expect(asked.at(-1)).toEqual({ page_size: '50', after: '49' });
    });
    expect(screen.getByRole('button', { name: 'Previous page' })).toBeInTheDocument();
  });

  it('stops a job, after it was asked about', async () => {
    const stopped = staffJob({ state: 'stopped' });
    const { user, calls } = renderOne({ [`POST admin/jobs/${running.id}/stop`]: stopped });
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    const dialog = await screen.findByRole('dialog', { name: 'Stop this job?' });
    await user.click(within(dialog).getByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('Stopped')).toBeInTheDocument();
    expect(calls.some(({ method, path }) => method === 'POST' && path.endsWith('/stop'))).toBe(true);
  });

  it('is shown, with its file, to whoever may start one of its kind, such as somebody of the catalogue', async () => {
    const job = { ...done, id: running.id, kind: 'products.export' };
    renderOne({
      'GET admin/me': me({ rights: ['products.read', 'products.write'] }),
      [`GET admin/jobs/${running.id}`]: job,
    });
    expect(await screen.findByRole('button', { name: 'Download' })).toBeInTheDocument();
    expect(screen.getByText(/November 24, 2026/)).toBeInTheDocument();
  });

  it('says that there is none', async () => {
    renderOne({ [`GET admin/jobs/${running.id}`]: () => problem(404, { message: 'There is no such job.' }) });
    expect(await screen.findByText('There is no such job.')).toBeInTheDocument();
  });
});

const UNDOING = '019ab000-0000-7000-8000-0000000000f3';
afterEach(() => dismissJob(UNDOING));

test('what a job did is undone by a job of its own, which is followed; afterwards each leads to the other', async () => {
  const undo_until = '2026-12-21T10:00:00.000Z';
  const over = staffJob({
    ...running,
    kind: 'products.reprice',
    state: 'done',
    done: 12,
    total: 12,
    failed: 0,
    undo_until,
  });
  const undoing = staffJob({ ...over, id: UNDOING, undo_until: null, undoes: over.id });
  let shown = over;
  const { user } = renderOne({
    [`GET admin/jobs/${running.id}`]: () => shown,
    [`GET admin/jobs/${UNDOING}`]: undoing,
    [`POST admin/jobs/${running.id}/undo`]: () => {
      shown = { ...over, undo_until: null, undone_by: undoing.id };
      return undoing;
    },
  });
  expect(await screen.findByText(/can be undone until .*2026, once/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  const way = await screen.findByRole('link', { name: /This was undone/ });
  expect(way).toHaveAttribute('href', `/admin/settings/jobs/${undoing.id}`);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(jobTitle(undoing, 'en-US')).toBe('Undo: Change the prices of 12 products');
});
