import { problem, type MockHandler } from '@tessera/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { adminAttribute, attributeRecord } from '../../testing/goods/attribute-fixtures';
import { adminCategory } from '../../testing/goods/category-fixtures';
import { inDialog, press, renderStaffPage, writesOf } from '../../testing/staff-page';
import { Page } from './categories-page';

const cups = adminCategory();
const gifts = adminCategory({
  id: '019ab000-0000-7000-8000-00000000ca03',
  name: 'Gifts',
  slug: 'gifts',
  product_count: 7,
  rule: { min_price: 1_250, tags: ['gift', 'spring'], attributes: { colour: ['green', 'puce'] } },
});

const showCategories = (api: Record<string, MockHandler> = {}) =>
  renderStaffPage(<Page />, {
    path: '/admin/categories',
    api: {
      'GET admin/categories': { items: [cups, gifts] },
      'GET admin/attributes': { items: [adminAttribute(), adminAttribute({ code: 'note', filterable: false })] },
      'GET admin/attributes/colour': attributeRecord(),
      ...api,
    },
  });

async function edit(user: ReturnType<typeof showCategories>['user'], name: string): Promise<void> {
  await user.click(await press(`Actions for ${name}`));
  await user.click(screen.getByRole('menuitem', { name: 'Edit…' }));
  await screen.findByRole('dialog', { name: `Edit ${name}` });
}
const save = (user: ReturnType<typeof showCategories>['user']) =>
  user.click(inDialog().getByRole('button', { name: 'Save' }));

test('a category becomes a collection by what is said of its products', async () => {
  const { user, calls } = showCategories({ [`PATCH admin/categories/${cups.id}`]: { items: [cups, gifts] } });
  await edit(user, 'Cups');
  expect(inDialog().queryByLabelText('One of these tags')).not.toBeInTheDocument();
  await user.click(inDialog().getByRole('radio', { name: 'All that fit a rule: a collection' }));
  await user.type(inDialog().getByLabelText('Price up to (USD)'), '30');
  await user.type(inDialog().getByLabelText('One of these tags'), 'gift, spring');
  await user.type(inDialog().getByLabelText('New within so many days'), '14');
  await user.click(inDialog().getByRole('checkbox', { name: 'Only what is on sale' }));
  await user.selectOptions(await inDialog().findByLabelText('Add an attribute'), 'Colour');
  await user.click(await inDialog().findByRole('checkbox', { name: 'Sage' }));
  await save(user);
  await waitFor(() => expect(writesOf(calls)).toHaveLength(1));
  expect(writesOf(calls)[0]?.body).toMatchObject({
    rule: { max_price: 3_000, tags: ['gift', 'spring'], new_days: 14, on_sale: true, attributes: { colour: ['sage'] } },
  });
});

test('a collection says that it is one, shows its rule, and becomes a category again', async () => {
  const { user, calls } = showCategories({ [`PATCH admin/categories/${gifts.id}`]: { items: [cups, gifts] } });
  const row = (await press('Actions for Gifts')).closest('li');
  expect(row).toHaveTextContent('Gifts/giftsCollection7 products');
  await user.click(await press('Actions for Gifts'));
  expect(screen.queryByRole('menuitem', { name: 'Add a category below…' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await edit(user, 'Gifts');
  expect(inDialog().getByLabelText('Price from (USD)')).toHaveValue('12.50');
  expect(inDialog().getByLabelText('One of these tags')).toHaveValue('gift, spring');
  expect(await inDialog().findByRole('checkbox', { name: 'Green' })).toBeChecked();
  // no value any more: it can be taken out
  await user.click(inDialog().getByRole('checkbox', { name: 'puce' }));
  expect(inDialog().getByRole('checkbox', { name: 'Sage' })).not.toBeChecked();
  await user.click(inDialog().getByRole('radio', { name: 'Those that are put into it' }));
  await save(user);
  await waitFor(() => expect(writesOf(calls)).toHaveLength(1));
  expect(writesOf(calls)[0]?.body).toMatchObject({ rule: null });
});

test('what is no price is said at its field, and what the shop refuses beside the rule', async () => {
  const { user, calls } = showCategories({
    [`PATCH admin/categories/${gifts.id}`]: problem(422, {
      message: 'Not valid.',
      errors: { rule: ['The lowest price must not be above the highest'] },
    }),
  });
  await edit(user, 'Gifts');
  await user.type(inDialog().getByLabelText('Price up to (USD)'), 'cheap');
  await save(user);
  expect(inDialog().getByLabelText('Price up to (USD)')).toHaveAccessibleDescription(/^Please enter an amount/);
  expect(writesOf(calls)).toHaveLength(0);
  await user.clear(inDialog().getByLabelText('Price up to (USD)'));
  await user.type(inDialog().getByLabelText('Price up to (USD)'), '1');
  await save(user);
  expect(await inDialog().findByText('The lowest price must not be above the highest')).toBeInTheDocument();
  expect(inDialog().getByLabelText('Price up to (USD)')).toHaveValue('1');
});
