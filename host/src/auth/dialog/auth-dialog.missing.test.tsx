import { act, screen } from '@testing-library/react';
import { emit } from '@tessera/shared/events';
import { renderShell } from '../../testing/render-shell';
import { AuthDialogHost } from './auth-dialog-host';

// what does not arrive is asked for twice
let mockFailures = 2;
jest.mock('./auth-dialog', () => {
  if (mockFailures-- > 0) throw new Error('Loading chunk auth-dialog failed');
  return jest.requireActual('./auth-dialog');
});

test('where the dialog does not arrive, whoever asked for it is led to its page, and may ask again', async () => {
  const { router } = renderShell(<AuthDialogHost />, { url: '/products' });
  act(() => emit('sign-in-requested', { tab: 'create-account' }));
  expect(await screen.findByText('at /auth/signup')).toBeVisible();
  await act(() => router.navigate('/products'));
  act(() => emit('sign-in-requested', {}));
  expect(await screen.findByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
});
