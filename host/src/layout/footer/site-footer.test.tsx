import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { on } from '@tessera/shared/events';
import { mockApi, problem, renderPage, startSession } from '@tessera/shared/testing';
import type { RenderPageOptions } from '@tessera/shared/testing';
import { createQueryClient } from '@tessera/shared/query';
import { QueryClientProvider } from '@tessera/shared/vendor/query';
import { RouterProvider, createBrowserRouter } from '@tessera/shared/vendor/router';
import { item, remote, remotes, store } from '../../testing/navigation';
import { SiteFooter } from './site-footer';

type Remotes = typeof remotes;

async function renderFooter({
  live = remotes,
  of = store,
  ...options
}: RenderPageOptions & { live?: Remotes; of?: typeof store } = {}) {
  const view = renderPage(<SiteFooter remotes={live} store={of} />, options);
  const footer = await screen.findByRole('contentinfo');
  await within(footer).findByRole('heading', { name: 'Stay Updated with Our Latest Offers' });
  return { ...view, footer };
}

const column = (name: string) => screen.getByRole('navigation', { name });
const linksOf = (name: string) =>
  within(column(name))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const withWishlist = [
  ...remotes,
  remote('wishes', [
    item('Wishlist', '/wishlist', 'header', { order: 5, sign_in_reason: 'Please login to view your wishlist!' }),
  ]),
];

