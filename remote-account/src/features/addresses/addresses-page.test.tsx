import { on } from '@tessera/shared/events';
import { problem, renderPage, type MockCall, type MockHandler } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { address, profile, store } from '../../testing/fixtures';
import { Page } from './addresses-page';

const berlin = address({
  id: 'address-2',
  company: 'Ofen GmbH',
  line1: 'Ofenweg 2',
  postal_code: '10115',
  city: 'Berlin',
  region: '',
  country: 'DE',
  phone: '+49 30 555',
  is_default_shipping: false,
  is_default_billing: false,
});

function renderAddresses(api: Record<string, MockHandler> = {}, url = '/account/addresses') {
  return renderPage(<Page />, {
    url,
    session: {},
    api: {
      'GET users/me': profile(),
      'GET store': store(),
      'GET delivery/countries': { countries: ['DE', 'HK', 'IE', 'JP', 'US'] },
      'GET users/me/addresses': { items: [address(), berlin] },
      ...api,
    },
  });
}

type User = ReturnType<typeof renderAddresses>['user'];

const field = (name: string) => screen.getByLabelText(name);

async function fill(user: User, label: string, text: string) {
  await user.clear(field(label));
  if (text) await user.type(field(label), text);
}

const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save address' }));

async function openForm(user: User, name: RegExp | string) {
  await user.click(await screen.findByRole('link', { name }));
  await screen.findByLabelText('Country');
}

