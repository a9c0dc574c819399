import { renderPage } from '@tessera/shared/testing';
import { screen, within } from '@testing-library/react';
import { on } from '@tessera/shared/events';
import { remotes, store } from '../../testing/navigation';
import CheckoutLayout from './checkout-layout';

function renderLayout() {
  return renderPage(
    <CheckoutLayout remotes={remotes} store={store}>
      <h1>Checkout</h1>
    </CheckoutLayout>,
    { url: '/checkout' },
  );
}

test('leads home, back to the cart and to help, and to nothing else', async () => {
  renderLayout();
  const banner = await screen.findByRole('banner');
  expect(
    within(banner)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Kiln & Oak', 'Help', 'Back to cart']);
  expect(screen.getByRole('link', { name: 'Back to cart' })).toHaveAttribute('href', '/cart');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Company' })).toBeNull();
});

test('help opens over the checkout, and texts in another tab: what is typed stays', async () => {
  const asked = jest.fn();
  const off = on('contact-requested', asked);
  const { user } = renderLayout();
  await user.click(await screen.findByRole('link', { name: 'Help' }));
  expect(asked).toHaveBeenCalledTimes(1);
  off();
  const texts = within(screen.getByRole('contentinfo')).getAllByRole('link');
  for (const link of texts.slice(0, 4)) expect(link).toHaveAttribute('target', '_blank');
  expect(texts[0]).toHaveAttribute('href', '/shipping');
});
