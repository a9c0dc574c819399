import type { TaxChange, TaxSettings } from '@tessera/shared/contract';
import { hearToasts, heldAnswer, problem, renderPage, storeSettings, type MockHandler } from '@tessera/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { me, taxesForStaff } from '../../../testing/settings-fixtures';
import { Page } from './taxes-page';

const toasts = hearToasts();

/** As the API answers what it has kept: each rate has an id. */
function kept(body: unknown): object {
  const { rates, ...flags } = body as TaxSettings;
  return { ...flags, rates: rates.map((rate, index) => ({ ...rate, id: `rate-${index}` })) };
}

function renderTaxes(changes: TaxChange[], api: Record<string, MockHandler> = {}) {
  return renderPage(<Page />, {
    path: '/admin/settings/taxes',
    url: '/admin/settings/taxes',
    session: { role: 'ADMIN' },
    api: {
      'GET admin/me': me(),
      'GET store': storeSettings(),
      'GET admin/taxes': taxesForStaff(),
      'POST admin/taxes/preview': { changes },
      'PUT admin/taxes': ({ body }: { body: unknown }) => ({ ...taxesForStaff(), ...kept(body), version: 4 }),
      ...api,
    },
  });
}

const put = (calls: { method: string; body: unknown }[]) =>
  calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
const card = (name: string) => screen.findByRole('region', { name });
const save = () => screen.getByRole('button', { name: 'Save' });
/** 21 percent for its first rate. */
async function saveGermany(user: ReturnType<typeof renderTaxes>['user']): Promise<void> {
  const germany = within(await card('Germany'));
  await user.click(germany.getByRole('button', { name: 'Change Germany' }));
  const [rate] = germany.getAllByLabelText('Rate in percent');
  await user.clear(rate as HTMLElement);
  await user.type(rate as HTMLElement, '21');
  await user.click(save());
}
const change = (values: Partial<TaxChange>): TaxChange => ({
  country: 'DE',
  region: '',
  category_id: null,
  before: 19_000,
  after: 21_000,
  ...values,
});

test('shows the rates of each country in words: their part of it, their goods', async () => {
  renderTaxes([]);
  expect(within(await card('United States')).getByText('Sales tax 7.25% in CA, California')).toBeInTheDocument();
  const germany = within(await card('Germany'));
  expect(germany.getByText('VAT 19%')).toBeInTheDocument();
  expect(germany.getByText('VAT 7% for Books')).toBeInTheDocument();
});

test('each rate that is open is called by what it is and where it holds, as are the buttons that delete one', async () => {
  const { user } = renderTaxes([]);
  const germany = within(await card('Germany'));
  await user.click(germany.getByRole('button', { name: 'Change Germany' }));
  expect(germany.getByRole('group', { name: 'VAT 19%' })).toBeInTheDocument();
  await user.click(germany.getByRole('button', { name: 'Delete VAT 7% for Books' }));
  expect(germany.queryByRole('group', { name: 'VAT 7% for Books' })).not.toBeInTheDocument();
  await user.click(germany.getByRole('button', { name: 'Add a rate for Germany' }));
  expect(germany.getByRole('group', { name: 'VAT' })).toBeInTheDocument();
});

test('a rate is saved after it was said what orders will be taxed at, with the version that was read', async () => {
  const { user, calls } = renderTaxes([
    change({}),
    change({ country: 'US', region: 'CA', before: null, after: 7_250 }),
  ]);
  await saveGermany(user);
  const dialog = within(await screen.findByRole('dialog', { name: 'What changes' }));
  expect(dialog.getByText('Orders to Germany will be taxed at 21% instead of 19%')).toBeInTheDocument();
  expect(
    dialog.getByText('Orders to United States (CA) will be taxed at 7.25%; so far they are not taxed'),
  ).toBeInTheDocument();
  expect(put(calls)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts).toEqual(['The tax settings were saved']));
  const { rates } = taxesForStaff();
  expect(put(calls)).toEqual([
    {
      included: false,
      shipping_taxed: true,
      version: 3,
      rates: rates.map((one, index) => (index === 1 ? { ...one, rate: 21_000 } : one)),
    },
  ]);
});

test('what somebody else saves while it is asked is not overwritten: only what was asked about is sent', async () => {
  let present = taxesForStaff();
  const { user, calls, queryClient } = renderTaxes([change({})], {
    'GET admin/taxes': () => present,
    'PUT admin/taxes': problem(409, { code: 'conflict', detail: 'This was changed somewhere else meanwhile.' }),
  });
  await saveGermany(user);
  const dialog = within(await screen.findByRole('dialog', { name: 'What changes' }));
  present = { ...taxesForStaff({ shipping_taxed: false }), version: 4 };
  await act(() => queryClient.invalidateQueries());
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(put(calls)).toMatchObject([{ shipping_taxed: true, version: 3 }]));
  expect(await screen.findByText('This was changed somewhere else meanwhile.')).toBeInTheDocument();
  expect(screen.getByLabelText('Delivery and fees are taxed as the goods are')).not.toBeChecked();
});

