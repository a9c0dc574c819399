import { hearToasts, heldAnswer, problem, renderPage, storeSettings, type MockHandler } from '@tessera/shared/testing';
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

const found = (search: string, total: number) => ({
  synonyms: [],
  understood: { asked: search, searched: search, corrected: false, suggestions: [] },
  redirect: null,
  total,
  products: [],
});

/** Whatever means a mug finds twelve of them; today only the mug does. */
const tried = ({ body }: { body: unknown }) => {
  const { searches, synonyms } = body as { searches: string[]; synonyms: { words: string[] }[] };
  const isMug = (search: string) => synonyms.some(({ words }) => words.includes(search) && words.includes('cup'));
  return {
    items: searches.map((search) => ({
      search,
      before: found(search, ['mug', 'cup'].includes(search) ? 12 : 0),
      after: isMug(search)
        ? {
            ...found(search, 12),
            synonyms: [{ term: search, words: ['cup'] }],
            products: [
              {
                id: '0190aaaa-0000-7000-8000-000000000001',
                slug: 'ember-mug',
                name: 'Ember Mug',
                image: null,
                currency: 'USD',
                regular_price: 2400,
                sale_price: 0,
                price_varies: false,
              },
            ],
          }
        : found(search, 0),
    })),
  };
};

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
      'POST admin/search/preview': tried,
      ...api,
    },
  });
}

const synonyms = () => screen.findByLabelText('Words that mean the same');
const save = () => screen.getByRole('button', { name: 'Save' });
/** What an answer waits for. */
function heldBack() {
  let end = (): void => undefined;
  const until = new Promise<void>((resolve) => (end = resolve));
  return { until, end: () => end() };
}
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
  const dialog = within(await screen.findByRole('dialog', { name: 'What changes' }));
  expect(dialog.getByText('“beaker” will find 12 products instead of 0')).toBeInTheDocument();
  expect(written(calls)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts).toEqual(['The search words were saved']));
  const items = [{ words: ['mug', 'cup'] }, { words: ['beaker', 'cup'] }];
  expect(written(calls)).toEqual([['admin/search/synonyms', { items, version: 2 }]]);
  await user.selectOptions(screen.getByLabelText('Show'), 'What was looked for most often');
  expect(await screen.findByRole('row', { name: /mug 40 12/ })).toBeInTheDocument();
});

