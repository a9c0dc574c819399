import { hearToasts, problem, storeSettings, type MockHandler } from '@tessera/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { adminCategory } from '../../testing/goods/category-fixtures';
import { inDialog, press, renderStaffPage, writesOf } from '../../testing/staff-page';
import { Page } from './categories-page';

const cups = adminCategory();
const bowls = adminCategory({
  id: '019ab000-0000-7000-8000-00000000ca02',
  name: 'Bowls',
  slug: 'bowls',
  product_count: 3,
  former_slugs: ['dishes'],
  version: 4,
});
const tree = { items: [cups, bowls] };
const toasts = hearToasts();

const renderCategories = (api: Record<string, MockHandler> = {}) =>
  renderStaffPage(<Page />, { path: '/admin/categories', api: { 'GET admin/categories': tree, ...api } });

async function choose(user: ReturnType<typeof renderCategories>['user'], name: string, action: string): Promise<void> {
  await user.click(await press(`Actions for ${name}`));
  await user.click(screen.getByRole('menuitem', { name: action }));
}

test('shows the tree with addresses and products, and says so where there is none', async () => {
  const { unmount } = renderCategories();
  const row = (await press('Actions for Bowls')).closest('li');
  expect(row).toHaveTextContent('Bowls/bowls3 products');
  expect(screen.getByText('2 categories')).toBeInTheDocument();
  unmount();
  renderCategories({ 'GET admin/categories': { items: [] } });
  expect(await screen.findByText('No categories yet')).toBeInTheDocument();
});

test('moves by its menu and by Alt with the arrow keys, and keeps the focus', async () => {
  const moved = { items: [{ ...bowls, version: 5 }, cups] };
  const { user, calls } = renderCategories({ [`POST admin/categories/${bowls.id}/move`]: moved });
  await choose(user, 'Bowls', 'Move up');
  await waitFor(() => expect(toasts).toEqual(['Bowls was moved']));
  expect(writesOf(calls)[0]?.body).toEqual({ parent_id: null, position: 0, version: 4 });
  const button = await press('Actions for Bowls');
  await waitFor(() => expect(button).toHaveFocus());
  expect(screen.getAllByRole('button', { name: /^Actions for/ })[0]).toBe(button);
  fireEvent.keyDown(button, { key: 'ArrowDown', altKey: true });
  await waitFor(() => expect(writesOf(calls)).toHaveLength(2));
  expect(writesOf(calls)[1]?.body).toEqual({ parent_id: null, position: 1, version: 5 });
});

test('is dragged by its grip, to the side for a level deeper; Escape gives it up', async () => {
  const { calls } = renderCategories({ [`POST admin/categories/${cups.id}/move`]: tree });
  const grip = await press('Move Cups: drag, or Alt with the arrow keys');
  const rows = screen.getAllByRole('listitem').filter((row) => row.hasAttribute('data-row'));
  for (const [index, row] of rows.entries())
    row.getBoundingClientRect = () => new DOMRect(0, 200 + 40 * index, 300, 40);
  Object.assign(grip, { setPointerCapture: () => undefined });
  // jsdom has no pointer events of its own
  const point = (type: string, clientX: number, clientY: number) =>
    fireEvent(grip, new MouseEvent(`pointer${type}`, { bubbles: true, button: 0, clientX, clientY }));
  const drag = () => {
    point('down', 10, 220);
    point('move', 30, 275);
  };
  drag();
  expect(rows[1]).toHaveAttribute('data-gap', 'after');
  fireEvent.keyDown(grip, { key: 'Escape' });
  point('up', 30, 275);
  expect(writesOf(calls)).toEqual([]);
  drag();
  point('up', 30, 275);
  await waitFor(() => expect(writesOf(calls)).toHaveLength(1));
  expect(writesOf(calls)[0]?.body).toEqual({ parent_id: bowls.id, position: 0, version: cups.version });
});

test('is added, and a name is asked for', async () => {
  const { user, calls } = renderCategories({ 'POST admin/categories': tree });
  await user.click(await press('Add category'));
  await screen.findByRole('dialog', { name: 'Add category' });
  await user.click(inDialog().getByRole('button', { name: 'Add' }));
  expect(inDialog().getByLabelText('Name')).toHaveAccessibleDescription('Please enter a name');
  await user.type(inDialog().getByLabelText('Name'), 'Plates');
  await user.click(inDialog().getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(toasts).toEqual(['The category was added']));
  expect(writesOf(calls)[0]?.body).toEqual({ name: 'Plates', parent_id: null });
});