describe('the list', () => {
  test('shows every address as its country writes it, with what it is the default for', async () => {
    renderAddresses();
    const [home, work] = await screen.findAllByRole('listitem');
    expect(home).toHaveTextContent(/Ada Lane.*1 Kiln Lane.*Beverly Hills, CA 90210.*United States/);
    expect(home).toHaveTextContent('Default for delivery');
    expect(home).toHaveTextContent('Default for billing');
    expect(work).toHaveTextContent(/Ofen GmbH.*Ofenweg 2.*10115 Berlin.*Germany.*\+49 30 555/);
    expect(work).not.toHaveTextContent('Default');
  });

  test('says that it is loading in the places of the rows to come', () => {
    renderAddresses({ 'GET users/me/addresses': () => new Promise(() => undefined) });
    expect(screen.getByRole('status', { name: 'Loading your addresses' })).toHaveAttribute('aria-busy', 'true');
  });

  test('offers another try after a failure', async () => {
    let isDown = true;
    const { user } = renderAddresses({
      'GET users/me/addresses': () => (isDown ? problem(400, {}) : { items: [berlin] }),
    });
    expect(await screen.findByText('Your addresses could not be loaded')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ofen GmbH')).toBeVisible();
  });

  test('says why there is nothing yet, and what next', async () => {
    renderAddresses({ 'GET users/me/addresses': { items: [] } });
    expect(await screen.findByText('You have no address yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add address' })).toHaveAttribute('href', '/account/addresses?address=new');
  });

  test('with 20 addresses it says that there is no room for more', async () => {
    const items = Array.from({ length: 20 }, (_, index) => address({ id: `address-${index}` }));
    renderAddresses({ 'GET users/me/addresses': { items } });
    expect(await screen.findByText(/You have 20 addresses/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Add address' })).toBeNull();
  });

  test('a visitor without a session is invited in, and the page stays what it is', async () => {
    const asked = jest.fn();
    const off = on('sign-in-requested', asked);
    const url = '/account/addresses?address=new';
    const { user, router } = renderPage(<Page />, { url, api: { 'GET store': store() } });
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    off();
    expect(asked).toHaveBeenCalledTimes(1);
    expect(router.state.location.pathname + router.state.location.search).toBe(url);
  });
});

describe('adding', () => {
  async function renderEmptyForm(api: Record<string, MockHandler> = {}) {
    const items: object[] = [];
    const view = renderAddresses({
      'GET users/me/addresses': () => ({ items }),
      'POST users/me/addresses': ({ body }: MockCall) => {
        const saved = { ...address(), ...Object(body), id: 'address-9', is_default_shipping: true };
        items.push(saved);
        return saved;
      },
      ...api,
    });
    await openForm(view.user, 'Add address');
    return view;
  }

  test('begins with the shopper’s name in the store’s country', async () => {
    await renderEmptyForm();
    expect(screen.getByRole('heading', { name: 'Add an address' })).toHaveFocus();
    expect(field('Country')).toHaveValue('US');
    expect(field('First name')).toHaveValue('Ada');
    expect(field('Last name')).toHaveValue('Lane');
  });

  test('saves what was typed, shows it in the list and gives the focus to it', async () => {
    const { user, calls, router } = await renderEmptyForm();
    await fill(user, 'Street and number', ' 1 Kiln Lane ');
    await fill(user, 'ZIP code', '902101234');
    await fill(user, 'City', 'Beverly Hills');
    await user.selectOptions(field('State'), 'California');
    await save(user);
    expect(await screen.findByText('1 Kiln Lane')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('link', { name: /^Edit/ })).toHaveFocus());
    expect(router.state.location.search).toBe('');
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      first_name: 'Ada',
      last_name: 'Lane',
      company: '',
      line1: '1 Kiln Lane',
      line2: '',
      postal_code: '90210-1234',
      city: 'Beverly Hills',
      region: 'CA',
      country: 'US',
      phone: '',
      is_default_shipping: false,
      is_default_billing: false,
    });
  });

  test('asks for what the country needs, in its own words', async () => {
    const { user } = await renderEmptyForm();
    await user.selectOptions(field('Country'), 'Japan');
    expect(field('Prefecture')).toBeVisible();
    await user.selectOptions(field('Country'), 'Ireland');
    expect(field('Eircode (optional)')).toBeVisible();
    expect(field('County (optional)')).toBeVisible();
    await user.selectOptions(field('Country'), 'Hong Kong SAR China');
    expect(screen.queryByLabelText(/code/)).toBeNull();
  });

  test('tells every wrong field its message, and takes it away when the field is edited', async () => {
    const { user, calls } = await renderEmptyForm();
    await fill(user, 'ZIP code', '9021');
    await save(user);
    expect(await screen.findByText('Address is required')).toBeVisible();
    expect(field('Street and number')).toHaveFocus();
    expect(field('ZIP code')).toHaveAccessibleDescription('ZIP code is not valid, it is written like 12345');
    expect(field('State')).toHaveAccessibleDescription('State is required');
    await fill(user, 'Street and number', 'x');
    expect(field('Street and number')).not.toHaveAttribute('aria-invalid');
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  test('puts the server’s message on its field and the focus there', async () => {
    const { user } = await renderEmptyForm({
      'POST users/me/addresses': problem(422, { code: 'validation.failed', errors: { city: ['No such city'] } }),
    });
    await user.selectOptions(field('Country'), 'Hong Kong SAR China');
    await fill(user, 'Street and number', '1 Kiln Lane');
    await fill(user, 'City', 'Nowhere');
    await save(user);
    expect(await screen.findByText('No such city')).toBeVisible();
    expect(field('City')).toHaveFocus();
    expect(field('City')).toHaveValue('Nowhere');
  });

  test('what was typed is there again after a session that expired, and gone once it was cancelled', async () => {
    const { user, unmount } = await renderEmptyForm();
    await user.selectOptions(field('Country'), 'Germany');
    await fill(user, 'Street and number', 'Ofenweg 2');
    unmount();
    const again = renderAddresses({}, '/account/addresses?address=new');
    await waitFor(() => expect(screen.getByLabelText('Street and number')).toHaveValue('Ofenweg 2'));
    expect(field('Country')).toHaveValue('DE');
    expect(field('Postal code')).toBeVisible();
    await again.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await openForm(again.user, 'Add address');
    expect(field('Street and number')).toHaveValue('');
  });
});

describe('editing', () => {
  test('offers the countries that goods are sent to, beside the one that the address is in', async () => {
    const vienna = { ...berlin, country: 'AT', postal_code: '1010', city: 'Wien' };
    const { user } = renderAddresses({ 'GET users/me/addresses': { items: [address(), vienna] } });
    const offered = async (name: RegExp): Promise<(string | null)[]> => {
      await openForm(user, name);
      const options = within(field('Country')).getAllByRole('option');
      await user.click(screen.getByRole('button', { name: 'Cancel' }));
      return options.map(({ textContent }) => textContent);
    };
    expect(await offered(/^Edit 1 Kiln Lane/)).not.toContain('Austria');
    expect(await offered(/^Edit Ofenweg/)).toEqual(expect.arrayContaining(['Austria', 'Germany']));
  });

  test('is reached, done and left by keyboard alone', async () => {
    let items = [address(), berlin];
    const { user, calls } = renderAddresses({
      'GET users/me/addresses': () => ({ items }),
      'PATCH users/me/addresses/:id': ({ body }: MockCall) => {
        items = [address(), { ...berlin, ...Object(body), version: 6 }];
        return items[1];
      },
    });
    (await screen.findByRole('link', { name: 'Edit Ofenweg 2, Berlin' })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Edit address' })).toHaveFocus());
    while (document.activeElement !== field('Street and number')) await user.tab();
    await user.keyboard('{Control>}a{/Control}Ofenweg 3{Enter}');
    expect(await screen.findByText('Ofenweg 3')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Edit Ofenweg 3, Berlin' })).toHaveFocus());
    expect(calls.find(({ method }) => method === 'PATCH')).toMatchObject({
      params: { id: 'address-2' },
      body: { line1: 'Ofenweg 3', postal_code: '10115', version: 5 },
    });
  });

  test('the default is not taken away, only given to another address', async () => {
    const { user } = renderAddresses();
    await openForm(user, /^Edit 1 Kiln Lane/);
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await openForm(user, /^Edit Ofenweg/);
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  });

  test('a default that was given to an address is no other’s any more', async () => {
    let isSaved = false;
    const { user } = renderAddresses({
      // what is known at once must not wait for the list to be read again
      'GET users/me/addresses': () => (isSaved ? new Promise(() => undefined) : { items: [address(), berlin] }),
      'PATCH users/me/addresses/:id': () => {
        isSaved = true;
        return { ...berlin, is_default_shipping: true };
      },
    });
    await openForm(user, /^Edit Ofenweg/);
    await user.click(field('Deliver here unless I choose another address'));
    await save(user);
    const [home, work] = await screen.findAllByRole('listitem');
    expect(home).not.toHaveTextContent('Default for delivery');
    expect(work).toHaveTextContent('Default for delivery');
  });

  test('an edit that came too late shows the present state, loses nothing and is saved only when asked again', async () => {
    let present = berlin;
    const { user, calls } = renderAddresses({
      'GET users/me/addresses': () => ({ items: [address(), present] }),
      'PATCH users/me/addresses/:id': ({ body }: MockCall) => {
        const { version, ...values } = Object(body);
        if (version !== present.version) return problem(409, { code: 'conflict' });
        return (present = { ...present, ...values, version: version + 1 });
      },
    });
    await openForm(user, /^Edit Ofenweg/);
    await fill(user, 'Street and number', 'Ofenweg 3');
    present = { ...berlin, line1: 'Ofenweg 7', city: 'Potsdam', version: 8 };
    await save(user);
    expect(await screen.findByText('Street and number: saved is “Ofenweg 7”, yours is “Ofenweg 3”')).toBeVisible();
    expect(field('Street and number')).toHaveValue('Ofenweg 3');
    expect(field('City')).toHaveValue('Potsdam');
    await save(user);
    expect(await screen.findByText('Ofenweg 3')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'PATCH').at(-1)).toMatchObject({
      body: { line1: 'Ofenweg 3', city: 'Potsdam', version: 8 },
    });
  });

  test('of an address that was deleted meanwhile loses nothing: it is added as a new one', async () => {
    const { user, calls } = renderAddresses({
      'PATCH users/me/addresses/:id': problem(404, { code: 'users.address_not_found' }),
      'POST users/me/addresses': { ...berlin, id: 'address-3', line1: 'Ofenweg 3' },
    });
    await openForm(user, /^Edit Ofenweg/);
    await fill(user, 'Street and number', 'Ofenweg 3');
    await save(user);
    expect(await screen.findByText(/This address was deleted elsewhere/)).toBeVisible();
    await save(user);
    // the list is there again, with what the server has made of it
    expect(await screen.findByRole('heading', { name: 'Saved addresses' })).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ line1: 'Ofenweg 3' });
  });

  test('of an address that is not there says so', async () => {
    const { user } = renderAddresses({}, '/account/addresses?address=gone');
    expect(await screen.findByText('This address is not there any more')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to your addresses' }));
    expect(await screen.findByText('Ofen GmbH')).toBeVisible();
  });
});

describe('deleting', () => {
  async function ask(api: Record<string, MockHandler>) {
    const view = renderAddresses(api);
    await view.user.click(await screen.findByRole('button', { name: 'Delete Ofenweg 2, Berlin' }));
    return { ...view, dialog: within(screen.getByRole('dialog')) };
  }

  test('asks first, says which one, and then moves the focus to the list', async () => {
    let items = [address(), berlin];
    const { user, dialog } = await ask({
      'GET users/me/addresses': () => ({ items }),
      'DELETE users/me/addresses/:id': ({ params }: MockCall) => {
        items = items.filter(({ id }) => id !== params['id']);
        return undefined;
      },
    });
    expect(dialog.getByText('Ofenweg 2')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete address' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Saved addresses' })).toHaveFocus());
  });

  test('keeps the address when it is not wanted', async () => {
    const { user, dialog, calls } = await ask({});
    await user.click(dialog.getByRole('button', { name: 'Keep it' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  });

  test('says why it did not work', async () => {
    const { user, dialog } = await ask({ 'DELETE users/me/addresses/:id': problem(400, { message: 'Not today' }) });
    await user.click(dialog.getByRole('button', { name: 'Delete address' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Not today');
  });
});