test('a new rate that is typed into while it is being saved is there once, and keeps the caret', async () => {
  const saves = heldAnswer();
  const { user, calls } = renderTaxes([], {
    'PUT admin/taxes': async ({ body }: { body: unknown }) => {
      await saves.promise;
      const { rates } = body as TaxSettings;
      return { ...taxesForStaff(), rates: rates.map((rate) => ({ ...rate, id: rate.id ?? 'rate-9' })), version: 4 };
    },
  });
  const germany = within(await card('Germany'));
  await user.click(germany.getByRole('button', { name: 'Change Germany' }));
  await user.click(germany.getByRole('button', { name: 'Add a rate for Germany' }));
  const before = germany.getAllByLabelText('Rate in percent').length;
  const added = germany.getAllByLabelText('Rate in percent')[before - 1] as HTMLElement;
  await user.type(added, '1');
  await user.click(save());
  await waitFor(() => expect(put(calls)).toHaveLength(1));
  await user.type(added, '6');
  saves.give();
  await waitFor(() => expect(toasts).toEqual(['The tax settings were saved']));
  expect(germany.getAllByLabelText('Rate in percent')).toHaveLength(before);
  expect(added).toHaveFocus();
  await user.click(save());
  await waitFor(() => expect(put(calls)).toHaveLength(2));
  const known = taxesForStaff().rates.map(({ id }) => ({ id }));
  expect(put(calls)[1]).toMatchObject({ version: 4, rates: [...known, { id: 'rate-9', rate: 16_000 }] });
});

test('whoever leaves while it is asked what would change saves nothing', async () => {
  const preview = heldAnswer<{ changes: TaxChange[] }>();
  const { user, calls, unmount } = renderTaxes([], { 'POST admin/taxes/preview': () => preview.promise });
  await saveGermany(user);
  await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1));
  unmount();
  await act(async () => preview.give({ changes: [] }));
  expect(put(calls)).toEqual([]);
});

test('prices that will include tax, and orders that will not be taxed any more, are a warning', async () => {
  const books = taxesForStaff().rates[2]?.category_id ?? null;
  const { user, calls } = renderTaxes([change({ category_id: books, before: 7_000, after: null })]);
  await user.selectOptions(await screen.findByLabelText('Tax and prices'), 'Prices include tax');
  await user.click(save());
  const dialog = within(await screen.findByRole('dialog', { name: 'What changes' }));
  expect(dialog.getByText(/^Prices include tax from now on/)).toBeInTheDocument();
  expect(
    dialog.getByText('Orders to Germany with goods of “Books” will not be taxed any more; so far at 7%'),
  ).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Save anyway' }));
  await waitFor(() => expect(put(calls)).toMatchObject([{ included: true }]));
});

test('a country comes with its first rate; what is no percentage is said at its field, and not sent', async () => {
  const { user, calls } = renderTaxes([]);
  await user.selectOptions(await screen.findByLabelText('Add a country'), 'France');
  await user.click(screen.getByRole('button', { name: 'Add the chosen country' }));
  const france = within(await card('France'));
  await user.type(france.getByLabelText('Name in English'), 'VAT');
  await user.type(france.getByLabelText('Rate in percent'), '200');
  await user.click(save());
  expect(france.getByLabelText('Rate in percent')).toHaveAccessibleDescription(/Please enter a rate from 0 to 100/);
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  await user.clear(france.getByLabelText('Rate in percent'));
  await user.type(france.getByLabelText('Rate in percent'), '5,5');
  await user.selectOptions(france.getByLabelText('For goods of'), 'Home › Books');
  await user.type(france.getByLabelText('Only in this part of the country'), 'Corse, Corsica');
  await user.click(save());
  await waitFor(() => expect(toasts).toEqual(['The tax settings were saved']));
  const rate = { country: 'FR', regions: ['Corse', 'Corsica'], names: { en: 'VAT', de: '' }, rate: 5_500 };
  expect(put(calls)).toMatchObject([
    { rates: [{}, {}, {}, { ...rate, category_id: taxesForStaff().rates[2]?.category_id }] },
  ]);
});

test('what the API refuses stands at its field, in a card that opens for it', async () => {
  const sentence = '“VAT” and “VAT” are both for the same goods in the same part of Germany. Only one can be';
  const { user } = renderTaxes([], {
    'POST admin/taxes/preview': problem(422, {
      code: 'validation.failed',
      detail: sentence,
      errors: { 'rates.2.regions': [sentence] },
    }),
  });
  await user.click(await screen.findByLabelText('Delivery and fees are taxed as the goods are'));
  await user.click(save());
  const germany = within(await card('Germany'));
  await waitFor(() => expect(germany.getAllByLabelText('Only in this part of the country')[1]).toHaveFocus());
  expect(germany.getAllByLabelText('Only in this part of the country')[1]).toHaveAccessibleDescription(
    new RegExp(sentence),
  );
});

test('what somebody else saved meanwhile is shown beside what was typed', async () => {
  let present = taxesForStaff();
  const theirs = taxesForStaff({ version: 4 });
  theirs.rates = theirs.rates.map((rate, index) => (index === 1 ? { ...rate, rate: 20_000 } : rate));
  const { user } = renderTaxes([], {
    'GET admin/taxes': () => present,
    'PUT admin/taxes': () => {
      present = theirs;
      return problem(409, { code: 'conflict', detail: 'This was changed somewhere else meanwhile.' });
    },
  });
  await saveGermany(user);
  const versions = within(await screen.findByRole('table', { name: 'Both versions' }));
  expect(versions.getByRole('row', { name: /^Germany VAT 20% VAT 21%/ })).toBeInTheDocument();
  await user.click(versions.getByRole('button', { name: 'Take theirs' }));
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});
