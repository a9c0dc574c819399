import type { DeliveryChange, DeliveryPreview, DeliverySettings } from '@tessera/shared/contract';
import { hearToasts, problem, renderPage, storeSettings, type MockHandler } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { deliveryForStaff, deliveryZone, me } from '../../../testing/settings-fixtures';
import { Page } from './delivery-page';

const toasts = hearToasts();

const PRICE: DeliveryChange = {
  kind: 'price',
  countries: ['US'],
  postal_codes: [],
  method: { en: 'Standard delivery', de: 'Standardversand' },
  from_grams: 0,
  up_to_grams: 2000,
  before: 590,
  after: 800,
  days_before: null,
  days_after: null,
};
const nothing: DeliveryPreview = { changes: [], warnings: [] };

/** As the API answers what it has kept: each zone has an id. */
function kept(body: unknown): object {
  const { zones, cut_off_hour } = body as Pick<DeliverySettings, 'zones' | 'cut_off_hour'>;
  return { cut_off_hour, zones: zones.map((zone, index) => ({ ...zone, id: `zone-${index}` })) };
}

function renderDelivery(api: Record<string, MockHandler> = {}) {
  return renderPage(<Page />, {
    path: '/admin/settings/delivery',
    url: '/admin/settings/delivery',
    session: { role: 'ADMIN' },
    api: {
      'GET admin/me': me(),
      'GET store': storeSettings(),
      'GET admin/delivery': deliveryForStaff(),
      'POST admin/delivery/preview': nothing,
      'PUT admin/delivery': ({ body }: { body: unknown }) => ({ ...deliveryForStaff(), ...kept(body), version: 4 }),
      ...api,
    },
  });
}

const put = (calls: { method: string; body: unknown }[]) =>
  calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
const card = (name: string) => screen.findByRole('region', { name });
const save = () => screen.getByRole('button', { name: 'Save' });

test('shows each zone in words, and fields once it is opened', async () => {
  const { user } = renderDelivery();
  const home = within(await card('Home'));
  expect(home.getByText('Your own country. United States')).toBeInTheDocument();
  expect(
    home.getByText('Standard delivery, 3 to 5 working days: $5.90 up to 2 kg, $19.00 above that, free from $150.00'),
  ).toBeInTheDocument();
  await user.click(home.getByRole('button', { name: 'Change Home' }));
  expect(home.getByLabelText('Free of charge from (USD)')).toHaveValue('150.00');
  expect(home.getAllByLabelText('Up to (kg)').map((field) => (field as HTMLInputElement).value)).toEqual(['2', '']);
});

test('a price is saved after it was said what orders will pay, with the version that was read', async () => {
  const { user, calls } = renderDelivery({ 'POST admin/delivery/preview': { changes: [PRICE], warnings: [] } });
  const home = within(await card('Home'));
  await user.click(home.getByRole('button', { name: 'Change Home' }));
  const [price] = home.getAllByLabelText('Price (USD)');
  await user.clear(price as HTMLElement);
  await user.type(price as HTMLElement, '8');
  await user.click(save());
  const dialog = within(await screen.findByRole('dialog', { name: 'What changes' }));
  expect(
    dialog.getByText('Orders to United States will pay $8.00 instead of $5.90 for Standard delivery (up to 2 kg)'),
  ).toBeInTheDocument();
  expect(put(calls)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts).toEqual(['The delivery settings were saved']));
  expect(put(calls)).toMatchObject([
    {
      version: 3,
      confirmed: true,
      cut_off_hour: 14,
      zones: [{ methods: [{ prices: [{ price: 800 }, { price: 1900 }] }] }, {}],
    },
  ]);
});

test('the hour until which orders are packed is one of the store’s clock, which is named', async () => {
  renderDelivery({ 'GET store': { ...storeSettings(), time_zone: 'Asia/Tokyo' } });
  const field = await screen.findByLabelText('Packed the same day if ordered before');
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(/^By the store’s clock \(Asia\/Tokyo\), Monday to Friday/),
  );
  expect(field).toHaveDisplayValue('14:00');
});

test('another hour until which orders are packed is said before it is saved', async () => {
  const { user, calls } = renderDelivery({ 'POST admin/delivery/preview': { changes: [], warnings: [] } });
  await user.selectOptions(await screen.findByLabelText('Packed the same day if ordered before'), '11:00');
  await user.click(save());
  const dialog = within(await screen.findByRole('dialog', { name: 'What changes' }));
  const sentence = 'What is ordered before 11:00 will be packed the same day, instead of before 14:00';
  expect(dialog.getByText(sentence)).toBeInTheDocument();
  expect(put(calls)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(put(calls)).toMatchObject([{ cut_off_hour: 11 }]));
});

