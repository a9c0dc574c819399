import { act, screen, waitFor, within } from '@testing-library/react';
import { mockApi, renderPage } from '@tessera/shared/testing';
import { on } from '@tessera/shared/events';
import type { Category } from '@tessera/shared/contract';
import { item, remote, remotes, store } from '../testing/navigation';
import { ShopLayout } from './shop-layout';
import { CLOSE_DELAY } from './header/use-disclosure';

const category = (name: string, parent_id: string | null = null): Category => ({
  id: name,
  name,
  slug: name.toLowerCase(),
  parent_id,
  product_count: 1,
  description: '',
  image: null,
});

const api = {
  'GET products/categories': [category('Lighting'), category('Desk'), category('Lamps', 'Lighting')],
  'GET products/suggest': { terms: [], categories: [], products: [], redirect: null },
};

function renderLayout(options: Parameters<typeof renderPage>[1] = {}) {
  const layout = (
    <ShopLayout remotes={remotes} store={store}>
      <h1>Page</h1>
    </ShopLayout>
  );
  return renderPage(layout, { api, ...options });
}

const main = () => screen.getByRole('navigation', { name: 'Main' });
const banner = () => screen.getByRole('banner');

/** What the shell was asked: the messages of the sign-in dialog. */
function listenForSignIn(): (string | undefined)[] {
  const reasons: (string | undefined)[] = [];
  const off = on('sign-in-requested', ({ reason, tab }) => reasons.push(reason ?? tab));
  cleanups.push(off);
  return reasons;
}
const cleanups: (() => void)[] = [];
afterEach(() => cleanups.splice(0).forEach((off) => off()));

