import type { StoreSettings } from '@tessera/shared/contract';
import { hearToasts, problem, renderPage, storeSettings, type MockHandler } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { me, storeForStaff } from '../../../testing/settings-fixtures';
import { adminPicture } from '../../../testing/goods/picture-fixtures';
import { Page } from './store-page';

const toasts = hearToasts();

function renderStore(api: Record<string, MockHandler> = {}) {
  return renderPage(<Page />, {
    path: '/admin/settings/store',
    url: '/admin/settings/store',
    session: { role: 'ADMIN' },
    api: { 'GET admin/me': me(), 'GET store': storeSettings(), 'GET admin/store': storeForStaff(), ...api },
  });
}

const sent = (calls: { method: string; body: unknown }[]) =>
  calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
const save = () => screen.getByRole('button', { name: 'Save' });
const asked = () => screen.findByRole('dialog', { name: 'What changes' });

// each of its six hundred time zones is a choice, which takes half of the time
beforeEach(() => {
  jest.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['America/New_York', 'Europe/Berlin']);
});

test('shows how the shop is set, and saves what is changed with the version that was read', async () => {
  const { user, calls } = renderStore({
    'PUT admin/store': ({ body }: { body: unknown }) => ({ ...storeForStaff(), ...Object(body), version: 4 }),
  });
  const name = await screen.findByLabelText('Name');
  expect(name).toHaveValue('Kiln & Oak');
  expect(screen.getByLabelText('Instagram')).toHaveValue('https://instagram.example.com/shop');
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Time zone'), 'Berlin');
  expect(screen.getByLabelText('Time zone')).toHaveAccessibleDescription(/^Central European Time, GMT\+[12]\. /);
  await user.clear(screen.getByLabelText('Instagram'));
  await user.click(save());
  const dialog = within(await asked());
  expect(
    dialog.getByText(/^The shop’s days begin as in Berlin, no longer as in UTC: figures by day/),
  ).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts).toEqual(['The settings were saved']));
  const {
    currencies: _currencies,
    translated: _translated,
    locale: _locale,
    logo: _logo,
    ...settings
  } = storeForStaff();
  expect(sent(calls)).toEqual([{ ...settings, time_zone: 'Europe/Berlin', social: [] }]);
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test('what the API refuses stands at its field, has the focus, and nothing typed is lost', async () => {
  const { user } = renderStore({
    'PUT admin/store': problem(422, {
      code: 'validation.failed',
      detail: 'Please enter an address that begins with https://',
      errors: { 'social.youtube': ['Please enter an address that begins with https://'] },
    }),
  });
  const field = await screen.findByLabelText('YouTube');
  await user.type(field, 'youtube.example.com');
  await user.click(save());
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription('Please enter an address that begins with https://');
  expect(field).toHaveValue('youtube.example.com');
});

test('a logo is sent, seen in both colours before it is saved, and taken off again', async () => {
  const picture = adminPicture({ id: '019ae000-0000-7000-8000-0000000000aa' });
  const saved: StoreSettings[] = [];
  const { user, calls } = renderStore({
    'POST admin/store/pictures': picture,
    'PUT admin/store': ({ body }: { body: unknown }) => {
      const { logo_id } = body as StoreSettings;
      saved.push(storeForStaff({ logo_id, logo: logo_id === null ? null : picture.image, version: 4 + saved.length }));
      return saved.at(-1);
    },
  });
  const field = await screen.findByLabelText('Logo');
  await user.upload(field, new File(['x'], 'logo.png', { type: 'image/png' }));
  const looks = within(await screen.findByRole('list', { name: 'How it will look' }));
  expect(looks.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual(
    Array.from({ length: 2 }, () => picture.image.src),
  );
  await user.click(save());
  const dialog = within(await asked());
  expect(
    dialog.getByText('The chosen logo stands for the name at the head of every page, of mails and of new invoices.'),
  ).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts).toEqual(['The settings were saved']));

  await user.click(await screen.findByRole('button', { name: 'Remove logo' }));
  expect(screen.queryByRole('list', { name: 'How it will look' })).not.toBeInTheDocument();
  await user.click(save());
  const again = within(await asked());
  expect(
    again.getByText(/^The name stands at the head of every page, of mails and of new invoices again/),
  ).toBeInTheDocument();
  await user.click(again.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(calls)).toMatchObject([{ logo_id: picture.id }, { logo_id: null, version: 4 }]));
});

