import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { useLayoutEffect, type ReactNode } from 'react';
import type { Suggestions } from '@tessera/shared/contract';
import { renderPage, storeSettings } from '@tessera/shared/testing';
import { SearchForm } from './search-form';
import { pastSearches, rememberSearch, withSearch } from './past-searches';
import SuggestionsList from './suggestions';
import { stepTo } from './suggestions.model';

const found: Suggestions = {
  terms: ['mug'],
  categories: [{ name: 'Mugs', slug: 'mugs' }],
  products: [
    {
      id: '018f0000-0000-7000-8000-000000000001',
      slug: 'ember-mug',
      name: 'Ember Mug',
      image: null,
      currency: 'USD',
      regular_price: 2400,
      sale_price: 0,
      price_varies: false,
    },
  ],
  redirect: null,
};

beforeEach(() => localStorage.clear());

/** While nothing is typed. */
const offered: Suggestions = {
  terms: ['vase', 'oak table'],
  categories: [{ name: 'Lighting', slug: 'lighting' }],
  products: [],
  redirect: null,
};

async function show(answer: Suggestions = found) {
  const view = renderPage(<SearchForm label="Site" />, {
    path: '*',
    url: '/',
    api: {
      'GET products/suggest': ({ query }: { query: URLSearchParams }) => (query.get('q') ? answer : offered),
      'GET store': storeSettings(),
    },
  });
  act(() => view.container.querySelector<HTMLInputElement>('input[type=search]')?.focus());
  await waitFor(() => expect(screen.getByRole('status')).toBeInTheDocument());
  return view;
}

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search products' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

async function type(text: string): Promise<void> {
  fireEvent.input(input(), { target: { value: text } });
  await waitFor(() => expect(options()).toHaveLength(4));
}

test('suggests searches, categories and products for what is typed, and the search itself at the end', async () => {
  await show();
  await type('mu');
  expect(options()).toEqual(['mug', 'Mugs', 'Ember Mug$24.00', 'Search for “mu”']);
  expect(input()).toHaveAttribute('aria-expanded', 'true');
  expect(input()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    '4 suggestions, use the arrow keys',
  );
});

test('the arrow keys go through the suggestions and back to the box; Enter leads there, and the box is empty', async () => {
  const { router } = await show();
  await type('mu');
  fireEvent.keyDown(input(), { key: 'ArrowUp' });
  fireEvent.keyDown(input(), { key: 'ArrowUp' });
  const chosen = screen.getByRole('option', { selected: true });
  expect(chosen).toHaveTextContent('Ember Mug');
  expect(input()).toHaveAttribute('aria-activedescendant', chosen.id);
  expect(input()).toHaveFocus();
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect(router.state.location.pathname).toBe('/products/ember-mug');
  expect(input()).toHaveValue('');
  expect(input()).toHaveAttribute('aria-expanded', 'false');
});

test('Escape closes the list and leaves what was typed', async () => {
  await show();
  await type('mu');
  fireEvent.keyDown(input(), { key: 'Escape' });
  expect(options()).toEqual([]);
  expect(input()).toHaveValue('mu');
});

test('a press on a suggestion leads there', async () => {
  const { router } = await show();
  await type('mu');
  fireEvent.click(screen.getByRole('option', { name: 'Mugs' }));
  expect(router.state.location.pathname).toBe('/products/category/mugs');
});

test('an empty box offers popular searches and the categories, and before them the last searches, which can be cleared', async () => {
  rememberSearch('Vase');
  const { user, router } = await show();
  await waitFor(() => expect(options()).toEqual(['Vase', 'oak table', 'Lighting']));
  expect(screen.getByRole('group', { name: 'Popular searches' })).toHaveTextContent('oak table');
  await user.click(screen.getByRole('button', { name: /Clear/ }));
  expect(options()).toEqual(['vase', 'oak table', 'Lighting']);
  expect(screen.queryByRole('button', { name: /Clear/ })).not.toBeInTheDocument();
  expect(pastSearches()).toEqual([]);
  expect(input()).toHaveFocus();
  fireEvent.click(screen.getByRole('option', { name: 'Lighting' }));
  expect(router.state.location.pathname).toBe('/products/category/lighting');
});

test('a search that was sent is offered the next time', async () => {
  const { router, user } = await show();
  await user.type(input(), ' blue bowl {Enter}');
  expect(router.state.location.search).toBe('?category=all&search=blue+bowl');
  expect(pastSearches()).toEqual(['blue bowl']);
});

test('letters typed while the suggestions are being drawn count', async () => {
  const box = document.body.appendChild(document.createElement('input'));
  box.focus();
  function Typing({ children }: { children: ReactNode }) {
    useLayoutEffect(() => void (box.value = 'mu'), []); // after the first drawing, before anybody listens
    return children;
  }
  renderPage(
    <Typing>
      <SuggestionsList input={box} id="list" />
    </Typing>,
    { path: '*', url: '/', api: { 'GET products/suggest': found, 'GET store': storeSettings() } },
  );
  await waitFor(() => expect(options()).toHaveLength(4));
  box.remove();
});

test('without suggestions the search works as ever', async () => {
  const { router, user } = await show({ terms: [], categories: [], products: [], redirect: null });
  await user.type(input(), 'mug{Enter}');
  expect(router.state.location.search).toBe('?category=all&search=mug');
});

test('past searches are at most eight, the newest first, each once', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (searches) => {
      const past = searches.reduce<string[]>(withSearch, []);
      expect(past.length).toBeLessThanOrEqual(8);
      expect(new Set(past.map((one) => one.toLowerCase())).size).toBe(past.length);
      const newest = searches.findLast((one) => one.trim() !== '');
      expect(past[0]).toBe(newest?.trim().slice(0, 200));
    }),
  );
});

test('a storage that holds something else offers nothing', () => {
  localStorage.setItem('searches', '{"a":1}');
  expect(pastSearches()).toEqual([]);
  localStorage.setItem('searches', 'nonsense');
  expect(pastSearches()).toEqual([]);
});

test('as many steps as there are places lead back to where one was, in both directions', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.constantFrom(1 as const, -1 as const), (count, by) => {
      let at = -1;
      for (let step = 0; step <= count; step += 1) at = stepTo(at, by, count);
      expect(at).toBe(-1);
    }),
  );
});
