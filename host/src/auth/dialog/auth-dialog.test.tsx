import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { emit } from '@tessera/shared/events';
import { pressEscape } from '@tessera/shared/testing';
import { renderShell } from '../../testing/render-shell';
import { AuthDialogHost } from './auth-dialog-host';

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog');
const field = (name: string) => within(dialog()).getByLabelText(name);
const button = (name: string) => within(dialog()).getByRole('button', { name });

/** The code of the dialog comes with the first opening. */
async function ask(tab: 'sign-in' | 'create-account' = 'sign-in') {
  act(() => emit('sign-in-requested', { tab }));
  await screen.findByRole('dialog');
}

async function open(tab?: 'sign-in' | 'create-account') {
  const view = renderShell(<AuthDialogHost />);
  await ask(tab);
  return view;
}

describe('docs/product.md §2, Sign In dialog', () => {
  test('has its title, text, fields and buttons', async () => {
    await open();
    expect(dialog()).toHaveAccessibleName('Welcome Back');
    expect(dialog()).toHaveAccessibleDescription('Sign in to your account to continue shopping');
    expect(field('Email')).toBeVisible();
    expect(field('Password')).toHaveAttribute('type', 'password');
    expect(field('Remember me')).toBeChecked();
    expect(button('Forgot password?')).toBeVisible();
    expect(button('Sign In')).toHaveAttribute('type', 'submit');
  });

  test('the password can be shown and hidden', async () => {
    const { user } = await open();
    await user.click(button('Show password'));
    expect(field('Password')).toHaveAttribute('type', 'text');
    await user.click(button('Hide password'));
    expect(field('Password')).toHaveAttribute('type', 'password');
  });

  test('Forgot password? goes to /auth/forgot-password, with what was typed as the address', async () => {
    const { user, router } = await open();
    await user.type(field('Email'), 'mara@example.com');
    await user.click(button('Forgot password?'));
    expect(screen.getByText('at /auth/forgot-password')).toBeVisible();
    expect(router.state.location.state).toEqual({ email: 'mara@example.com' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a page may ask for the other tab', async () => {
    await open('create-account');
    expect(dialog()).toHaveAccessibleName('Create Account');
  });
});

describe('docs/product.md §2, Create Account dialog', () => {
  test('has its title and text, with the store’s name', async () => {
    await open('create-account');
    expect(dialog()).toHaveAccessibleName('Create Account');
    expect(dialog()).toHaveAccessibleDescription('Join Kiln & Oak and start shopping today');
  });

  test('has its fields and its button', async () => {
    await open('create-account');
    const names = ['First Name', 'Last Name', 'Username', 'Email', 'Password', 'Confirm Password'];
    const inputs = within(dialog()).getByRole<HTMLFormElement>('form').elements;
    expect([...inputs].filter((input) => input.matches('input:not([type=checkbox])'))).toEqual(names.map(field));
    expect(field('I agree to the Terms of Service and Privacy Policy')).not.toBeChecked();
    expect(button('Create Account')).toHaveAttribute('type', 'submit');
  });

  test('what one agrees to can be read without losing what was typed', async () => {
    await open('create-account');
    for (const [name, path] of [
      ['Terms of Service', '/terms'],
      ['Privacy Policy', '/privacy'],
    ] as const) {
      const link = within(dialog()).getByRole('link', { name });
      expect(link).toHaveAttribute('href', path);
      expect(link).toHaveAttribute('target', '_blank');
    }
  });
});

describe('password managers know every field', () => {
  const expectAutocomplete = (expected: Record<string, string>) => {
    for (const [name, token] of Object.entries(expected)) expect(field(name)).toHaveAttribute('autocomplete', token);
  };

  test('of signing in', async () => {
    await open();
    expectAutocomplete({ Email: 'username', Password: 'current-password' });
  });

  test('of signing up, where the address is what one signs in with', async () => {
    await open('create-account');
    expectAutocomplete({
      'First Name': 'given-name',
      'Last Name': 'family-name',
      Username: 'nickname',
      Email: 'username',
      Password: 'new-password',
      'Confirm Password': 'new-password',
    });
  });
});

describe('a real dialog', () => {
  test('opened by the visitor it has the focus on its first field', async () => {
    await open();
    await waitFor(() => expect(field('Email')).toHaveFocus());
  });

  test('closes by Escape', async () => {
    await open();
    act(() => pressEscape(dialog()));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('closes by ✕', async () => {
    const { user } = await open();
    await user.click(button('Close'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('closes by a press on the backdrop, not by one inside of it', async () => {
    const { user } = await open();
    await user.click(field('Email'));
    expect(dialog()).toBeVisible();
    // prevented: else the press would take the focus that goes back to where it was
    expect(fireEvent.mouseDown(dialog())).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('closes when the page that it was opened over is left', async () => {
    const { router } = await open();
    await act(() => router.navigate('/products'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('an e-mail that was typed is there on the other tab; arrow keys change tabs', async () => {
    const { user } = await open();
    await user.type(field('Email'), 'mara@example.com');
    await user.click(screen.getByRole('tab', { name: 'Create Account' }));
    expect(field('Email')).toHaveValue('mara@example.com');
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Sign In' })).toHaveFocus();
    expect(dialog()).toHaveAccessibleName('Welcome Back');
  });
});