test('a language is switched off once it was said what that means, and switched on again', async () => {
  let present = storeForStaff();
  const { user, calls } = renderStore({
    'GET admin/store': () => present,
    'PUT admin/store': ({ body }: { body: unknown }) => {
      const { languages } = body as StoreSettings;
      return (present = { ...present, languages, version: present.version + 1 });
    },
  });
  const german = await screen.findByRole('checkbox', { name: 'The shop is offered in German' });
  expect(german).toBeChecked();
  expect(screen.getByText(/^English is the first language/)).toBeInTheDocument();
  await user.click(german);
  await user.click(save());
  const warning = within(await asked()).getByRole('listitem');
  expect(warning).toHaveTextContent(
    /^The shop is no longer offered in German: pages below \/de lead to their English ones/,
  );
  expect(warning).toHaveTextContent(/1,204 products and 7 pages keep their German texts/);
  await user.click(within(await asked()).getByRole('button', { name: 'Save anyway' }));
  await waitFor(() => expect(sent(calls)).toMatchObject([{ languages: ['en'] }]));
  expect(screen.queryByLabelText('Sentence in German')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('What they read in German')).not.toBeInTheDocument();

  await user.click(german);
  expect(screen.getByLabelText('Sentence in German')).toBeInTheDocument();
  await user.click(save());
  const again = within(await asked());
  expect(again.getByText(/^The shop is offered in German, with 1,204 products and 7 pages/)).toBeInTheDocument();
  await user.click(again.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(calls)).toMatchObject([{ languages: ['en'] }, { languages: ['en', 'de'] }]));
});

test('a file that is no picture is refused at the field, and nothing is lost', async () => {
  const detail = 'This file is not a picture that we can use';
  const { user } = renderStore({
    'POST admin/store/pictures': problem(422, { code: 'uploads.not_a_picture', detail }),
  });
  const field = await screen.findByLabelText('Logo');
  await user.upload(field, new File(['x'], 'logo.png', { type: 'image/png' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(detail));
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test('who is written to about trouble with money is set, or left to the contact address', async () => {
  const { user, calls } = renderStore({
    'PUT admin/store': problem(422, {
      code: 'validation.failed',
      detail: 'Please enter an e-mail address, such as hello@example.com',
      errors: { trouble_email: ['Please enter an e-mail address, such as hello@example.com'] },
    }),
  });
  const field = await screen.findByLabelText('E-mail address for trouble with money');
  expect(field).toHaveAccessibleDescription(/^Gets a mail when a refund fails.*Empty: the contact address\.$/);
  expect(field).toHaveAttribute('placeholder', 'hello@example.com');
  await user.type(field, 'money@shop');
  await user.click(save());
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Please enter an e-mail address/));
  expect(field).toHaveValue('money@shop');
  expect(sent(calls)).toMatchObject([{ trouble_email: 'money@shop' }]);
});

test('what invoices say of the seller is saved; what is no number of a tax office is said at its field', async () => {
  const { user, calls } = renderStore({
    'PUT admin/store': problem(422, {
      code: 'validation.failed',
      detail: 'Please enter a VAT ID with the letters of its country, such as DE123456789',
      errors: { 'seller.vat_id': ['Please enter a VAT ID with the letters of its country, such as DE123456789'] },
    }),
  });
  const field = await screen.findByLabelText('VAT ID');
  await user.type(field, '123');
  await user.type(screen.getByLabelText('Legal name'), 'Kiln & Oak Ltd');
  await user.click(save());
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Please enter a VAT ID/));
  expect(sent(calls)).toMatchObject([
    { seller: { legal_name: 'Kiln & Oak Ltd', tax_number: '12/345/67890', vat_id: '123' } },
  ]);
});

test('an announcement is set by language; where it cannot lead there, its field says so', async () => {
  const { user, calls } = renderStore({
    'PUT admin/store': problem(422, {
      code: 'validation.failed',
      detail: 'Please enter a path of this shop, such as /shipping',
      errors: { 'announcement.to': ['Please enter a path of this shop, such as /shipping'] },
    }),
  });
  await user.type(await screen.findByLabelText('Sentence in English'), 'Closed on Sunday');
  const to = screen.getByLabelText('Leads to');
  await user.type(to, 'shipping');
  await user.click(save());
  await waitFor(() => expect(to).toHaveAccessibleDescription(/Please enter a path of this shop/));
  expect(sent(calls)).toMatchObject([
    { announcement: { texts: { en: 'Closed on Sunday', de: '' }, to: 'shipping', from: null, until: null } },
  ]);
});

