import { screen } from '@testing-library/react';
import { renderPage } from '@tessera/shared/testing';
import { QueryClient } from '@tessera/shared/vendor/query';
import type { Store } from '@tessera/shared/contract';
import { notFoundPage, PageSkeleton, RemoteFailure } from './index';

test("an unknown address says 'Oops! Page Not Found' (SPEC.md §2) and answers 404", async () => {
  const { Page, meta } = notFoundPage;
  renderPage(<Page />, { url: '/nowhere' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Oops! Page Not Found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/');
  const store = {} as Store; // the page's meta data reads nothing of it
  const url = new URL('https://shop.example/nowhere');
  expect(meta?.({ queryClient: new QueryClient(), params: {}, url, store })).toMatchObject({
    status: 404,
    robots: 'noindex',
  });
});

test('a failed part of the shop offers another try and the way home', async () => {
  const onRetry = jest.fn();
  const { user } = renderPage(<RemoteFailure remote="cart" onRetry={onRetry} />);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Go to Homepage' })).toBeInTheDocument();
});

test('a page whose code is on its way says so', async () => {
  renderPage(<PageSkeleton />);
  expect(await screen.findByRole('status')).toHaveTextContent('Loading');
});
