import type { ProductRecord } from '@tessera/shared/contract';
import { hearToasts, problem, type MockCall, type MockHandler } from '@tessera/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { productChecks, productRecord } from '../../testing/goods/product-fixtures';
import { renderStaffPage, writesOf } from '../../testing/staff-page';
import { Page as AddPage } from './add-product-page';
import { ViewPage } from './product-page';
import { renderProduct } from './testing/render-product';

const draft = productRecord();
const toasts = hearToasts();
const PATH = `admin/products/${draft.id}`;

/** What the page asks beside the product itself. */
const around = {
  [`GET ${PATH}/sale-checks`]: productChecks('active', 'has_price', 'has_picture', 'published', 'listed'),
  [`PUT ${PATH}/presence`]: { others: [] },
  [`DELETE ${PATH}/presence`]: undefined,
  'HEAD /products/:slug': () => problem(404),
  'GET products/categories': [],
};
const writes = (calls: MockCall[]) => writesOf(calls, '/presence', '/products/ember-mug');

const renderEdit = (api: Record<string, MockHandler> = {}, shown: ProductRecord = draft) =>
  renderProduct(shown, { ...around, ...api });

const answer =
  (changes: Partial<ProductRecord>) =>
  ({ body }: { body: unknown }) => ({ ...draft, ...changes, version: Number(Object(body).version) + 1 });
const save = () => screen.getByRole('button', { name: 'Save' });
const price = () => screen.findByRole('textbox', { name: 'Price, The product' });

