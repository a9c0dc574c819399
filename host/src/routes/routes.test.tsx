import { render, screen } from '@testing-library/react';
import type { RegisteredRemote, RemoteRoute } from '@tessera/shared/composition';
import type { Store } from '@tessera/shared/contract';
import { createQueryClient } from '@tessera/shared/query';
import { RouterProvider, createBrowserRouter } from '@tessera/shared/vendor/router';
import { createStaticHandler } from '@tessera/shared/vendor/router-server';
import { createRoutes } from './routes';

jest.mock('./shell', () => ({
  Shell() {
    throw new Error('the shell is broken');
  },
}));

test("a broken shell says 'Unexpected Application Error!' and offers to reload (docs/product.md §8)", async () => {
  // React and the router report what a boundary has caught
  for (const method of ['error', 'warn'] as const) jest.spyOn(console, method).mockImplementation(() => undefined);
  const data = { remotes: [], store: {} as Store, public_url: 'https://shop.example' }; // nothing of the store is shown
  const loader = { loadRemote: () => Promise.reject(new Error('none')), forgetRemote: () => undefined };
  const router = createBrowserRouter(createRoutes({ data, queryClient: createQueryClient(), loader }));
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeEnabled();
  expect(screen.queryByText(/the shell is broken/)).toBeNull();
});

test('a page that needs more than this document may is entered by a document of its own, all others are not', async () => {
  const route = (path: string): RemoteRoute => ({ path, page: 'p', render: 'personal', layout: 'shop', query: [] });
  const descriptor = { routes: [route('/cart'), route('/pay/:number')], navigation: [] };
  const remote = { name: 'cart', version: '1', descriptor } as unknown as RegisteredRemote; // nothing else is read here
  const data = {
    remotes: [remote],
    store: {} as Store, // nothing of the store is shown
    public_url: 'https://shop.example',
    elsewhere: ['cart:/pay/:number'],
  };
  const loader = { loadRemote: async () => ({ pages: {} }), forgetRemote: () => undefined };
  const handler = createStaticHandler(createRoutes({ data, queryClient: createQueryClient(), loader }));
  const enter = (path: string) => handler.query(new Request(`https://shop.example${path}`));
  const answer = await enter('/pay/1042?part=1');
  if (!(answer instanceof Response)) throw new Error('No other document was asked for');
  expect(answer.headers.get('location')).toBe('https://shop.example/pay/1042?part=1');
  expect(answer.headers.has('x-remix-reload-document')).toBe(true);
  expect(await enter('/cart')).not.toBeInstanceOf(Response);
});

test('the back office is entered by a document, which knows it, and gone through without one', async () => {
  const route = (path: string): RemoteRoute => ({ path, page: 'p', render: 'personal', layout: 'admin', query: [] });
  const office = { name: 'office', version: '1', descriptor: { routes: [route('/admin'), route('/admin/orders')] } };
  const enter = (remotes: unknown[], path: string, basename = '/') => {
    const data = { remotes: remotes as RegisteredRemote[], store: {} as Store, public_url: 'https://shop.example' };
    const loader = { loadRemote: async () => ({ pages: {} }), forgetRemote: () => undefined };
    const routes = createRoutes({
      data,
      queryClient: createQueryClient(),
      loader,
      settle: async (resource) => resource,
    });
    return createStaticHandler(routes, { basename }).query(new Request(`https://shop.example${path}`));
  };
  for (const [path, basename] of [
    ['/admin', '/'],
    ['/admin/orders?search=1042', '/'],
    ['/de/admin', '/de'],
  ] as const) {
    const answer = await enter([], path, basename);
    if (!(answer instanceof Response)) throw new Error(`${path} asked for no document`);
    expect(answer.headers.get('location')).toBe(`https://shop.example${path}`);
    expect(answer.headers.has('x-remix-reload-document')).toBe(true);
  }
  expect(await enter([office], '/admin/orders')).not.toBeInstanceOf(Response);
  expect(await enter([office], '/admin/new-page')).toBeInstanceOf(Response);
  // the staff's sign-in is the shell's own
  expect(await enter([], '/admin/auth/login')).not.toBeInstanceOf(Response);
});
