import { act, render, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter } from '@tessera/shared/vendor/router';
import { LanguageSwitch } from './language-switch';

test('is not there in a shop of one language', () => {
  history.replaceState(null, '', '/products');
  const router = createBrowserRouter([{ path: '*', element: <LanguageSwitch languages={['en']} /> }]);
  const { container } = render(<RouterProvider router={router} />);
  expect(container).toBeEmptyDOMElement();
});

test('its links stay the ones that were sent, so that a press of them counts, and get the whole query', async () => {
  history.replaceState(null, '', '/products?category=all&utm_source=mail');
  const router = createBrowserRouter([{ path: '*', element: <LanguageSwitch languages={['en', 'de']} /> }]);
  const page = <RouterProvider router={router} />;
  const { container: made, unmount } = render(page);
  const container = document.createElement('div');
  container.innerHTML = made.innerHTML.replaceAll('&amp;utm_source=mail', '');
  unmount();
  document.body.append(container);
  const sent = within(container).getAllByRole('link');
  const addresses = () => sent.map((link) => link.getAttribute('href'));
  expect(addresses()).toEqual(['/products?category=all', '/de/products?category=all']);
  const root = await act(async () => hydrateRoot(container, page));
  for (const link of sent) expect(link).toBeInTheDocument();
  expect(addresses()).toEqual(['/products?category=all&utm_source=mail', '/de/products?category=all&utm_source=mail']);
  await act(async () => router.navigate('/cart'));
  expect(addresses()).toEqual(['/cart', '/de/cart']);
  act(() => root.unmount());
  container.remove();
});