test('a name makes a draft, and leads to its form', async () => {
  const { user, router, calls } = renderStaffPage(<AddPage />, {
    path: '/admin/products/add-product',
    api: { 'POST admin/products': draft },
  });
  await user.click(await screen.findByRole('button', { name: 'Create draft' }));
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Please enter a name');
  await user.type(screen.getByLabelText('Name'), ' Ember mug {enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/products/edit-product/${draft.id}`));
  expect(writes(calls).map(({ body }) => body)).toEqual([{ name: 'Ember mug' }]);
});

test('says what is in its way, and each button leads to what mends it', async () => {
  const { user } = renderEdit();
  const why = within(await screen.findByRole('region', { name: 'Is it for sale?' }));
  expect(await why.findByText('It is not for sale. In its way:')).toBeInTheDocument();
  expect(why.getByText('6 conditions are met')).toBeInTheDocument();
  await user.click(why.getByRole('button', { name: 'Enter a price' }));
  expect(await price()).toHaveFocus();
  await user.keyboard('24');
  expect(await price()).toHaveValue('24');
  await user.click(why.getByRole('button', { name: 'Set to active' }));
  expect(screen.getByLabelText('Status')).toHaveValue('active');
  expect(screen.getByLabelText('Status')).toHaveFocus();
});

test('saves prices before the status that needs them, each with the version before, and only what was changed', async () => {
  const { user, calls } = renderEdit({
    [`PATCH ${PATH}/variants`]: answer({}),
    [`PATCH ${PATH}`]: answer({ status: 'active', published: true }),
    [`GET ${PATH}/sale-checks`]: () => productChecks(),
    'HEAD /products/:slug': () => new Response(null),
  });
  await user.clear(await price());
  await user.type(await price(), '24.50');
  const stock = screen.getByRole('textbox', { name: 'Stock, The product' });
  await user.clear(stock);
  await user.type(stock, '10');
  await user.type(screen.getByLabelText('Why the stock changes'), 'Delivery');
  await user.selectOptions(screen.getByLabelText('Status'), 'active');
  await user.click(save());
  await waitFor(() => expect(toasts).toEqual(['The product was saved']));
  const [variant] = draft.variants;
  expect(writes(calls).map(({ method, body }) => [method, body])).toEqual([
    [
      'PATCH',
      {
        version: 1,
        variants: [{ id: variant?.id, regular_price: 2450, stock: 10, stock_was: 0 }],
        stock_reason: 'Delivery',
      },
    ],
    ['PATCH', { version: 2, status: 'active' }],
  ]);
  expect(await screen.findByText('It is for sale: everything is met.')).toBeInTheDocument();
});

test('what is refused once a part of it is saved is nobody else’s change', async () => {
  const message = 'Give it a picture first.';
  let now = draft;
  const { user, calls } = renderEdit({
    [`GET ${PATH}`]: () => now,
    [`PATCH ${PATH}/variants`]: () => {
      const variants = draft.variants.map((variant) => ({ ...variant, regular_price: 2450 }));
      return (now = { ...draft, variants, version: 2 });
    },
    [`PATCH ${PATH}`]: problem(409, { code: 'products.not_for_sale', message, errors: { status: [message] } }),
  });
  await user.clear(await price());
  await user.type(await price(), '24.50');
  await user.selectOptions(screen.getByLabelText('Status'), 'active');
  const reads = () => calls.filter(({ method, path }) => method === 'GET' && path === PATH).length;
  const before = reads();
  await user.click(save());
  await waitFor(() =>
    expect(screen.getByLabelText('Status')).toHaveAccessibleDescription(/Give it a picture first\.$/),
  );
  await waitFor(() => expect(reads()).toBeGreaterThan(before));
  expect(screen.queryByText(/Somebody has changed this product/)).not.toBeInTheDocument();
  expect(await price()).toHaveValue('24.50');
});

test('says where it was made, chosen from the countries', async () => {
  const { user, calls } = renderEdit({ [`PATCH ${PATH}`]: answer({ origin_country: 'PT' }) });
  const country = await screen.findByLabelText('Country of origin');
  expect(country).toHaveDisplayValue('Not stated');
  await user.selectOptions(country, 'Portugal');
  await user.click(save());
  await waitFor(() => expect(toasts).toEqual(['The product was saved']));
  expect(writes(calls).map(({ body }) => body)).toEqual([{ version: 1, origin_country: 'PT' }]);
  await user.selectOptions(country, 'Not stated');
  await user.click(save());
  await waitFor(() => expect(writes(calls).at(-1)?.body).toEqual({ version: 2, origin_country: null }));
});

test('an amount that is none is not sent; a refusal stands in its cell', async () => {
  const message = 'EMBER-MUG is the SKU of another product: Ember mug.';
  const { user, calls } = renderEdit({
    [`PATCH ${PATH}/variants`]: problem(422, {
      code: 'validation.failed',
      message,
      errors: { 'variants.0.sku': [message] },
    }),
  });
  await user.type(await price(), 'x');
  await user.click(save());
  await waitFor(async () => expect(await price()).toHaveAccessibleDescription('This is no amount'));
  expect(writes(calls)).toEqual([]);
  await user.clear(await price());
  await user.type(await price(), '5');
  await user.click(save());
  const sku = screen.getByRole('textbox', { name: 'SKU, The product' });
  await waitFor(() => expect(sku).toHaveAccessibleDescription(message));
  expect(sku).toHaveFocus();
  expect(await price()).toHaveValue('5');
});

test('what is wrong behind the button of a row is said at the row', async () => {
  const message = 'Please enter a day that there is.';
  const { user, calls } = renderEdit({
    [`PATCH ${PATH}/variants`]: problem(422, {
      code: 'validation.failed',
      message,
      errors: { 'variants.0.expected_on': [message] },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'More of The product' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'More of The product' }));
  await user.selectOptions(dialog.getByLabelText('Unit of the unit price'), 'ml');
  await user.type(dialog.getByLabelText('In one piece'), 'much');
  await user.type(dialog.getByLabelText('Price is told for'), '100');
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await user.click(save());
  const row = screen.getByRole('rowheader', { name: /^The product/ });
  await waitFor(() => expect(row).toHaveTextContent('This is no number'));
  expect(writes(calls)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'More of The product' }));
  const again = within(await screen.findByRole('dialog', { name: 'More of The product' }));
  await user.clear(again.getByLabelText('In one piece'));
  await user.type(again.getByLabelText('In one piece'), '250');
  await user.click(again.getByRole('button', { name: 'Done' }));
  await user.click(save());
  await waitFor(() => expect(row).toHaveTextContent(message));
});