test('an announcement is shown as shoppers will see it, in each language of the shop, as it is typed', async () => {
  const { user } = renderStore();
  expect(await screen.findByText('Shoppers see no announcement.')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Sentence in English'), 'Closed on Sunday');
  /** What stands in each figure, below the name of its language. */
  const seen = () => screen.getAllByRole('figure').map(({ textContent }) => textContent);
  const [english, german] = ['As shoppers see it in English', 'As shoppers see it in German'];
  expect(seen()).toEqual([`${english}Closed on Sunday`, `${german}Closed on Sunday`]);
  await user.type(screen.getByLabelText('Sentence in German'), 'Sonntags zu');
  expect(seen()).toEqual([`${english}Closed on Sunday`, `${german}Sonntags zu`]);
  await user.type(screen.getByLabelText('Shown until'), '2020-01-01T10:00');
  expect(screen.getByText(/^Nobody sees it: its time was over on Jan 1, 2020/)).toBeInTheDocument();
  await user.click(screen.getByLabelText('The shop is offered in German'));
  expect(seen()).toEqual([`${english}Closed on Sunday`]);
});

test('what shoppers read while it is closed is saved; then a link leads into the shop', async () => {
  const { user, calls } = renderStore({
    'PUT admin/store': ({ body }: { body: unknown }) => ({ ...storeForStaff(), ...Object(body), version: 4 }),
    'POST admin/store/preview-links': {
      url: 'https://shop.example/api/previews/shop.x',
      expires_at: '2026-01-01T10:00:00Z',
    },
  });
  expect(screen.queryByRole('button', { name: 'Link into the closed shop' })).not.toBeInTheDocument();
  await user.click(await screen.findByLabelText('The shop is closed for a while'));
  await user.type(screen.getByLabelText('What they read in English'), 'We count.');
  await user.click(save());
  expect(within(await asked()).getByText(/^The shop closes: shoppers read that it is closed/)).toBeInTheDocument();
  await user.click(within(await asked()).getByRole('button', { name: 'Cancel' }));
  expect([sent(calls), screen.getByLabelText('What they read in English')]).toEqual([
    [],
    expect.objectContaining({ value: 'We count.' }),
  ]);
  await user.click(save());
  await user.click(within(await asked()).getByRole('button', { name: 'Save anyway' }));
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
  expect(sent(calls)[0]).toMatchObject({
    maintenance: true,
    maintenance_note: { texts: { en: 'We count.', de: '' }, until: null },
  });
  await user.click(await screen.findByRole('button', { name: 'Link into the closed shop' }));
  expect(await screen.findByRole('textbox', { name: 'Link' })).toHaveValue('https://shop.example/api/previews/shop.x');
});

test('a shop without a name is not sent', async () => {
  const { user, calls } = renderStore();
  const name = await screen.findByLabelText('Name');
  await user.clear(name);
  await user.click(save());
  expect(name).toHaveAccessibleDescription(/Please enter a name/);
  expect(name).toHaveFocus();
  expect(sent(calls)).toEqual([]);
});

test('where somebody was faster, both versions are shown, and what was not touched is theirs', async () => {
  let present: StoreSettings = storeForStaff();
  let answers = 0;
  const { user, calls } = renderStore({
    'GET admin/store': () => present,
    'PUT admin/store': ({ body }: { body: unknown }) => {
      answers += 1;
      if (answers > 1) return { ...present, ...Object(body), version: 5 };
      present = storeForStaff({ name: 'Birch', time_zone: 'Asia/Tokyo', version: 4 });
      return problem(409, { code: 'conflict', detail: 'This was changed somewhere else meanwhile.' });
    },
  });
  const name = await screen.findByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'Ash');
  await user.type(screen.getByLabelText('Phone'), '9');
  await user.click(save());
  const both = await screen.findByRole('table', { name: 'Both versions' });
  expect(within(both).getByRole('row', { name: 'Name Birch Ash Take theirs' })).toBeInTheDocument();
  expect(screen.getByLabelText('Time zone')).toHaveValue('Asia/Tokyo');
  expect(name).toHaveValue('Ash');
  await user.click(within(both).getByRole('button', { name: 'Take theirs' }));
  expect(name).toHaveValue('Birch');
  await user.click(save());
  await waitFor(() => expect(sent(calls)).toHaveLength(2));
  expect(sent(calls)[1]).toMatchObject({
    name: 'Birch',
    time_zone: 'Asia/Tokyo',
    contact: { phone: '+1 (555) 010-01429' },
    version: 4,
  });
});

test('whoever may only look changes nothing', async () => {
  renderStore({ 'GET admin/me': me({ rights: ['settings.read'] }) });
  await waitFor(async () => expect(await screen.findByLabelText('Name')).toBeDisabled());
});