test('what is wrong stands at its field, and what was typed stays', async () => {
  const { user, calls } = renderCategories({
    [`PATCH admin/categories/${bowls.id}`]: problem(422, {
      message: 'Another category has this address.',
      errors: { slug: ['Another category has this address.'] },
    }),
  });
  await choose(user, 'Bowls', 'Edit…');
  await screen.findByRole('dialog', { name: 'Edit Bowls' });
  expect(inDialog().getByLabelText('Address')).toHaveAccessibleDescription('These lead here, too: dishes');
  await user.clear(inDialog().getByLabelText('Address'));
  await user.type(inDialog().getByLabelText('Address'), 'cups');
  await user.click(inDialog().getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(inDialog().getByLabelText('Address')).toHaveAccessibleDescription(/Another category has this address/),
  );
  expect(inDialog().getByLabelText('Address')).toHaveValue('cups');
  expect(writesOf(calls)[0]?.body).toMatchObject({ name: 'Bowls', slug: 'cups', description: '', version: 4 });
});

test('its texts are written in both languages, and shown as search engines may', async () => {
  const { user, calls } = renderCategories({ [`PATCH admin/categories/${bowls.id}`]: tree });
  await choose(user, 'Bowls', 'Edit…');
  await screen.findByRole('dialog', { name: 'Edit Bowls' });
  const preview = inDialog().getByRole('group', { name: 'How search engines may show it' });
  expect(preview).toHaveTextContent('Bowlslocalhost/products/category/bowls');
  await user.type(inDialog().getByLabelText('Name in German'), 'Schalen');
  await user.type(inDialog().getByLabelText('Title for search engines'), 'Bowls by hand');
  expect(preview).toHaveTextContent('Bowls by hand');
  await user.selectOptions(inDialog().getByLabelText('Order of its products'), 'Cheapest first');
  await user.click(inDialog().getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts).toEqual(['The category was saved']));
  expect(writesOf(calls)[0]?.body).toEqual({
    name: 'Bowls',
    slug: 'bowls',
    description: '',
    sort: 'price',
    rule: null,
    seo_title: 'Bowls by hand',
    seo_description: null,
    words: { de: { name: 'Schalen', slug: '', description: '', seo_title: '', seo_description: '' } },
    version: 4,
  });
});

test('in a shop of one language a category has its texts alone, and those in German stay as they are', async () => {
  const de = { name: 'Schalen', slug: 'schalen', description: '', seo_title: 'Schalen', seo_description: '' };
  const { user, calls } = renderCategories({
    'GET store': storeSettings({ languages: ['en'] }),
    'GET admin/categories': { items: [cups, { ...bowls, words: { de } }] },
    [`PATCH admin/categories/${bowls.id}`]: tree,
  });
  await choose(user, 'Bowls', 'Edit…');
  await screen.findByRole('dialog', { name: 'Edit Bowls' });
  await waitFor(() => expect(inDialog().queryByLabelText(/in German$/)).not.toBeInTheDocument());
  await user.type(inDialog().getByLabelText('Name'), ' & plates');
  await user.click(inDialog().getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(writesOf(calls)[0]?.body).toMatchObject({ name: 'Bowls & plates', words: { de } }));
});

test('a picture is sent at once, and why it was not taken stands beside it', async () => {
  const message = 'This is no picture.';
  const { user, calls } = renderCategories({
    [`PUT admin/categories/${bowls.id}/picture`]: problem(422, { code: 'uploads.not_a_picture', message }),
  });
  await choose(user, 'Bowls', 'Edit…');
  await screen.findByRole('dialog', { name: 'Edit Bowls' });
  await user.upload(inDialog().getByLabelText('Add a picture'), new File(['x'], 'a.png', { type: 'image/png' }));
  expect(await inDialog().findByText(message)).toBeInTheDocument();
  expect(writesOf(calls).map(({ method }) => method)).toEqual(['PUT']);
});

test('is merged into another one that is chosen', async () => {
  const { user, calls } = renderCategories({ [`POST admin/categories/${cups.id}/merge`]: { items: [bowls] } });
  await choose(user, 'Cups', 'Merge into another…');
  await screen.findByRole('dialog', { name: 'Merge Cups into another category?' });
  await user.selectOptions(inDialog().getByLabelText('Merge into'), 'Bowls');
  await user.click(inDialog().getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(toasts).toEqual(['The categories were merged']));
  expect(writesOf(calls)[0]?.body).toEqual({ into: bowls.id, version: 1 });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Actions for Cups' })).not.toBeInTheDocument());
});

test('is deleted with the version on show; why not is said', async () => {
  const message = 'Products are in this category.';
  const { user, calls } = renderCategories({
    [`DELETE admin/categories/${bowls.id}`]: problem(409, { code: 'categories.not_possible', message }),
  });
  await choose(user, 'Bowls', 'Delete…');
  await screen.findByRole('dialog', { name: 'Delete Bowls?' });
  await user.click(inDialog().getByRole('button', { name: 'Delete' }));
  expect(await inDialog().findByText(message)).toBeInTheDocument();
  expect(writesOf(calls)[0]?.query.get('version')).toBe('4');
});