test('a search is tried with what is typed, beside what it finds today', async () => {
  const { user, calls } = renderSearch();
  await user.type(await synonyms(), '{End}{enter}beaker, cup');
  await user.type(screen.getByLabelText('A search, as a shopper types it'), 'beaker');
  const today = within(await screen.findByRole('region', { name: 'Today' }));
  expect(today.getByText('0 products are found')).toBeInTheDocument();
  const then = within(screen.getByRole('region', { name: 'With what you have typed' }));
  expect(then.getByText('12 products are found')).toBeInTheDocument();
  expect(then.getByText('“beaker” means cup, too')).toBeInTheDocument();
  expect(then.getByText('Ember Mug')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Searched in'), 'German');
  await waitFor(() =>
    expect(calls.at(-1)).toMatchObject({
      path: 'admin/search/preview',
      body: { language: 'de', searches: ['beaker'] },
    }),
  );
  expect(written(calls)).toEqual([]);
});

test('words by which nothing is found any more are a warning, and are not saved unless somebody says so', async () => {
  const { user, calls } = renderSearch();
  await user.clear(await synonyms());
  await user.click(save());
  const dialog = within(await screen.findByRole('dialog', { name: 'What changes' }));
  expect(dialog.getByText('“cup” will find nothing any more')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(written(calls)).toEqual([]);
  expect(await synonyms()).toHaveValue('');
});

test('searches are tried in each language that the shop is offered in, and what differs is said of each', async () => {
  const inGerman = ({ body }: { body: unknown }) => {
    const { language } = body as { language: string };
    const answer = tried({ body });
    return language === 'en' ? answer : { items: answer.items.map((item) => ({ ...item, after: item.before })) };
  };
  const { user, calls } = renderSearch({ 'POST admin/search/preview': inGerman });
  await user.type(await synonyms(), '{End}{enter}beaker, cup');
  await user.click(save());
  const dialog = within(await screen.findByRole('dialog', { name: 'What changes' }));
  expect(dialog.getByText('In English: “beaker” will find 12 products instead of 0')).toBeInTheDocument();
  expect(dialog.queryByText(/In German/)).not.toBeInTheDocument();
  const asked = calls.filter(({ path }) => path === 'admin/search/preview');
  expect(asked.map(({ body }) => body)).toEqual(
    ['en', 'de'].map((language) => expect.objectContaining({ language, searches: ['beaker', 'cup'] })),
  );
});

test('a shop that is offered in one language is searched in that alone', async () => {
  const { user, calls } = renderSearch({ 'GET store': storeSettings({ languages: ['en'] }) });
  await user.clear(await synonyms());
  await user.click(save());
  expect(await screen.findByText('“cup” will find nothing any more')).toBeInTheDocument();
  expect(calls.filter(({ path }) => path === 'admin/search/preview')).toHaveLength(1);
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
  const dialog = within(await screen.findByRole('dialog', { name: 'What changes' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Somebody else changed the search words meanwhile/)).toBeInTheDocument();
  expect(await synonyms()).toHaveValue('mug, cup, pot');
});

test('whoever may not change the search is told so', async () => {
  renderSearch({}, me({ rights: ['products.read'] }));
  expect(await screen.findByRole('status')).toBeInTheDocument();
  expect(screen.queryByLabelText('Words that mean the same')).not.toBeInTheDocument();
});

test('what is typed while searches are tried and lists are saved is not sent, and stays', async () => {
  const [tries, saves] = [heldBack(), heldBack()];
  const { user, calls } = renderSearch({
    'POST admin/search/preview': async () => {
      await tries.until;
      return { items: [] };
    },
    'PUT admin/search/synonyms': async ({ body }: { body: unknown }) => {
      await saves.until;
      return { ...Object(body), version: 3 };
    },
  });
  await user.type(await synonyms(), '{End}, bowl');
  await user.click(save());
  await user.type(await synonyms(), '{End}{enter}jug');
  tries.end();
  await waitFor(() => expect(written(calls)).toHaveLength(1));
  expect(written(calls)[0]).toMatchObject(['admin/search/synonyms', { items: [{ words: ['mug', 'cup', 'bowl'] }] }]);
  await user.type(await synonyms(), '{End}, pitcher');
  saves.end();
  await waitFor(() => expect(toasts).toEqual(['The search words were saved']));
  expect(await synonyms()).toHaveValue('mug, cup, bowl\njug, pitcher');
  expect(save()).toBeEnabled();
});

test('the fields come with the list above them, which does not move them, and stay when it is read again', async () => {
  const list = heldAnswer();
  let isDown = true;
  const { user, calls } = renderSearch({
    'GET admin/search/terms': async (call: { query: URLSearchParams }) => {
      await list.promise;
      return isDown ? problem(422, { message: 'Not now' }) : terms(call);
    },
  });
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('admin/search/redirects'));
  expect(screen.queryByLabelText('Words that mean the same')).not.toBeInTheDocument();
  list.give();
  await user.type(await synonyms(), ', pot');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('row', { name: /beaker/ })).toBeInTheDocument();
  expect(await synonyms()).toHaveValue('mug, cup, pot');
});

test('what was looked for stays until the other list is there', async () => {
  const list = heldAnswer();
  const { user } = renderSearch({
    'GET admin/search/terms': async (call: { query: URLSearchParams }) => {
      if (call.query.get('nothing_found') === 'false') await list.promise;
      return terms(call);
    },
  });
  await screen.findByRole('row', { name: /beaker/ });
  await user.selectOptions(screen.getByLabelText('Show'), 'What was looked for most often');
  expect(screen.getByRole('row', { name: /beaker/ })).toBeInTheDocument();
  list.give();
  expect(await screen.findByRole('row', { name: /mug 40 12/ })).toBeInTheDocument();
});
