import { problem, type MockHandler } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { dismissJob } from '../../../jobs/watched-jobs';
import { adminProduct, productPage } from '../../../testing/fixtures';
import { staffJob } from '../../../testing/job-fixtures';
import { me } from '../../../testing/settings-fixtures';
import { renderStaffPage } from '../../../testing/staff-page';
import { Page } from '../products-page';

const mug = adminProduct();
const vase = adminProduct({ id: 'product-vase', name: 'Halo vase' });
const job = staffJob({ kind: 'products.reprice' });
const categories = [
  { id: 'c-cups', name: 'Cups', slug: 'cups', parent_id: null, product_count: 3, image: null, description: '' },
];

afterEach(() => dismissJob(job.id));

const renderProducts = (api: Record<string, MockHandler> = {}, url = '/admin/products?has_picture=true') =>
  renderStaffPage(<Page />, {
    path: '/admin/products',
    url,
    api: {
      'GET admin/products': productPage([mug, vase], { total: 1234 }),
      'GET admin/views': { items: [] },
      'GET products/categories': categories,
      [`GET admin/jobs/${job.id}`]: job,
      'POST admin/jobs': job,
      ...api,
    },
  });

type Rendered = ReturnType<typeof renderProducts>;

async function choose({ user }: Rendered, action: string): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name: 'Actions' }));
  await user.click(screen.getByRole('menuitem', { name: action }));
  return screen.findByRole('dialog');
}

const tick = async ({ user }: Rendered) =>
  user.click(await screen.findByRole('checkbox', { name: 'Select Ember mug' }));
const started = ({ calls }: Rendered) => calls.filter(({ method, path }) => method === 'POST' && path === 'admin/jobs');
const button = (dialog: HTMLElement, name: string) => within(dialog).getByRole('button', { name });

test('prices of the ticked products are changed by percent or by an amount, in a job that stays in sight', async () => {
  const page = renderProducts();
  const { user } = page;
  await tick(page);
  const dialog = await choose(page, 'Change prices…');
  expect(dialog).toHaveAccessibleName('Change the prices of 1 product');
  const size = within(dialog).getByLabelText('By how much');
  for (const [typed, fault] of [
    ['', /Please enter a number above 0/],
    ['ten', /Please enter a number above 0/],
    ['100.01', /Please enter a smaller number/],
  ] as const) {
    await user.clear(size);
    if (typed) await user.type(size, typed);
    await user.click(button(dialog, 'Change prices'));
    expect(size).toHaveAccessibleDescription(expect.stringMatching(fault));
  }
  expect(started(page)).toEqual([]);
  await user.clear(size);
  await user.type(size, '12,5 %');
  await user.click(button(dialog, 'Change prices'));
  const panel = await screen.findByRole('region', { name: 'Jobs under way' });
  expect(started(page)[0]?.body).toEqual({
    kind: 'products.reprice',
    parameters: { products: { ids: [mug.id] }, change: { prices: 'both', by: { basis_points: -1250 } } },
  });
  expect(panel).toHaveTextContent('Change the prices of 1,234 products');
  await waitFor(() => expect(screen.queryByText('1 selected')).not.toBeInTheDocument());

  await tick(page);
  const again = await choose(page, 'Change prices…');
  await user.selectOptions(within(again).getByLabelText('Which prices'), 'Prices alone');
  await user.selectOptions(within(again).getByLabelText('Change'), 'Raise by an amount');
  await user.type(within(again).getByLabelText('By how much'), '2.50');
  await user.click(button(again, 'Change prices'));
  await waitFor(() => expect(started(page)).toHaveLength(2));
  expect(started(page)[1]?.body).toMatchObject({
    parameters: { change: { prices: 'regular', by: { amount: 250 } } },
  });
});

test('all that match are chosen by their filter and number, after all of the page', async () => {
  const page = renderProducts();
  const { user } = page;
  await screen.findByRole('link', { name: 'Ember mug' });
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Select all 1,234 that match' }));
  const dialog = await choose(page, 'Publish…');
  expect(dialog).toHaveAccessibleName('Publish 1,234 products?');
  await user.click(button(dialog, 'Publish'));
  await waitFor(() => expect(started(page)).toHaveLength(1));
  expect(started(page)[0]?.body).toEqual({
    kind: 'products.publish',
    parameters: { products: { filter: { has_picture: true, sort: 'last_modified' }, count: 1234 } },
  });
});

test('tags are asked for, and a category may be none', async () => {
  const page = renderProducts();
  const { user } = page;
  await tick(page);
  const tags = await choose(page, 'Add tags…');
  await user.click(button(tags, 'Add tags'));
  expect(within(tags).getByLabelText('Tags')).toHaveAccessibleDescription(/Please enter a tag/);
  await user.type(within(tags).getByLabelText('Tags'), 'gift, new , gift');
  await user.click(button(tags, 'Add tags'));
  await waitFor(() => expect(started(page)[0]?.body).toMatchObject({ parameters: { tags: ['gift', 'new'] } }));
  for (const [name, category_id] of [
    ['Cups', 'c-cups'],
    ['None', null],
  ] as const) {
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await tick(page);
    const dialog = await choose(page, 'Put into a category…');
    await user.selectOptions(await within(dialog).findByLabelText('Category'), name);
    await user.click(button(dialog, 'Change category'));
    await waitFor(() => expect(started(page).at(-1)?.body).toMatchObject({ parameters: { category_id } }));
  }
});

test('a refusal is said in the dialog, and what was typed stays', async () => {
  const message = 'More match by now: 1,240. Have a look at the list before you go on.';
  const page = renderProducts({ 'POST admin/jobs': () => problem(409, { code: 'jobs.more_match', message }) });
  await tick(page);
  const dialog = await choose(page, 'Remove tags…');
  await page.user.type(within(dialog).getByLabelText('Tags'), 'gift');
  const before = page.calls.filter(({ path }) => path === 'admin/products').length;
  await page.user.click(button(dialog, 'Remove tags'));
  expect(await within(dialog).findByText(message)).toBeInTheDocument();
  expect(within(dialog).getByLabelText('Tags')).toHaveValue('gift');
  await waitFor(() =>
    expect(page.calls.filter(({ path }) => path === 'admin/products').length).toBeGreaterThan(before),
  );
});

test('whoever only reads products is told why not, and may export what is more than can be counted by a job', async () => {
  const page = renderProducts({
    'GET admin/me': me({ rights: ['products.read'] }),
    'GET admin/products': productPage([mug, vase], { total: 10_000, total_is_exact: false }),
  });
  const { user } = page;
  await screen.findByRole('link', { name: 'Ember mug' });
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  expect(screen.getByText(/^More than 10,000 match/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Actions' }));
  expect(screen.getByRole('menuitem', { name: /^Archive…/ })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() =>
    expect(started(page)[0]?.body).toEqual({
      kind: 'products.export',
      parameters: { filter: { has_picture: true, sort: 'last_modified' } },
    }),
  );
});
