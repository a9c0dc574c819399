import { screen } from '@testing-library/react';
import { renderPage } from '@tessera/shared/testing';
import { store } from '../testing/navigation';
import AuthLayout from './auth-layout';

test('the sign-in screens lead back to the shop', async () => {
  renderPage(
    <AuthLayout remotes={[]} store={store}>
      <h1>Login</h1>
    </AuthLayout>,
    { url: '/auth/login' },
  );
  expect(await screen.findByRole('link', { name: 'Kiln & Oak' })).toHaveAttribute('href', '/');
});
