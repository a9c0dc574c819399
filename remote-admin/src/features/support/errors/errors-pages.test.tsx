import type { ErrorReportGroupRecord } from '@tessera/shared/contract';
import { hearToasts, problem, type MockHandler } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { me } from '../../../testing/settings-fixtures';
import { askedOf, press, renderStaffPage, rowOf, writesOf } from '../../../testing/staff-page';
import { failurePage, failureRecord, reportedFailure } from '../../../testing/support-fixtures';
import { Page as FailurePage } from './failure-page';
import { Page as ErrorsPage } from './errors-page';

const texts = hearToasts();

const renderErrors = (url = '/admin/support/errors', api: Record<string, MockHandler> = {}) =>
  renderStaffPage(<ErrorsPage />, {
    path: '/admin/support/errors',
    url,
    api: { 'GET admin/error-reports': failurePage([reportedFailure()]), ...api },
  });

const renderFailure = (failure: ErrorReportGroupRecord = failureRecord(), api: Record<string, MockHandler> = {}) =>
  renderStaffPage(<FailurePage />, {
    path: '/admin/support/errors/:failure',
    url: `/admin/support/errors/${failure.id}`,
    api: { 'GET admin/error-reports/:id': failure, ...api },
  });

describe('the list of reported failures', () => {
  test('says of each where it was met, how often, and how it stands', async () => {
    const later = reportedFailure({
      id: 'x',
      error_type: 'of-a-later-shop',
      error_code: '',
      address: '',
      reports: 1200,
    });
    renderErrors('/admin/support/errors', { 'GET admin/error-reports': failurePage([reportedFailure(), later]) });
    const name = 'Server error · server.error';
    const link = await screen.findByRole('link', { name });
    expect(link).toHaveAttribute('href', `/admin/support/errors/${reportedFailure().id}`);
    for (const text of ['/products/:id', 'Open', '2']) expect(rowOf(name)).toHaveTextContent(text);
    for (const text of ['no page named', '1,200']) expect(rowOf('of-a-later-shop')).toHaveTextContent(text);
    expect(screen.getByText('2 failures')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Error reports' })).toHaveAttribute('aria-current', 'page');
  });

  test('is searched by the number that a visitor saw, and narrowed by a view', async () => {
    const { user, router, calls } = renderErrors('/admin/support/errors?state=gone&sort=-reports');
    await user.type(await screen.findByRole('searchbox', { name: /^Search ERR/ }), 'ERR-01A1FD6E{Enter}');
    await waitFor(() =>
      expect(askedOf(calls, 'admin/error-reports').at(-1)).toEqual({
        search: 'ERR-01A1FD6E',
        sort: '-reports',
        page_size: '50',
      }),
    );
    await user.click(screen.getByRole('link', { name: 'Mended' }));
    expect(router.state.location.search).toBe('?state=mended');
  });
});

describe('one failure', () => {
  test('shows what browsers said as plain text, and nothing to follow', async () => {
    renderFailure();
    await screen.findByRole('heading', { level: 1, name: 'Server error · server.error' });
    const reports = within(screen.getByRole('region', { name: 'Latest reports' }));
    for (const text of ['ERR-01A1FD6E', '<i>I only clicked</i>', 'E-7K3M9P', '500', '/products/ember-mug'])
      expect(reports.getByText(text)).toBeInTheDocument();
    expect(reports.queryByRole('link')).not.toBeInTheDocument();
    expect(reports.getByText(/^The latest 1 are shown/)).toBeInTheDocument();
  });

  test('is looked at, then mended, with the version on show, and noted down', async () => {
    const looked = failureRecord({ state: 'looked_at', version: 2 });
    const note = { id: 'n1', text: 'Since the release', created_at: '2026-11-21T08:00:00Z', author_name: 'Mira Stone' };
    const { user, calls } = renderFailure(failureRecord(), {
      'PATCH admin/error-reports/:id': looked,
      'POST admin/error-reports/:id/notes': { ...looked, notes: [note] },
    });
    await user.click(await press('Mark as looked at'));
    expect(await press('Mark as mended')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Note for staff'), 'Since the release');
    await user.click(await press('Add note'));
    expect(await screen.findByText('Since the release')).toBeInTheDocument();
    expect(texts).toEqual(['Marked as looked at', 'The note was added']);
    expect(writesOf(calls).map(({ body }) => body)).toEqual([
      { state: 'looked_at', version: 1 },
      { text: 'Since the release' },
    ]);
  });

  test('says who was faster, what a role may not do, and that there is none', async () => {
    let now = failureRecord();
    const { user, unmount } = renderFailure(now, {
      'GET admin/error-reports/:id': () => now,
      'PATCH admin/error-reports/:id': () => {
        now = failureRecord({ state: 'mended', version: 2 });
        return problem(409, { code: 'error_reports.stale', message: 'Somebody was faster.' });
      },
    });
    await user.click(await press('Mark as looked at'));
    await waitFor(() => expect(texts).toEqual(['Somebody was faster.']));
    expect(await screen.findByText('Mended')).toBeInTheDocument();
    unmount();
    const second = renderFailure(failureRecord(), { 'GET admin/me': me({ rights: ['support.read'] }) });
    await waitFor(async () => expect(await press('Mark as looked at')).toHaveAttribute('aria-disabled', 'true'));
    second.unmount();
    renderFailure(failureRecord(), { 'GET admin/error-reports/:id': () => problem(404, { message: 'None.' }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such failure' })).toBeInTheDocument();
  });
});
