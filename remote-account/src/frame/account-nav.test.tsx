import { renderPage } from '@tessera/shared/testing';
import { screen, within } from '@testing-library/react';
import { AccountNav } from './account-nav';

test('leads to every page of the account, and says which one this is', () => {
  renderPage(<AccountNav />, { url: '/account/security' });
  const links = within(screen.getByRole('navigation', { name: 'Your account' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual(
    [
      ['Profile', '/account', null],
      ['Orders', '/orders', null],
      ['Store credit', '/account/store-credit', null],
      ['Pay later', '/account/pay-later', null],
      ['Addresses', '/account/addresses', null],
      ['Security', '/account/security', 'page'],
      ['Privacy', '/account/privacy', null],
    ],
  );
});
