import { act, screen } from '@testing-library/react';
import type { PageModule, RegisteredRemote, RemotePages } from '@tessera/shared/composition';
import { emit, on } from '@tessera/shared/events';
import { setLanguage } from '@tessera/shared/i18n';
import { pressEscape, renderPage } from '@tessera/shared/testing';
import { Link } from '@tessera/shared/vendor/router';
import { DrawerHost } from './drawer-host';

const drawer = { page: 'cart-drawer', to: '/cart', title: 'Your cart', titles: { de: 'Ihr Warenkorb' } };
const remote = {
  name: 'cart',
  version: '1',
  base_url: '/remotes/cart/1/',
  descriptor: { routes: [], navigation: [], drawers: [drawer], csp: {} },
} as unknown as RegisteredRemote; // of a descriptor only its drawers are read here

const content: PageModule = {
  Page: () => (
    <>
      <p>Ember Mug</p>
      <Link to="/checkout">Checkout</Link>
    </>
  ),
};

function open(load: () => Promise<PageModule> = async () => content, remotes = [remote], url = '/products') {
  const pages: RemotePages = { 'cart-drawer': load };
  const loader = { loadRemote: async () => ({ pages }), forgetRemote: jest.fn() };
  const shell = (
    <>
      <button>Add to cart</button>
      <main id="content" tabIndex={-1} />
      <DrawerHost remotes={remotes} loader={loader} />
    </>
  );
  return { ...renderPage(shell, { url }), loader };
}

const ask = () => act(async () => emit('drawer-requested', { to: '/cart' }));
const sheet = () => screen.findByRole('dialog', { name: 'Your cart' });

test('a remote’s drawer opens over the page that somebody is on, and the address stays', async () => {
  const { router } = open();
  await screen.findByRole('main');
  await ask();
  expect(await sheet()).toHaveTextContent('Ember Mug');
  expect(router.state.location.pathname).toBe('/products');
});

test('its code is asked for with the first press, not before', async () => {
  const load = jest.fn(async () => content);
  open(load);
  await screen.findByRole('main');
  expect(load).not.toHaveBeenCalled();
  await ask();
  await sheet();
  expect(load).toHaveBeenCalled();
});

test('Escape closes it, and it can be opened again', async () => {
  open();
  await screen.findByRole('main');
  for (let times = 0; times < 2; times += 1) {
    await ask();
    const dialog = (await sheet()) as HTMLDialogElement; // the role of this element
    act(() => pressEscape(dialog));
    expect(dialog.open).toBe(false);
  }
});

test('a link in it leads there, closes it, and puts the focus at the start of the page', async () => {
  const { user, router } = open();
  await screen.findByRole('main');
  await ask();
  await sheet();
  await user.click(screen.getByRole('link', { name: 'Checkout' }));
  expect(router.state.location.pathname).toBe('/checkout');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('when its code does not arrive the page itself is opened, and the failure is told', async () => {
  // React reports what a boundary has caught
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const failed = jest.fn();
  const off = on('remote-failed', failed);
  const { router, loader } = open(() => Promise.reject(new Error('Loading chunk 7 failed.')));
  await screen.findByRole('main');
  await ask();
  await act(async () => undefined);
  off();
  expect(router.state.location.pathname).toBe('/cart');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(failed).toHaveBeenCalled();
  expect(loader.forgetRemote).toHaveBeenCalledWith('cart');
  jest.restoreAllMocks();
});

test('without a live remote that has one the page is opened', async () => {
  const { router } = open(undefined, []);
  await screen.findByRole('main');
  await ask();
  expect(router.state.location.pathname).toBe('/cart');
});

test('on the page itself nothing opens over it', async () => {
  const { router } = open(undefined, undefined, '/cart');
  await screen.findByRole('main');
  await ask();
  expect(router.state.location.pathname).toBe('/cart');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('has its title in the page’s language', async () => {
  setLanguage('de');
  open();
  await screen.findByRole('main');
  await ask();
  expect(await screen.findByRole('dialog', { name: 'Ihr Warenkorb' })).toBeVisible();
  setLanguage('en');
});
