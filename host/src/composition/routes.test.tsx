import { render, screen } from '@testing-library/react';
import type { Store } from '@tessera/shared/contract';
import { createQueryClient } from '@tessera/shared/query';
import { RouterProvider, createBrowserRouter } from '@tessera/shared/vendor/router';
import { createRoutes } from './routes';

jest.mock('../shell', () => ({
  Shell() {
    throw new Error('the shell is broken');
  },
}));

test("a broken shell says 'Unexpected Application Error!' and offers to reload (SPEC.md §8)", async () => {
  // React and the router report what a boundary has caught
  for (const method of ['error', 'warn'] as const) jest.spyOn(console, method).mockImplementation(() => undefined);
  const data = { remotes: [], store: {} as Store, public_url: 'https://shop.example' }; // nothing of the store is shown
  const loader = { loadPages: () => Promise.reject(new Error('none')), forgetRemote: () => undefined };
  const router = createBrowserRouter(createRoutes({ data, queryClient: createQueryClient(), loader }));
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeEnabled();
  expect(screen.queryByText(/the shell is broken/)).toBeNull();
});
