import type { OrderEditPreview } from '@tessera/shared/contract';
import { hearToasts, type MockHandler } from '@tessera/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { adminOrder } from '../../testing/sales/order-fixtures';
import { me } from '../../testing/settings-fixtures';
import { inDialog, press } from '../../testing/staff-page';
import { renderOrder } from './testing/render-order';

const renderLines = (api: Record<string, MockHandler>) => renderOrder(adminOrder(), api);

const texts = hearToasts();

test('lines are changed with the sums before and after, and what becomes of the difference', async () => {
  const { items, totals, currency } = adminOrder();
  const preview: OrderEditPreview = {
    lines: items.map((item, index) => ({
      order_item_id: item.id,
      variant_id: item.variant_id,
      name: item.name,
      sku: item.sku,
      options: item.options,
      quantity_before: item.quantity,
      quantity: index === 0 ? 1 : item.quantity,
      unit_price: item.unit_price,
      total_before: item.total,
      total: item.total,
      available: 5,
      is_short: false,
    })),
    before: totals,
    after: { ...totals, items: totals.items - 2400, total: totals.total - 2400 },
    difference: -2400,
    owed: 0,
    refund: 2400,
    quoted_delivery: 590,
    pay_later_plan: null,
  };
  const { user, calls } = renderLines({
    'POST admin/orders/:id/edit-preview': preview,
    'POST admin/orders/:id/edits': adminOrder({ version: 5 }),
  });
  await user.click(await press('More actions'));
  await user.click(screen.getByRole('menuitem', { name: 'Change lines' }));
  await screen.findByRole('dialog');
  const pieces = inDialog().getByRole('spinbutton', { name: 'Ember mug, 0 removes it' });
  await user.clear(pieces);
  expect(pieces).toHaveValue(null);
  await user.type(pieces, '1');
  expect(await inDialog().findByText('$24.00 goes back to the customer.')).toBeInTheDocument();
  const money = (minor: number) => new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(minor / 100);
  await inDialog().findByRole('row', { name: `Total ${money(totals.total)} ${money(totals.total - 2400)}` });
  await user.click(inDialog().getByRole('button', { name: 'Change lines' }));
  await waitFor(() => expect(texts).toEqual(['The lines were changed']));
  const sent = calls.find(({ path }) => path.endsWith('/edits'));
  expect(sent?.body).toEqual({
    lines: [{ order_item_id: 'item-mug', quantity: 1 }],
    add: [],
    quote_delivery: false,
    expected_total: totals.total - 2400,
    reason: '',
    version: 4,
  });
  expect(sent?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
});

test('goods that are found by search come into the order at their price of now', async () => {
  const { totals } = adminOrder();
  const variant = {
    variant_id: 'variant-bowl',
    product_id: 'product-bowl',
    name: 'Dune bowl',
    sku: 'DB-1',
    options: {},
    image: null,
    price: 3200,
    available: 2,
    published: true,
    variant_count: 1,
  };
  const { name, sku, options } = variant;
  const added = { order_item_id: null, variant_id: 'variant-bowl', name, sku, options, unit_price: 3200 };
  const preview: OrderEditPreview = {
    lines: [{ ...added, quantity_before: 0, quantity: 3, total_before: 0, total: 9600, available: 2, is_short: true }],
    before: totals,
    after: { ...totals, items: totals.items + 9600, total: totals.total + 9600 },
    difference: 9600,
    owed: 9600,
    refund: 0,
    quoted_delivery: 590,
    pay_later_plan: null,
  };
  const { user, calls } = renderLines({
    'GET admin/order-drafts/variants': { items: [variant], currency: 'USD' },
    'POST admin/orders/:id/edit-preview': preview,
    'POST admin/orders/:id/edits': adminOrder({ version: 5 }),
  });
  await user.click(await press('More actions'));
  await user.click(screen.getByRole('menuitem', { name: 'Change lines' }));
  await screen.findByRole('dialog');
  await user.type(inDialog().getByRole('combobox', { name: 'Add goods: name or SKU' }), 'dune');
  await inDialog().findByRole('option', { name: /Dune bowl/ });
  await user.keyboard('{Enter}');
  const pieces = inDialog().getByRole('spinbutton', { name: 'Dune bowl, 0 removes it' });
  expect(pieces).toHaveValue(1);
  expect(inDialog().getByText('new, $32.00 each')).toBeInTheDocument();
  await user.clear(pieces);
  await user.type(pieces, '3');
  expect(await inDialog().findByText(/^The customer still has to pay \$96\.00/)).toBeInTheDocument();
  expect(inDialog().getByText('Only 2 more in stock')).toBeInTheDocument();
  await user.click(inDialog().getByRole('button', { name: 'Change lines' }));
  await waitFor(() => expect(texts).toEqual(['The lines were changed']));
  expect(calls.find(({ path }) => path.endsWith('/edits'))?.body).toMatchObject({
    lines: [],
    add: [{ variant_id: 'variant-bowl', quantity: 3 }],
  });
});

test('a line leads to its product, and to that of the shop whoever may not read products', async () => {
  renderLines({ 'GET admin/me': me({ rights: ['orders.read'] }) });
  const link = await screen.findByRole('link', { name: 'Ember mug' });
  await waitFor(() => expect(link).toHaveAttribute('href', '/products/ember-mug'));
});

test('the invoice is written to another address, which begins as that of the delivery', async () => {
  const { shipping_address } = adminOrder();
  const { user, calls } = renderLines({
    'PUT admin/orders/:id/billing-address': adminOrder({ version: 5, billing_address: shipping_address }),
  });
  await user.click(await screen.findByRole('button', { name: /^Change ?: Billing address/ }));
  await screen.findByRole('dialog', { name: 'Change the billing address' });
  await user.type(inDialog().getByLabelText(/^Company/), 'Lane & Sons');
  await user.click(inDialog().getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(texts).toEqual(['The billing address was changed']));
  const [write] = calls.filter(({ path }) => path.endsWith('/billing-address'));
  expect(write?.body).toEqual({ address: { ...shipping_address, company: 'Lane & Sons' }, version: 4 });
});

test('an invoice that is written is corrected with a reason, and the papers say what replaced what', async () => {
  const paper = { issued_at: '', url: '', refers_to: null, replaced_by: null, total: 9500 };
  const first = { ...paper, kind: 'invoice' as const, number: '2026-000042' };
  const anew = { ...first, number: '2026-000058', refers_to: first.number };
  const cancellation = { ...anew, kind: 'cancellation' as const, number: 'CN-2026-000007', replaced_by: anew.number };
  const documents = [{ ...first, replaced_by: anew.number }, anew, cancellation];
  const { user, calls } = renderLines({
    'GET admin/orders/:id': adminOrder({ documents: [first] }),
    'POST admin/orders/:id/invoice-corrections': adminOrder({ version: 5, documents }),
  });
  await user.click(await press('Correct the invoice'));
  await screen.findByRole('dialog', { name: 'Correct the invoice' });
  await user.type(inDialog().getByLabelText(/^Company/), 'Lane & Sons');
  await user.click(inDialog().getByRole('button', { name: 'Write a new invoice' }));
  expect(await inDialog().findByText('Please give a reason')).toBeInTheDocument();
  await user.type(inDialog().getByLabelText('Reason'), 'The company asked');
  await user.click(inDialog().getByRole('button', { name: 'Write a new invoice' }));
  await waitFor(() => expect(texts).toEqual(['The invoice was corrected']));
  const [write] = calls.filter(({ path }) => path.endsWith('/invoice-corrections'));
  expect(write?.body).toEqual({
    address: { ...adminOrder().shipping_address, company: 'Lane & Sons' },
    reason: 'The company asked',
    version: 4,
  });
  for (const note of ['Cancelled, replaced by 2026-000058', 'In place of 2026-000042', 'Cancels 2026-000042']) {
    expect(screen.getByText(note)).toBeInTheDocument();
  }
});
