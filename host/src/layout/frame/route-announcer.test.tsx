import { act, screen, waitFor } from '@testing-library/react';
import { renderPage } from '@tessera/shared/testing';
import { RouteAnnouncer } from './route-announcer';
import { CONTENT_ID } from './skip-link';

const page = (
  <>
    <main id={CONTENT_ID} tabIndex={-1} />
    <RouteAnnouncer />
  </>
);

test('a page reached by a link is announced by its title and gets the focus', async () => {
  const { router } = renderPage(page);
  const main = await screen.findByRole('main');
  expect(main).not.toHaveFocus();
  document.title = 'Lighting | Kiln & Oak';
  await act(() => router.navigate('/products/category/lighting'));
  expect(main).toHaveFocus();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Lighting | Kiln & Oak'));
});

test('a filter leaves the focus where it is', async () => {
  const { router } = renderPage(page, { url: '/products' });
  const main = await screen.findByRole('main');
  await act(() => router.navigate('/products?in_stock=true'));
  expect(main).not.toHaveFocus();
});

test('while a page is being loaded its title is not said, but when it is there', async () => {
  document.title = 'Home | Kiln & Oak';
  const { router } = renderPage(page);
  const main = await screen.findByRole('main');
  jest.useFakeTimers();
  main.innerHTML = '<div aria-busy="true"></div>';
  await act(() => router.navigate('/cart'));
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  main.innerHTML = '';
  await act(async () => {
    document.title = 'Cart | Kiln & Oak';
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(screen.getByRole('status')).toHaveTextContent('Cart | Kiln & Oak');
  jest.useRealTimers();
});

test('a page in another layout gets the focus, also where the code of that comes a moment later', async () => {
  const { router, container } = renderPage(<RouteAnnouncer />, { url: '/cart' });
  document.title = 'Checkout | Kiln & Oak';
  await act(() => router.navigate('/checkout'));
  expect(document.body).toHaveFocus();
  const main = document.createElement('main');
  main.id = CONTENT_ID;
  main.tabIndex = -1;
  container.append(main);
  await waitFor(() => expect(main).toHaveFocus());
  expect(screen.getByRole('status')).toHaveTextContent('Checkout | Kiln & Oak');
});
