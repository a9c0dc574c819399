import type { SecondFactor } from '@tessera/shared/contract';
import { hearToasts, problem, type MockHandler } from '@tessera/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderSecurity } from '../testing/render-security';

const FACTOR = 'users/me/second-factor';
const OFF: SecondFactor = { is_on: false, turned_on_at: null, recovery_codes_left: 0 };
const ON: SecondFactor = { is_on: true, turned_on_at: '2026-11-21T12:00:00Z', recovery_codes_left: 9 };
const CODES = ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh'];
const SECRET = { secret: 'GEZDGNBVGY3TQOJQ', otpauth_url: 'otpauth://totp/Shop:ada?secret=GEZDGNBVGY3TQOJQ' };

const texts = hearToasts();

const title = () => screen.getByRole('heading', { name: 'Two-factor sign-in' });
const inSection = async () => {
  // until it is known whose page it is, another section keeps its place
  await screen.findByRole('button', { name: 'Change password' });
  const section = await screen.findByRole('region', { name: 'Two-factor sign-in' });
  return within(section);
};

describe('turning two-factor sign-in on', () => {
  /** The server as it is: on from the first right code. */
  function server(): Record<string, MockHandler> {
    let factor = OFF;
    return {
      [`GET ${FACTOR}`]: () => factor,
      [`POST ${FACTOR}`]: SECRET,
      [`POST ${FACTOR}/confirm`]: () => {
        factor = { ...ON, recovery_codes_left: 10 };
        return { recovery_codes: CODES, message: 'It is on.' };
      },
    };
  }
  async function begin(api: Record<string, MockHandler> = {}) {
    const view = renderSecurity({ ...server(), ...api });
    const section = await inSection();
    await view.user.click(await section.findByRole('button', { name: 'Turn on' }));
    await waitFor(() => expect(section.getByLabelText('Password')).toHaveFocus());
    await view.user.keyboard('Kiln2Oak{Enter}');
    return { ...view, section };
  }

  test('asks for the password, shows the secret as picture, link and text, then the codes, by keyboard alone', async () => {
    const { user, section, calls } = await begin();
    await waitFor(() => expect(section.getByLabelText('Code')).toHaveFocus());
    expect(section.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    expect(section.getByRole('link', { name: /Open it in an app/ })).toHaveAttribute('href', SECRET.otpauth_url);
    expect(section.getByText('GEZD GNBV GY3T QOJQ')).toBeVisible();
    expect(section.getByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code');
    await user.keyboard('123 456{Enter}');
    await waitFor(() => expect(section.getByRole('heading', { name: 'Your recovery codes' })).toHaveFocus());
    expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
    expect(texts).toEqual(['It is on.']);
    const sent = calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
    expect(sent).toEqual([
      [FACTOR, { password: 'Kiln2Oak' }],
      [`${FACTOR}/confirm`, { code: '123 456' }],
    ]);
  });

  test('the codes stay whatever the server says meanwhile, until they are kept', async () => {
    const { user, section, queryClient } = await begin();
    await waitFor(() => expect(section.getByLabelText('Code')).toHaveFocus());
    await user.keyboard('123456{Enter}');
    await section.findByText(CODES[0] ?? '');
    await act(() => queryClient.invalidateQueries());
    expect(section.getByText(CODES[0] ?? '')).toBeVisible();
    await user.click(section.getByRole('button', { name: 'I have kept them' }));
    expect(await section.findByText(/10 recovery codes are left/)).toBeVisible();
    expect(title()).toHaveFocus();
    expect(section.getByRole('button', { name: 'Turn off' })).toBeVisible();
  });

  test('a wrong password and a wrong code say so at their fields', async () => {
    const answers = [problem(422, { errors: { password: ['The password is wrong'] } }), SECRET];
    const { user, section } = await begin({
      [`POST ${FACTOR}`]: () => answers.shift() ?? SECRET,
      [`POST ${FACTOR}/confirm`]: problem(422, { code: 'auth.code_wrong', errors: { code: ['This code is wrong'] } }),
    });
    await waitFor(() =>
      expect(section.getByLabelText('Password')).toHaveAccessibleDescription('The password is wrong'),
    );
    await user.keyboard('{Enter}');
    await waitFor(() => expect(section.getByLabelText('Code')).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(section.getByLabelText('Code')).toHaveAccessibleDescription(/Code is required/));
    await user.keyboard('000000{Enter}');
    await waitFor(() => expect(section.getByLabelText('Code')).toHaveAccessibleDescription(/This code is wrong/));
    expect(section.getByLabelText('Code')).toHaveValue('000000');
  });

  test('can be left, and the focus goes back to its button', async () => {
    const { user, section } = await begin();
    await waitFor(() => expect(section.getByLabelText('Code')).toHaveFocus());
    await user.click(section.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(section.getByRole('button', { name: 'Turn on' })).toHaveFocus());
  });
});

describe('two-factor sign-in that is on', () => {
  async function open(button: string, api: Record<string, MockHandler> = {}) {
    let factor = ON;
    const view = renderSecurity({
      [`GET ${FACTOR}`]: () => factor,
      [`POST ${FACTOR}/turn-off`]: () => {
        factor = OFF;
        return { message: 'It is off.' };
      },
      [`POST ${FACTOR}/recovery-codes`]: () => {
        factor = { ...ON, recovery_codes_left: 10 };
        return { recovery_codes: CODES, message: 'New ones.' };
      },
      ...api,
    });
    const section = await inSection();
    await view.user.click(await section.findByRole('button', { name: button }));
    await waitFor(() => expect(section.getByLabelText('Password')).toHaveFocus());
    await view.user.keyboard('Kiln2Oak');
    await view.user.type(section.getByLabelText('Code'), '123456{Enter}');
    return { ...view, section };
  }

  test('says since when, and how many codes are left', async () => {
    renderSecurity({ [`GET ${FACTOR}`]: ON });
    const section = await inSection();
    expect(await section.findByText(/On since .*November 21, 2026.*9 recovery codes are left/)).toBeVisible();
  });

  test('is turned off with password and code', async () => {
    const { section, calls } = await open('Turn off');
    expect(await section.findByRole('button', { name: 'Turn on' })).toBeVisible();
    expect(texts).toEqual(['It is off.']);
    expect(title()).toHaveFocus();
    expect(calls.find(({ path }) => path === `${FACTOR}/turn-off`)?.body).toEqual({
      password: 'Kiln2Oak',
      code: '123456',
    });
  });

  test('gives new codes, which can be copied and downloaded', async () => {
    const { user, section } = await open('New recovery codes');
    expect(await section.findByText(CODES[1] ?? '')).toBeVisible();
    await user.click(section.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(`${CODES.join('\n')}\n`);
    expect(texts).toEqual(['Recovery codes copied']);
    const made: Blob[] = [];
    URL.createObjectURL = (file: Blob) => `blob:${made.push(file)}`;
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await user.click(section.getByRole('button', { name: 'Download' }));
    expect(click.mock.contexts).toEqual([expect.objectContaining({ download: 'recovery-codes.txt' })]);
    expect(made[0]?.size).toBe(`${CODES.join('\n')}\n`.length);
    click.mockRestore();
    await user.click(section.getByRole('button', { name: 'I have kept them' }));
    expect(await section.findByText(/10 recovery codes are left/)).toBeVisible();
  });

  test('that did not arrive leaves the rest alone and is asked for again', async () => {
    let isDown = true;
    const { user } = renderSecurity({ [`GET ${FACTOR}`]: () => (isDown ? problem(400, {}) : ON) });
    const section = await inSection();
    await section.findByText('Your two-factor sign-in could not be loaded');
    expect(screen.getByRole('button', { name: 'Change password' })).toBeVisible();
    isDown = false;
    await user.click(section.getByRole('button', { name: 'Try again' }));
    expect(await section.findByText(/9 recovery codes are left/)).toBeVisible();
  });
});
