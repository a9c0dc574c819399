import { hearToasts, problem, type MockCall, type MockHandler } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { session } from '../../testing/fixtures';
import { phone, renderSecurity } from './testing/render-security';

const tablet = session({ id: 'session-3', device: 'Chrome on Android', current: false });

const texts = hearToasts();

describe('the password', () => {
  async function openForm(api: Record<string, MockHandler> = {}) {
    const view = renderSecurity(api);
    await view.user.click(await screen.findByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveFocus());
    return view;
  }

  test('is changed by keyboard alone, and the other devices are said to be signed out', async () => {
    const { user, calls } = await openForm({ 'POST users/me/password': { message: 'Password changed.' } });
    expect(screen.getByText(/all your other devices are signed out/)).toBeVisible();
    await user.keyboard('Kiln2Oak');
    await user.tab();
    await user.tab();
    await user.keyboard('Kiln3Oak');
    await user.tab();
    await user.tab();
    await user.keyboard('Kiln3Oak{Enter}');
    await waitFor(() => expect(texts).toEqual(['Password changed. Your other devices are signed out.']));
    expect(screen.getByRole('button', { name: 'Change password' })).toHaveFocus();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      current_password: 'Kiln2Oak',
      password: 'Kiln3Oak',
    });
    const paths = calls.map(({ path }) => path);
    expect(paths.lastIndexOf('users/me/sessions')).toBeGreaterThan(paths.indexOf('users/me/password'));
  });

  test('has the rules of sign-up (docs/product.md §5)', async () => {
    const { user, calls } = await openForm();
    await user.type(screen.getByLabelText('New password'), 'kiln');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Current password is required')).toBeVisible();
    expect(screen.getByText('Password must be at least 8 characters')).toBeVisible();
    expect(screen.getByText('Passwords do not match')).toBeVisible();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  test('a wrong one is said on its field, and what was typed stays', async () => {
    const { user } = await openForm({
      'POST users/me/password': problem(422, { errors: { current_password: ['The password is wrong'] } }),
    });
    await user.type(screen.getByLabelText('Current password'), 'wrong');
    await user.type(screen.getByLabelText('New password'), 'Kiln3Oak');
    await user.type(screen.getByLabelText('Confirm new password'), 'Kiln3Oak');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('The password is wrong')).toBeVisible();
    expect(screen.getByLabelText('Current password')).toHaveFocus();
    expect(screen.getByLabelText('New password')).toHaveValue('Kiln3Oak');
  });

  test('tells a password manager whose it is', async () => {
    await openForm();
    expect(screen.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
    expect(document.querySelector('input[autocomplete=username]')).toHaveValue('ada@example.com');
  });
});

describe('the devices', () => {
  const rows = () => within(screen.getByRole('list')).getAllByRole('listitem');

  test('are shown with place and time, this one first', async () => {
    renderSecurity();
    await screen.findByRole('button', { name: 'Sign out Safari on iOS' });
    const [mine, other] = rows();
    expect(mine).toHaveTextContent(/Firefox on Windows.*This device.*Last seen.*203\.0\.113\.x/);
    expect(other).toHaveTextContent(/Safari on iOS.*Last seen.*198\.51\.100\.x/);
    expect(within(other as HTMLElement).getByRole('time')).toHaveAttribute('datetime', phone.last_used_at);
    expect(within(mine as HTMLElement).queryByRole('button')).toBeNull();
  });

  test('one is signed out, and the focus goes to the list', async () => {
    let items = [session(), phone, tablet];
    const { user } = renderSecurity({
      'GET users/me/sessions': () => ({ items }),
      'DELETE users/me/sessions/:id': ({ params }: MockCall) => {
        items = items.filter(({ id }) => id !== params['id']);
        return undefined;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iOS' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(texts).toEqual(['Safari on iOS is signed out']);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Where you are signed in' })).toHaveFocus());
  });

  test('all others are signed out at once', async () => {
    let items = [session(), phone, tablet];
    const { user } = renderSecurity({
      'GET users/me/sessions': () => ({ items }),
      'DELETE users/me/sessions': () => {
        items = [session()];
        return undefined;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Sign out all other devices' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(texts).toEqual(['All other devices are signed out']);
    expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).toBeNull();
  });

  test('one that could not be signed out stays, with a reason', async () => {
    const { user } = renderSecurity({ 'DELETE users/me/sessions/:id': problem(400, { message: 'Not today' }) });
    await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iOS' }));
    await waitFor(() => expect(texts).toEqual(['Not today']));
    expect(rows()).toHaveLength(2);
  });

  test('that did not arrive leave the password alone and are asked for again', async () => {
    let isDown = true;
    const { user } = renderSecurity({
      'GET users/me/sessions': () => (isDown ? problem(400, {}) : { items: [session()] }),
    });
    expect(await screen.findByText('Your devices could not be loaded')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change password' })).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Firefox on Windows')).toBeVisible();
  });
});
