import { act, fireEvent, screen, within } from '@testing-library/react';
import type { Category, Store } from '@tessera/shared/contract';
import { renderPage } from '@tessera/shared/testing';
import { QueryClient } from '@tessera/shared/vendor/query';
import { reloadPage } from '../../ui/reload-page';
import { meta, Page } from './not-found.route';
import { REDIRECT_AFTER } from './use-countdown';

jest.mock('../../ui/reload-page', () => ({ reloadPage: jest.fn() }));

const category = (name: string, product_count: number, parent_id: string | null = null): Category => ({
  id: name,
  name,
  slug: name.toLowerCase(),
  parent_id,
  product_count,
  description: '',
  image: null,
});

const categories = [category('Desk', 3), category('Lighting', 12), category('Table lamps', 9, 'Lighting')];

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function show(found: unknown = categories) {
  const view = renderPage(
    <>
      <Page />
      <dialog data-testid="dialog" />
    </>,
    {
      path: '/no/such/page',
      url: '/no/such/page',
      api: {
        'GET products/categories': found,
        'GET products/suggest': { terms: [], categories: [], products: [], redirect: null },
      },
    },
  );
  await pass(0);
  await pass(0);
  return view;
}

const path = () => window.location.pathname + window.location.search;
const spoken = () => screen.getByRole('status').textContent;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("an unknown address says 'Oops! Page Not Found' (docs/product.md §2), answers 404 and is not indexed", async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1, name: 'Oops! Page Not Found' })).toBeVisible();
  const store = {} as Store; // the page's meta data reads nothing of it
  const url = new URL('https://shop.example/nowhere');
  const found = meta?.({ queryClient: new QueryClient(), params: {}, url, language: 'en', store });
  expect(found).toMatchObject({ status: 404, robots: 'noindex' });
});

test('its search takes the trimmed text, only if there is some, and clears the box (docs/product.md §2, §5)', async () => {
  await show();
  const box = screen.getByRole('combobox');
  fireEvent.change(box, { target: { value: '   ' } });
  fireEvent.submit(screen.getByRole('search'));
  expect(path()).toBe('/no/such/page');
  fireEvent.change(box, { target: { value: '  oak table ' } });
  fireEvent.submit(screen.getByRole('search'));
  await pass(0);
  expect(path()).toBe('/products?category=all&search=oak+table');
  expect(box).toHaveValue('');
});

test('without scripts the search is a form and everything else a link', async () => {
  await show();
  const form = screen.getByRole('search');
  expect(form).toHaveAttribute('action', '/products');
  expect(within(form).getByRole('combobox')).toHaveAttribute('name', 'search');
  expect(form.querySelector('input[type=hidden][name=category]')).toHaveValue('all');
  expect(screen.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/');
});

test('Go Back and Refresh do what they say (docs/product.md §2)', async () => {
  const { router } = await show();
  await act(() => router.navigate('/cart'));
  await act(() => router.navigate('/no/such/page'));
  await pass(0);
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(reloadPage).toHaveBeenCalledTimes(1);
  const back = jest.spyOn(window.history, 'go').mockImplementation(() => undefined);
  fireEvent.click(screen.getByRole('button', { name: 'Go Back' }));
  expect(back).toHaveBeenCalledWith(-1);
});

test('it leads to the real categories, the largest first, and to pages that people look for (docs/product.md §2)', async () => {
  await show();
  const popular = screen.getByRole('region', { name: 'Popular categories' });
  expect(
    within(popular)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/products/category/lighting', '/products/category/desk']);
  const quick = within(screen.getByRole('navigation', { name: 'Quick links' }));
  expect(quick.getByRole('link', { name: 'All products' })).toHaveAttribute('href', '/products?category=all');
  expect(quick.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
});

describe('the countdown', () => {
  test('leads to the homepage after 10 s (docs/product.md §2, §9)', async () => {
    expect(REDIRECT_AFTER).toBe(10_000);
    await show();
    expect(screen.getByText('10 seconds')).toBeVisible();
    await pass(9_900);
    expect(path()).toBe('/no/such/page');
    expect(screen.getByText('1 second')).toBeVisible();
    await pass(100);
    expect(path()).toBe('/');
  });

  test('can be cancelled, and the keyboard does not lose its place (docs/product.md §2)', async () => {
    await show();
    await pass(4_000);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('status')).toHaveTextContent('Cancelled. You stay on this page.');
    expect(screen.getByRole('status')).toHaveFocus();
    await pass(60_000);
    expect(path()).toBe('/no/such/page');
  });

  test('is read out when it begins and at half time, not every second', async () => {
    await show();
    const message = (seconds: number) => `Taking you to the homepage in ${seconds} seconds. Press Cancel to stay here.`;
    const heard: [number, string | null][] = [];
    for (let time = 0; time < 10_000; time += 250) {
      if (heard.at(-1)?.[1] !== spoken()) heard.push([time, spoken()]);
      await pass(250);
    }
    expect(heard).toEqual([
      [0, message(10)],
      [5_000, message(5)],
    ]);
  });

  test.each([
    [
      'the tab is hidden',
      () => jest.spyOn(document, 'hidden', 'get').mockReturnValue(true),
      () => jest.restoreAllMocks(),
    ],
    [
      'a dialog is open',
      () => screen.getByTestId<HTMLDialogElement>('dialog').show(),
      () => screen.getByTestId<HTMLDialogElement>('dialog').close(),
    ],
    [
      'the search field has the focus',
      () => screen.getByRole('combobox').focus(),
      () => screen.getByRole('combobox').blur(),
    ],
  ])('stands still while %s, and goes on after that', async (_, begin, end) => {
    await show();
    await pass(6_000);
    act(() => void begin());
    await pass(30_000);
    expect(path()).toBe('/no/such/page');
    expect(screen.getByText('4 seconds')).toBeInTheDocument();
    act(() => end());
    await pass(3_900);
    expect(path()).toBe('/no/such/page');
    await pass(100);
    expect(path()).toBe('/');
  });

  test('does not stand still for a press, a pointer or the focus elsewhere', async () => {
    await show();
    screen.getByRole('button', { name: 'Cancel' }).focus();
    fireEvent.pointerEnter(screen.getByRole('button', { name: 'Cancel' }));
    await pass(10_000);
    expect(path()).toBe('/');
  });
});
