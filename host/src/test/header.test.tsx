import { act, screen } from '@testing-library/react';
import { pressEscape } from '@tessera/shared/testing';
import { renderShop } from './shop';

test('the header opens the sign-in dialog: Login and Sign Up', async () => {
  const { user } = await renderShop();
  await user.click(screen.getByRole('link', { name: 'Login' }));
  expect(await screen.findByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
  act(() => pressEscape(screen.getByRole<HTMLDialogElement>('dialog')));
  await user.click(screen.getByRole('link', { name: 'Sign Up' }));
  expect(await screen.findByRole('dialog', { name: 'Create Account' })).toBeVisible();
});
