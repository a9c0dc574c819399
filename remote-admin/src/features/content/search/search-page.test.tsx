import { hearToasts, problem, renderPage, storeSettings, type MockHandler } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { me } from '../../../testing/settings-fixtures';
import { Page } from './search-page';

const toasts = hearToasts();

const SYNONYMS = { items: [{ words: ['mug', 'cup'] }], version: 2 };
const REDIRECTS = { items: [{ term: 'delivery', path: '/shipping' }], version: 1 };

const terms = ({ query }: { query: URLSearchParams }) => ({
  days: 30,
  items:
    query.get('nothing_found') === 'true'
      ? [{ term: 'beaker', searches: 7, found: 0 }]
      : [{ term: 'mug', searches: 40, found: 12 }],
});

function renderSearch(api: Record<string, MockHandler> = {}, who: MockHandler = me()) {
  return renderPage(<Page />, {
    path: '/admin/content/search',
    url: '/admin/content/search',
    session: { role: 'ADMIN' },
    api: {
      'GET admin/me': who,
      'GET store': storeSettings(),
      'GET admin/search/synonyms': SYNONYMS,
      'GET admin/search/redirects': REDIRECTS,
      'GET admin/search/terms': terms,
      ...api,
    },
  });
}

const synonyms = () => screen.findByLabelText('Words that mean the same');
const save = () => screen.getByRole('button', { name: 'Save' });
const written = (calls: { method: string; path: string; body: unknown }[]) =>
  calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body]);

test('a word that found nothing is given others that mean the same; only the list that was changed is sent', async () => {
  const { user, calls } = renderSearch({
    'PUT admin/search/synonyms': ({ body }: { body: unknown }) => ({ ...Object(body), version: 3 }),
  });
  expect(await synonyms()).toHaveValue('mug, cup');
  const row = within(await screen.findByRole('row', { name: /beaker/ }));
  await user.click(row.getByRole('button', { name: 'Say what “beaker” means' }));
  expect(await synonyms()).toHaveFocus();
  await user.type(await synonyms(), 'cup');
  await user.click(save());
  await waitFor(() => expect(toasts).toEqual(['The search words were saved']));
  const items = [{ words: ['mug', 'cup'] }, { words: ['beaker', 'cup'] }];
  expect(written(calls)).toEqual([['admin/search/synonyms', { items, version: 2 }]]);
  await user.selectOptions(screen.getByLabelText('Show'), 'What was looked for most often');
  expect(await screen.findByRole('row', { name: /mug 40 12/ })).toBeInTheDocument();
});

test('a line that says nothing is named, has the focus, and is not sent', async () => {
  const { user, calls } = renderSearch();
  const field = await screen.findByLabelText('Searches that lead to a page');
  await user.type(field, '{End}{enter}sale = https://elsewhere.example.com');
  await user.click(save());
  expect(field).toHaveAccessibleDescription(/Line 2: please enter it like/);
  expect(field).toHaveFocus();
  expect(written(calls)).toEqual([]);
});

test('where somebody was faster, both versions are shown, and nothing is lost', async () => {
  let present = SYNONYMS;
  const { user } = renderSearch({
    'GET admin/search/synonyms': () => present,
    'PUT admin/search/synonyms': problem(409, { code: 'conflict', detail: 'Somebody else has saved meanwhile.' }),
  });
  await user.type(await synonyms(), ', pot');
  present = { items: [{ words: ['mug', 'beaker'] }], version: 3 };
  await user.click(save());
  expect(await screen.findByText(/Somebody else changed the search words meanwhile/)).toBeInTheDocument();
  expect(await synonyms()).toHaveValue('mug, cup, pot');
});

test('whoever may not change the search is told so', async () => {
  renderSearch({}, me({ rights: ['products.read'] }));
  expect(await screen.findByRole('status')).toBeInTheDocument();
  expect(screen.queryByLabelText('Words that mean the same')).not.toBeInTheDocument();
});