describe('navigation (docs/product.md §2)', () => {
  test('leads to all categories and to each category', async () => {
    renderLayout();
    expect(await within(main()).findByRole('link', { name: 'Lighting', hidden: true })).toHaveAttribute(
      'href',
      '/products/category/lighting',
    );
    const all = within(main()).getByRole('link', { name: 'All Categories', hidden: true });
    expect(all).toHaveAttribute('href', '/products?category=all');
  });

  test('shows the tree of categories: a sub-category stands below its own', async () => {
    renderLayout();
    const lamps = await within(main()).findByRole('link', { name: 'Lamps', hidden: true });
    expect(lamps).toHaveAttribute('href', '/products/category/lamps');
    const lighting = lamps.closest('ul')?.closest('li');
    expect(within(lighting as HTMLElement).getByRole('link', { name: 'Lighting', hidden: true })).toBeInTheDocument();
  });

  test('stands in the order of docs/product.md §2', async () => {
    const wishlist = { order: 20, sign_in_reason: 'Please login to view your wishlist!' };
    renderPage(
      <ShopLayout
        remotes={[...remotes, remote('wishes', [item('Wishlist', '/wishlist', 'header', wishlist)])]}
        store={store}
      >
        <h1>Page</h1>
      </ShopLayout>,
      { api: { 'GET products/categories': [] } },
    );
    await screen.findByRole('banner');
    const names = [...banner().querySelectorAll('nav a, nav summary, [class=Tools] a')].map(
      (link) => link.getAttribute('aria-label') ?? link.textContent,
    );
    const expected = [
      'Home',
      'Categories',
      'All Categories',
      'Wishlist',
      'Contact',
      'Login',
      'Sign Up',
      'Account',
      'Cart',
    ];
    expect(names).toEqual(expected);
  });

  test('a link of a failed remote is simply not there', async () => {
    mockApi(api);
    renderPage(
      <ShopLayout remotes={[]} store={store}>
        <h1>Page</h1>
      </ShopLayout>,
      { api },
    );
    expect(await screen.findByRole('heading', { name: 'Page' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Cart' })).not.toBeInTheDocument();
  });

  test('the mobile menu mirrors the header', async () => {
    const { user } = renderLayout();
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    const menu = screen.getByRole('navigation', { name: 'Mobile' });
    for (const name of [
      'Home',
      'All Categories',
      'Lighting',
      'Desk',
      'Contact',
      'Account',
      'Cart',
      'Login',
      'Sign Up',
    ]) {
      expect(await within(menu).findByRole('link', { name })).toBeInTheDocument();
    }
    const dialog = within(screen.getByRole('dialog', { name: 'Menu' }));
    expect(dialog.getAllByRole('link')[0]).toHaveTextContent('Account');
    expect(dialog.getByRole('link', { name: 'Deutsch' })).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Switch between light and dark' })).toBeInTheDocument();
  });
});

describe('categories dropdown (docs/product.md §2)', () => {
  const details = () => main().querySelector('details') as HTMLDetailsElement; // the header has one

  afterEach(() => jest.useRealTimers());

  test('opens by hovering and closes 200 ms after the mouse has left (docs/product.md §9)', async () => {
    const { user } = renderLayout();
    await screen.findByText('Categories', { selector: 'summary' });
    jest.useFakeTimers();
    await user.hover(details());
    expect(details().open).toBe(true);
    await user.unhover(details());
    act(() => jest.advanceTimersByTime(CLOSE_DELAY - 1));
    expect(details().open).toBe(true);
    act(() => jest.advanceTimersByTime(1));
    expect(details().open).toBe(false);
    expect(CLOSE_DELAY).toBe(200);
  });

  test('stays open when the mouse comes back in time', async () => {
    const { user } = renderLayout();
    await screen.findByText('Categories', { selector: 'summary' });
    jest.useFakeTimers();
    await user.hover(details());
    await user.unhover(details());
    act(() => jest.advanceTimersByTime(CLOSE_DELAY / 2));
    await user.hover(details());
    act(() => jest.advanceTimersByTime(CLOSE_DELAY * 2));
    expect(details().open).toBe(true);
  });

  test('a click keeps open what hovering opened, a second one closes', async () => {
    const { user } = renderLayout();
    const summary = await screen.findByText('Categories', { selector: 'summary' });
    await user.click(summary);
    expect(details().open).toBe(true);
    await user.click(summary);
    expect(details().open).toBe(false);
  });

  test('Escape closes it and gives the focus back', async () => {
    const { user } = renderLayout();
    const summary = await screen.findByText('Categories', { selector: 'summary' });
    await user.click(summary);
    within(main()).getByRole('link', { name: 'All Categories' }).focus();
    await user.keyboard('{Escape}');
    expect(details().open).toBe(false);
    expect(summary).toHaveFocus();
  });

  test('the arrows go through the word and its links, round and round, while it is open', async () => {
    const { user } = renderLayout();
    const summary = await screen.findByText('Categories', { selector: 'summary' });
    summary.focus();
    await user.keyboard('{ArrowDown}');
    expect(summary).toHaveFocus();
    await user.click(summary);
    const links = within(details()).getAllByRole('link');
    await user.keyboard('{ArrowDown}');
    expect(links[0]).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(links.at(-1)).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(summary).toHaveFocus();
  });
});

describe.each(['Site', 'Mobile'])('%s search (docs/product.md §2)', (name) => {
  const search = () => screen.getByRole('search', { name });
  const box = () => within(search()).getByRole('combobox');

  test('goes to all products with the trimmed text, then clears the box', async () => {
    const { user, router } = renderLayout();
    await screen.findByRole('search', { name });
    await user.type(box(), '  oak chair {Enter}');
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/products?category=all&search=oak+chair',
    );
    expect(box()).toHaveValue('');
  });

  test('stays where it is when there is nothing but spaces', async () => {
    const { user, router } = renderLayout();
    await screen.findByRole('search', { name });
    await user.type(box(), '   {Enter}');
    expect(router.state.location.pathname).toBe('/');
  });
});

describe('session', () => {
  test('a visitor who opens the cart is asked to sign in instead (docs/product.md §4, §6)', async () => {
    const reasons = listenForSignIn();
    const { user, router } = renderLayout();
    await user.click(await within(banner()).findByRole('link', { name: 'Cart' }));
    expect(reasons).toEqual(['Please login to view your cart!']);
    expect(router.state.location.pathname).toBe('/');
  });

  test('Login and Sign Up open their dialogs', async () => {
    const reasons = listenForSignIn();
    const { user } = renderLayout();
    await user.click(await within(banner()).findByRole('link', { name: 'Login' }));
    await user.click(within(banner()).getByRole('link', { name: 'Sign Up' }));
    expect(reasons).toEqual(['sign-in', 'create-account']);
  });

  test('with a session there is Logout, and the badge counts the pieces in the cart', async () => {
    const profile = { cart: { cart_items: [], currency: 'USD', item_count: 3, subtotal: 0 } };
    const { user } = renderLayout({
      session: {},
      api: { ...api, 'GET users/me': profile, 'POST auth/logout': undefined },
    });
    expect(await screen.findByRole('link', { name: 'Cart, 3 items' })).toBeInTheDocument();
    await user.click(within(banner()).getByRole('button', { name: 'Logout' }));
    expect(await within(banner()).findByRole('link', { name: 'Login' })).toBeInTheDocument();
    expect(within(banner()).getByRole('link', { name: 'Cart' })).toBeInTheDocument();
  });

  test('a signed-in visitor follows the link to the cart', async () => {
    const { user, router } = renderLayout({ session: {}, api: { ...api, 'GET users/me': {} } });
    await user.click(await within(banner()).findByRole('link', { name: 'Cart' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
  });
});

describe('the cart as a drawer', () => {
  const drawers = [{ page: 'cart-drawer', to: '/cart', title: 'Your cart' }];
  const withDrawer = remotes.map((one) =>
    one.name === 'cart' ? { ...one, descriptor: { ...one.descriptor, drawers } } : one,
  );
  const renderHeader = (session: object | null, url = '/') =>
    renderPage(
      <ShopLayout remotes={withDrawer} store={store}>
        <h1>Page</h1>
      </ShopLayout>,
      { url, session, api: { ...api, 'GET users/me': {} } },
    );

  test('a plain press on the bag asks for it, for shoppers with a session; the link stays a link', async () => {
    const asked = jest.fn();
    cleanups.push(on('drawer-requested', asked));
    const { user, router } = renderHeader({});
    const link = within(banner()).getByRole('link', { name: 'Cart' });
    await waitFor(() => expect(link).toHaveAttribute('aria-haspopup', 'dialog'));
    expect(link).toHaveAttribute('href', '/cart');
    await user.click(link);
    expect(asked.mock.calls).toEqual([[{ to: '/cart' }]]);
    expect(router.state.location.pathname).toBe('/');
  });

  test.each([
    ['a visitor', null, '/'],
    ['the cart’s own page', {}, '/cart'],
  ])('%s has the link alone', async (_who, session, url) => {
    const asked = jest.fn();
    cleanups.push(on('drawer-requested', asked));
    const { user } = renderHeader(session, url);
    const link = await within(banner()).findByRole('link', { name: 'Cart' });
    await user.click(link);
    expect(link).not.toHaveAttribute('aria-haspopup');
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('everybody', () => {
  test('the first stop of the keyboard skips to the content', async () => {
    const { user } = renderLayout();
    await screen.findByRole('main');
    await user.tab();
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(skip).toHaveFocus();
    expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
  });

  test('the theme switch changes the colours and remembers them', async () => {
    const { user } = renderLayout();
    const [first] = await screen.findAllByRole('button', { name: 'Switch between light and dark' });
    if (first) await user.click(first);
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    document.documentElement.removeAttribute('data-theme');
  });
});