describe('what the footer says (docs/product.md §2)', () => {
  test('promises exclusive deals, new products and special promotions', async () => {
    const { footer } = await renderFooter();
    for (const words of ['exclusive deals', 'new products', 'special promotions'])
      expect(footer).toHaveTextContent(words);
  });

  test("the newsletter has an e-mail field 'Enter your email address', a Subscribe button and the consent", async () => {
    const { footer } = await renderFooter();
    const input = within(footer).getByPlaceholderText('Enter your email address');
    expect(input).toHaveAttribute('type', 'email');
    expect(within(footer).getByRole('button', { name: 'Subscribe' })).toBeEnabled();
    expect(footer).toHaveTextContent(
      'By subscribing, you agree to our Privacy Policy and consent to receive updates from our company.',
    );
  });

  test('Company lists Home, Products, Account, Cart and Wishlist', async () => {
    await renderFooter({ live: withWishlist });
    expect(linksOf('Company')).toEqual([
      ['Home', '/'],
      ['Products', '/products'],
      ['Account', '/account'],
      ['Cart', '/cart'],
      ['Wishlist', '/wishlist'],
    ]);
  });

  test('the title of a column unfolds it on a phone, and folds it again', async () => {
    const { user } = await renderFooter();
    const title = within(column('Legal')).getByRole('button', { name: 'Legal' });
    expect(title).toHaveAttribute('aria-expanded', 'false');
    await user.click(title);
    expect(title).toHaveAttribute('aria-expanded', 'true');
    expect(within(column('Company')).getByRole('button')).toHaveAttribute('aria-expanded', 'false');
    await user.click(title);
    expect(title).toHaveAttribute('aria-expanded', 'false');
  });

  test('leads to no page that no live remote has', async () => {
    await renderFooter();
    expect(linksOf('Company').map(([name]) => name)).toEqual(['Home', 'Products', 'Account', 'Cart']);
  });

  test('Customer Service and Legal are real links', async () => {
    await renderFooter();
    expect(linksOf('Customer Service')).toEqual([
      ['Contact Us', '/contact'],
      ['FAQ', '/faq'],
      ['Shipping Info', '/shipping'],
      ['Returns & Exchanges', '/returns'],
      ['Size Guide', '/size-guide'],
    ]);
    expect(linksOf('Legal')).toEqual([
      ['Terms of Service', '/terms'],
      ['Privacy Policy', '/privacy'],
      ['Cookie Policy', '/cookies'],
      ['Accessibility', '/accessibility'],
      ['Imprint', '/imprint'],
    ]);
  });

  test('shows contact details, three payment badges, the year and the brand', async () => {
    const { footer } = await renderFooter();
    const { email, phone, address } = store.contact;
    expect(within(footer).getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    expect(within(footer).getByRole('link', { name: phone })).toHaveAttribute('href', 'tel:+15550100');
    expect(footer).toHaveTextContent(address);
    const badges = within(within(footer).getByRole('list', { name: 'Payment methods' })).getAllByRole('listitem');
    expect(badges.map((badge) => badge.textContent)).toEqual(['V', 'M', 'P']);
    const names = badges.map((badge) => badge.querySelector('abbr')?.title);
    expect(names).toEqual(['Visa', 'Mastercard', 'Pay later']);
    expect(footer).toHaveTextContent(`© ${new Date().getFullYear()} Kiln & Oak`);
  });

  test('shows the networks that the settings name', async () => {
    const networks = ['facebook', 'twitter', 'instagram', 'linkedin', 'youtube'] as const;
    const social = networks.map((network) => ({ network, url: `https://${network}.example/kiln` }));
    await renderFooter({ of: { ...store, social } });
    for (const name of ['Facebook', 'Twitter', 'Instagram', 'LinkedIn', 'YouTube']) {
      const link = screen.getByRole('link', { name });
      expect(link).toHaveAttribute('href', `https://${name.toLowerCase()}.example/kiln`);
    }
  });

  test('shows nothing for what the settings leave empty', async () => {
    const { footer } = await renderFooter({ of: { ...store, contact: { email: '', phone: '', address: '' } } });
    expect(within(footer).queryByRole('list', { name: 'Follow us' })).toBeNull();
    expect(footer.querySelector('[href^="mailto:"], [href^="tel:"]')).toBeNull();
  });
});

describe('its links', () => {
  test.each([
    ['Cart', 'Please login to view your cart!'],
    ['Wishlist', 'Please login to view your wishlist!'],
  ])('%s asks a visitor to sign in and stays (docs/product.md §4, §6)', async (name, message) => {
    const reasons: (string | undefined)[] = [];
    const off = on('sign-in-requested', ({ reason }) => reasons.push(reason));
    const { user, router } = await renderFooter({ live: withWishlist });
    await user.click(within(column('Company')).getByRole('link', { name }));
    expect(reasons).toEqual([message]);
    expect(router.state.location.pathname).toBe('/');
    off();
  });

  test('lead a signed-in visitor to the cart, and everybody to a text, without a new load', async () => {
    const { user, router } = await renderFooter({ session: {} });
    await user.click(within(column('Company')).getByRole('link', { name: 'Cart' }));
    expect(router.state.location.pathname).toBe('/cart');
    startSession(null);
    await user.click(within(column('Legal')).getByRole('link', { name: 'Privacy Policy' }));
    expect(router.state.location.pathname).toBe('/privacy');
  });
});

describe('the newsletter', () => {
  const input = () => screen.getByPlaceholderText('Enter your email address');
  const button = () => screen.getByRole('button', { name: 'Subscribe' });
  const message = 'Please check your mail and confirm your subscription.';

  test('sends the address and says in its place what comes next', async () => {
    const { user, calls } = await renderFooter({ api: { 'POST newsletter/subscriptions': { message } } });
    await user.type(input(), ' ada@example.com ');
    await user.click(button());
    expect(await screen.findByText(message)).toHaveAttribute('role', 'status');
    expect(calls.map(({ body }) => body)).toEqual([{ email: 'ada@example.com', website: '' }]);
    expect(input()).toHaveValue('');
  });

  test.each([
    ['', 'Email is required'],
    ['ada@', 'Email is invalid'],
  ])("says of '%s': %s", async (text, message) => {
    const { user, calls } = await renderFooter();
    if (text) await user.type(input(), text);
    await user.click(button());
    await waitFor(() => expect(input()).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(input()).toBeInvalid();
    expect(input()).toHaveFocus();
    expect(calls).toEqual([]);
    await user.type(input(), 'x');
    expect(input()).not.toHaveAttribute('aria-invalid');
    expect(screen.queryByText(message)).toBeNull();
  });

  test('keeps the address when the server cannot take it', async () => {
    const { user } = await renderFooter({
      api: { 'POST newsletter/subscriptions': problem(429, { message: 'Too many requests' }) },
    });
    await user.type(input(), 'ada@example.com{Enter}');
    expect(await screen.findByText('Too many requests')).toBeInTheDocument();
    expect(input()).toHaveValue('ada@example.com');
  });
});

test('leaves the HTML of the server as it is, and listens to it', async () => {
  mockApi({});
  startSession(null);
  const router = createBrowserRouter([{ path: '*', element: <SiteFooter remotes={[]} store={store} /> }]);
  const page = (
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
  const { container: made, unmount } = render(page);
  await screen.findByRole('heading', { name: 'Stay Updated with Our Latest Offers' });
  const container = document.createElement('div');
  container.innerHTML = made.innerHTML;
  unmount();
  document.body.append(container);
  // React would take this away if it made the content itself
  const heading = within(container).getByRole('heading', { name: 'Stay Updated with Our Latest Offers' });
  heading.setAttribute('data-from-server', '');
  const root = await act(async () => hydrateRoot(container, page));
  expect(heading).toBeInTheDocument();
  expect(heading).toHaveAttribute('data-from-server');
  await userEvent.click(within(container).getByRole('link', { name: 'FAQ' }));
  expect(router.state.location.pathname).toBe('/faq');
  act(() => root.unmount());
  container.remove();
});