test('values make the variants that are missing, at the price that there is', async () => {
  const { user, calls } = renderEdit({ [`PUT ${PATH}/variants`]: answer({}) });
  await user.clear(await price());
  await user.type(await price(), '9');
  await user.click(screen.getByRole('button', { name: 'Add option' }));
  await user.type(screen.getByLabelText('Option 1'), 'Size');
  await user.type(screen.getByLabelText('Values of option 1'), 'S, M');
  await user.tab();
  expect(await screen.findByRole('textbox', { name: 'Price, M' })).toHaveValue('9');
  expect(screen.getByText('2 variants')).toBeInTheDocument();
  await user.click(save());
  await waitFor(() => expect(writes(calls)).toHaveLength(1));
  expect(writes(calls)[0]?.body).toMatchObject({
    options: [{ name: 'Size', values: ['S', 'M'] }],
    variants: [
      { id: draft.variants[0]?.id, regular_price: 900, options: { Size: 'S' } },
      { regular_price: 900, options: { Size: 'M' } },
    ],
  });
});

test('what somebody else changed meanwhile is said, both versions are shown, and nothing typed is lost', async () => {
  let now = draft;
  const { user, calls } = renderEdit({
    [`GET ${PATH}`]: () => now,
    [`PATCH ${PATH}`]: ({ body }: { body: unknown }) =>
      Object(body).version === now.version
        ? { ...now, ...Object(body), version: 9 }
        : problem(409, { code: 'products.stale', message: 'Somebody has changed this product in the meantime.' }),
  });
  const name = await screen.findByLabelText('Name');
  await user.type(name, ' mine');
  now = { ...draft, version: 5, name: 'Theirs', vendor: 'Their vendor' };
  await user.click(save());
  expect(await screen.findByRole('table', { name: 'Both versions' })).toHaveTextContent('Theirs');
  expect(name).toHaveValue('Ember mug mine');
  expect(screen.getByLabelText('Vendor')).toHaveValue('Their vendor');
  await user.click(save());
  await waitFor(() => expect(writes(calls).at(-1)?.body).toEqual({ version: 5, name: 'Ember mug mine' }));
});

test('pictures are sent one by one, with how far they are and what became of each; they are sorted by buttons', async () => {
  const [one, two] = ['a', 'b'].map((letter) => ({
    id: `019ab000-0000-7000-8000-00000000000${letter}`,
    alt: '',
    words: { de: { alt: '' } },
    image: { src: `/media/${letter}.webp`, width: 80, height: 60, alt: '', tone: '#888888', widths: [] },
  }));
  if (!one || !two) throw new Error('two pictures');
  let sent = 0;
  let arrive = (): void => undefined;
  const lastArrives = new Promise<void>((resolve) => (arrive = resolve));
  const { user, calls } = renderEdit({
    [`POST ${PATH}/pictures`]: async () => {
      sent += 1;
      if (sent === 3) await lastArrives;
      if (sent === 2) return problem(422, { code: 'uploads.not_a_picture', message: 'This file is not a picture.' });
      return { ...draft, version: 1 + sent, pictures: sent === 1 ? [one] : [one, two] };
    },
    [`PUT ${PATH}/pictures`]: answer({ pictures: [two, one] }),
  });
  const files = ['first.png', 'broken.png', 'last.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
  await user.upload(await screen.findByLabelText('Add pictures'), files);
  expect(await screen.findByText('last.png: Sending…')).toBeInTheDocument();
  const bar = screen.getByRole('progressbar', { name: 'Pictures on their way' });
  expect(bar).toHaveAttribute('value', String(2 / 3));
  expect(bar.parentElement).toHaveTextContent('2 of 3');
  arrive();
  expect(await screen.findByText('last.png: Added')).toBeInTheDocument();
  expect(bar).not.toBeInTheDocument();
  expect(screen.getByText('broken.png: This file is not a picture.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Description of picture 2'), 'From above');
  expect(screen.getByText('1 description is missing in German.')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Description of picture 2 in German'), 'Von oben');
  await user.click(screen.getByRole('button', { name: 'Move picture 2 forward' }));
  expect(screen.getByText('Now picture 1 of 2')).toBeInTheDocument();
  await user.click(save());
  await waitFor(() =>
    expect(writes(calls).at(-1)?.body).toEqual({
      version: 4,
      pictures: [
        { id: two.id, alt: 'From above', words: { de: { alt: 'Von oben' } } },
        { id: one.id, alt: '', words: { de: { alt: '' } } },
      ],
    }),
  );
});

test('is only looked at where it is viewed, or where the role does not allow more', async () => {
  renderStaffPage(<ViewPage />, {
    path: '/admin/products/view-product/:product',
    url: `/admin/products/view-product/${draft.id}`,
    api: { [`GET ${PATH}`]: draft, ...around },
  });
  expect(await screen.findByLabelText('Name')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Enter a price' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Edit' })).toBeEnabled();
});