test('the last delivery method of a zone goes only after a warning that names its countries', async () => {
  const warnings: DeliveryPreview['warnings'] = [
    { kind: 'empty', zone: 'Europe', countries: ['DE', 'FR'], postal_codes: [], up_to_grams: null },
  ];
  const { user, calls } = renderDelivery({ 'POST admin/delivery/preview': { changes: [], warnings } });
  const europe = within(await card('Europe'));
  await user.click(europe.getByRole('button', { name: 'Change Europe' }));
  await user.click(europe.getByRole('button', { name: 'Delete Standard delivery' }));
  expect(europe.getByText(/This zone offers no delivery/)).toBeInTheDocument();
  await user.click(save());
  const dialog = within(await screen.findByRole('dialog', { name: 'What changes' }));
  expect(
    dialog.getByText('Nothing can be ordered to Germany and France: the zone “Europe” offers no delivery method.'),
  ).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(put(calls)).toEqual([]);
  expect(save()).toBeInTheDocument();
});

test('countries are added and removed by name; one that another zone has is refused at its field, in an open card', async () => {
  const sentence = 'United States is in “Home” and in “Europe”. A country can be in one zone only';
  const { user, calls } = renderDelivery({
    'POST admin/delivery/preview': problem(422, {
      code: 'validation.failed',
      detail: sentence,
      errors: { 'zones.1.countries': [sentence] },
    }),
  });
  const europe = within(await card('Europe'));
  await user.click(europe.getByRole('button', { name: 'Change Europe' }));
  await user.click(europe.getByRole('button', { name: 'Remove France' }));
  await user.selectOptions(europe.getByLabelText('Add a country'), 'United States');
  await user.click(europe.getByRole('button', { name: 'Add the chosen country' }));
  await user.click(europe.getByRole('button', { name: 'Close Europe' }));
  await user.click(save());
  await waitFor(() => expect(europe.getByLabelText('Add a country')).toHaveAccessibleDescription(sentence));
  expect(europe.getByLabelText('Add a country')).toHaveFocus();
  const [asked] = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(asked).toMatchObject({ zones: [{}, { countries: ['DE', 'US'] }] });
});

test('what is no amount, no weight and no number is said at its field, and not sent', async () => {
  const { user, calls } = renderDelivery();
  const home = within(await card('Home'));
  await user.click(home.getByRole('button', { name: 'Change Home' }));
  await user.type(home.getByLabelText('Free of charge from (USD)'), 'x');
  await user.clear(home.getByLabelText('Working days, at most'));
  await user.click(save());
  expect(home.getByLabelText('Free of charge from (USD)')).toHaveAccessibleDescription(/Please enter an amount/);
  expect(home.getByLabelText('Working days, at most')).toHaveAccessibleDescription('Please enter a number of days');
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('a new zone is made of a name, countries and a price; where orders change in nothing it is saved at once', async () => {
  const { user, calls } = renderDelivery();
  await card('Home');
  await user.click(screen.getByRole('button', { name: 'Add a zone' }));
  const zone = within(await card('New zone'));
  await user.selectOptions(zone.getByLabelText('Add a country'), 'Every other country');
  await user.click(zone.getByRole('button', { name: 'Add the chosen country' }));
  await user.type(zone.getByLabelText('Name in English'), 'By ship');
  await user.type(zone.getByLabelText('Price (USD)'), '90');
  await user.type(zone.getByLabelText('Name of the zone'), 'World');
  await user.click(save());
  await waitFor(() => expect(toasts).toEqual(['The delivery settings were saved']));
  const method = { code: '', names: { en: 'By ship', de: '' }, prices: [{ up_to_grams: null, price: 9000 }] };
  expect(put(calls)).toMatchObject([{ zones: [{}, {}, { name: 'World', countries: ['*'], methods: [method] }] }]);
});

test('what somebody else saved meanwhile is taken over, and shown beside it where both changed the same zone', async () => {
  let present = deliveryForStaff();
  const theirs = deliveryForStaff({
    version: 4,
    cut_off_hour: 10,
    zones: [deliveryZone({ name: 'Theirs' }), ...deliveryForStaff().zones.slice(1)],
  });
  const { user } = renderDelivery({
    'GET admin/delivery': () => present,
    'PUT admin/delivery': () => {
      present = theirs;
      return problem(409, { code: 'conflict', detail: 'This was changed somewhere else meanwhile.' });
    },
  });
  const home = within(await card('Home'));
  await user.click(home.getByRole('button', { name: 'Change Home' }));
  await user.type(home.getByLabelText('Name of the zone'), ' and more');
  await user.click(save());
  expect(await screen.findByText(/Somebody has changed the delivery settings/)).toBeInTheDocument();
  expect(screen.getByLabelText(/Packed the same day/)).toHaveValue('10');
  const versions = within(screen.getByRole('table', { name: 'Both versions' }));
  expect(versions.getByRole('row', { name: /^Home and more Theirs .* Home and more/ })).toBeInTheDocument();
  await user.click(versions.getByRole('button', { name: 'Take theirs' }));
  expect(await card('Theirs')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test('whoever may only read sees the zones and no way to change them', async () => {
  const { rights } = me();
  renderDelivery({ 'GET admin/me': me({ rights: rights.filter((right) => right !== 'settings.write') }) });
  await card('Home');
  expect(screen.queryByRole('button', { name: 'Change Home' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add a zone' })).not.toBeInTheDocument();
});
