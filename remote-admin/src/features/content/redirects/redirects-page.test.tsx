import type { AdminRedirect, AdminRedirectList } from '@tessera/shared/contract';
import { hearToasts, problem } from '@tessera/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { me } from '../../../testing/settings-fixtures';
import { askedOf, inDialog, press, renderStaffPage, writesOf } from '../../../testing/staff-page';
import { Page } from './redirects-page';

const texts = hearToasts();
const mugs: AdminRedirect = {
  id: '0190aaaa-0000-7000-8000-00000000f301',
  path: '/collections/mugs',
  target: '/products/category/mugs',
  version: 3,
  created_at: '2026-11-20T08:00:00Z',
};
const list: AdminRedirectList = {
  items: [mugs],
  total: 1,
  total_is_exact: true,
  next_cursor: null,
  page: 1,
  page_size: 50,
};

const show = (api: Parameters<typeof renderStaffPage>[1]['api'] = {}, query = '') =>
  renderStaffPage(<Page />, {
    path: '/admin/content/redirects',
    url: `/admin/content/redirects${query}`,
    api: {
      'GET admin/redirects': list,
      'POST admin/redirects': mugs,
      'PATCH admin/redirects/:id': mugs,
      'DELETE admin/redirects/:id': () => undefined,
      ...api,
    },
  });

test('lists where addresses lead, and is searched by a part of them', async () => {
  const { calls } = show({}, '?search=mugs');
  expect(await screen.findByRole('row', { name: /collections\/mugs/ })).toHaveTextContent('/products/category/mugs');
  expect(screen.getByText('1 redirect')).toBeInTheDocument();
  expect(askedOf(calls, 'admin/redirects').at(-1)).toEqual({ search: 'mugs', sort: 'path', page_size: '50' });
});

test('one is added, changed with its version, and deleted after a question', async () => {
  const { user, calls } = show();
  await user.click(await press('Add redirect'));
  await screen.findByRole('dialog');
  await user.click(inDialog().getByRole('button', { name: 'Add' }));
  expect(inDialog().getAllByText('Please enter an address that begins with /')).toHaveLength(2);
  await user.type(inDialog().getByLabelText('Old address'), '/old');
  await user.type(inDialog().getByLabelText('New address'), '/new');
  await user.click(inDialog().getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(texts).toEqual(['The redirect was added']));
  await user.click(await screen.findByRole('button', { name: '/collections/mugs' }));
  await screen.findByRole('dialog', { name: 'Change redirect' });
  await user.type(inDialog().getByLabelText('New address'), '?sort=new');
  await user.click(inDialog().getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(texts).toContain('The redirect was saved'));
  await user.click(await press('Delete the redirect of /collections/mugs'));
  await screen.findByRole('dialog', { name: 'Delete the redirect of /collections/mugs?' });
  await user.click(inDialog().getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(texts).toContain('The redirect was deleted'));
  expect(writesOf(calls).map(({ method, body }) => [method, body])).toEqual([
    ['POST', { path: '/old', target: '/new' }],
    ['PATCH', { path: '/collections/mugs', target: '/products/category/mugs?sort=new', version: 3 }],
    ['DELETE', undefined],
  ]);
});

test('what the shop says of an address stands at it, and nothing typed is lost', async () => {
  const said = 'A redirect leads to an address of this shop, not to another site.';
  const { user } = show({
    'POST admin/redirects': () =>
      problem(422, { code: 'validation.failed', message: said, errors: { target: [said] } }),
  });
  await user.click(await press('Add redirect'));
  await screen.findByRole('dialog');
  await user.type(inDialog().getByLabelText('Old address'), '/old');
  await user.type(inDialog().getByLabelText('New address'), 'https://other.example/');
  await user.click(inDialog().getByRole('button', { name: 'Add' }));
  expect(await inDialog().findByText(said)).toBeInTheDocument();
  expect(inDialog().getByLabelText('New address')).toHaveValue('https://other.example/');
});

test('whoever may only look changes nothing', async () => {
  show({ 'GET admin/me': me({ rights: ['content.read'] }) });
  expect(await press('Delete the redirect of /collections/mugs')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('button', { name: '/collections/mugs' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Import and export' })).not.toBeInTheDocument();
});