test('is deleted after a question; one that was ordered says why not', async () => {
  const { user, router, calls } = renderEdit({ [`DELETE ${PATH}`]: undefined });
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete…' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete product' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/products'));
  expect(writes(calls)[0]?.query.get('version')).toBe('1');
});

test('a mark is written around what is selected', async () => {
  renderEdit();
  const area = await screen.findByLabelText<HTMLTextAreaElement>('Description');
  fireEvent.change(area, { target: { value: 'Made by hand' } });
  area.setSelectionRange(8, 12);
  fireEvent.click(screen.getByRole('button', { name: 'Bold' }));
  expect(area).toHaveValue('Made by <strong>hand</strong>');
});

test('says who else has it open, and keeps what is typed through another visit until it is given up', async () => {
  const other = { user_id: 'u2', first_name: 'Mira', last_name: 'Lane', since: '2026-11-20T10:00:00.000Z' };
  const first = renderEdit({ [`PUT ${PATH}/presence`]: { others: [other] } });
  expect(await screen.findByText('Mira Lane has this product open, too')).toBeInTheDocument();
  await first.user.type(await screen.findByLabelText('Name'), ' mine');
  await first.user.clear(await price());
  await first.user.type(await price(), '7');
  first.unmount();
  const { user } = renderEdit();
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Ember mug mine'));
  expect(await price()).toHaveValue('7');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Ember mug');
});

test('a link shows it in the shop before it is published', async () => {
  const url = 'https://shop.example/api/previews/p';
  const { user } = renderEdit({
    [`POST ${PATH}/preview-links`]: { url, expires_at: '2026-11-20T11:00:00.000Z' },
  });
  await user.click(await screen.findByRole('button', { name: 'Preview…' }));
  expect(await screen.findByRole('link', { name: 'Open the preview' })).toHaveAttribute('href', url);
  expect(screen.getByLabelText('Link')).toHaveValue(url);
});

test('an earlier version is compared with now, and the parts that are chosen are brought back', async () => {
  const [variant] = draft.variants;
  const { status, available_from, available_until, name, slug } = draft;
  const record = {
    ...{ status, available_from, available_until, slug },
    ...{
      description_html: '',
      type: '',
      vendor: '',
      origin_country: 'PT',
      tags: ['old'],
      category_id: null,
      seo_title: null,
    },
    ...{ seo_description: null, options: [], attributes: [], pictures: [], name: 'Old mug' },
    variants: [{ ...variant, regular_price: 900 }],
  };
  const listed = { version: 3, made_at: '2026-11-19T10:00:00.000Z', made_by: { id: 'u2', name: 'Mira Lane' } };
  const { user, calls } = renderEdit({
    [`GET ${PATH}/versions`]: { items: [listed] },
    [`GET ${PATH}/versions/3`]: { ...listed, record },
    [`POST ${PATH}/versions/3/restore`]: { ...draft, version: 2, name: 'Old mug', tags: ['old'] },
  });
  await user.click(await screen.findByRole('button', { name: 'Earlier versions' }));
  await user.click(await screen.findByRole('button', { name: 'Compare with now: Version 3' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Version 3 and now' }));
  const row = (named: RegExp) => dialog.findByRole('row', { name: named });
  expect(await row(/^Name /)).toHaveTextContent(`NameOld mug${name}`);
  expect(await row(/Price/)).toHaveTextContent('$9.00');
  expect(await row(/^Country of origin /)).toHaveTextContent('Portugalnothing');
  await user.click(dialog.getByRole('checkbox', { name: 'Options, variants and prices' }));
  await user.click(dialog.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(toasts).toEqual(['Version 3 was restored']));
  expect(writes(calls).at(-1)?.body).toEqual({ version: 1, parts: ['texts'] });
  expect(screen.getByLabelText('Name')).toHaveValue('Old mug');
});
