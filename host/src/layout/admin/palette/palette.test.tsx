import { act, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { pressEscape, problem, type MockCall } from '@tessera/shared/testing';
import { backOffice, page, renderFrame, staffWith } from '../render-frame';
import { byKind, customersOf, matches, type Choice, KINDS } from './palette.model';

const order = (number: string, email: string, name: string | null = null) => ({
  id: `id-${number}`,
  number,
  email,
  customer: name === null ? null : { id: email, name },
  total: 4200,
  currency: 'USD',
});
const product = { id: 'p1', name: 'Ember Mug', category: { name: 'Tableware' }, published: true };
const list = (items: unknown[]) => ({ items, total: items.length, page: 1, page_size: 5 });
const api = {
  'GET admin/orders': list([order('K7-2M', 'ada@example.com', 'Ada Lane')]),
  'GET admin/products': list([product]),
};

/** The back office with further pages. */
function withPages(...further: string[]) {
  const [admin, ...others] = backOffice();
  if (!admin) throw new Error('there is no back office');
  const routes = [...admin.descriptor.routes, ...further.map(page)];
  return [{ ...admin, descriptor: { ...admin.descriptor, routes } }, ...others];
}

async function open(options: Parameters<typeof renderFrame>[0] = {}) {
  const frame = renderFrame({ ...options, api: { ...api, ...options.api } });
  await frame.user.click(await screen.findByRole('button', { name: /^Search/ }));
  const input = await screen.findByRole('combobox', { name: 'Search, or go somewhere' });
  return { ...frame, input, address: () => frame.router.state.location.pathname + frame.router.state.location.search };
}

const options = () => screen.getAllByRole('option').map((option) => option.textContent);
const active = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;

test('it opens with every page and action, the focus in its box and the first line chosen', async () => {
  const { input } = await open();
  expect(input).toHaveFocus();
  expect(input).toHaveAttribute('aria-expanded', 'true');
  expect(options()).toEqual([
    'Dashboard',
    'OrdersSales',
    'ProductsCatalogue',
    'View shop',
    'Switch between light and dark',
    'Language: Deutsch',
    'Keyboard shortcuts',
    'Logout',
  ]);
  expect(active(input)).toBe('Dashboard');
});

test('arrows go round the list, Enter goes there and closes', async () => {
  const { user, input, address } = await open();
  await user.keyboard('{ArrowUp}');
  expect(active(input)).toBe('Logout');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(active(input)).toBe('ProductsCatalogue');
  await user.keyboard('{Enter}');
  expect(address()).toBe('/admin/products');
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('orders, whose they are, and products are found by the lists’ own calls, five of each', async () => {
  const { user, calls, address } = await open();
  // at once: whoever types slowly asks more often
  await user.paste('ada@example.com');
  expect(await screen.findByRole('option', { name: /^Order K7-2M/ })).toHaveTextContent('ada@example.com · $42.00');
  const asked = calls.filter(({ path }) => ['admin/orders', 'admin/products'].includes(path));
  expect(asked.map(({ path, query }) => `${path}?${query}`).sort()).toEqual([
    'admin/orders?search=ada%40example.com&page=1&page_size=5',
    'admin/products?search=ada%40example.com&page=1&page_size=5',
  ]);
  expect(screen.getByRole('option', { name: /^Ember Mug/ })).toHaveTextContent('Tableware');
  await user.click(screen.getByRole('option', { name: /^Ada Lane/ }));
  expect(address()).toBe('/admin/orders?search=ada%40example.com');
});

test('customers are found by their own list where staff may see it, each with their page', async () => {
  const { user, calls, address } = await open({
    remotes: withPages('/admin/customers', '/admin/customers/:customer'),
    api: {
      'GET admin/me': staffWith('orders.read', 'customers.read'),
      'GET admin/customers': list([{ id: 'c1', name: 'Ada Lane', email: 'ada@example.com' }]),
    },
  });
  await user.paste('ada@example.com');
  const found = await screen.findByRole('option', { name: /^Ada Lane/ });
  expect(found).toHaveTextContent('ada@example.com');
  expect(screen.getAllByRole('option', { name: /^Ada Lane/ })).toHaveLength(1);
  expect(screen.getByRole('option', { name: 'Find “ada@example.com” in customers' })).toBeInTheDocument();
  expect(calls.filter(({ path }) => path === 'admin/customers')).toHaveLength(1);
  await user.click(found);
  expect(address()).toBe('/admin/customers/c1');
});

test('an order leads to its page; a product without one to the list that has it', async () => {
  const first = await open();
  await first.user.type(first.input, 'k7');
  await first.user.click(await screen.findByRole('option', { name: /^Order K7-2M/ }));
  expect(first.address()).toBe('/admin/orders/id-K7-2M');
  first.unmount();
  const second = await open();
  await second.user.type(second.input, 'ember');
  await second.user.click(await screen.findByRole('option', { name: /^Ember Mug/ }));
  expect(second.address()).toBe('/admin/products?search=Ember+Mug');
});

test('a product leads to its page where there is one', async () => {
  const { user, input, address } = await open({ remotes: withPages('/admin/products/view-product/:product') });
  await user.type(input, 'ember');
  await user.click(await screen.findByRole('option', { name: /^Ember Mug/ }));
  expect(address()).toBe('/admin/products/view-product/p1');
});

test('an order or a product is begun from it by whoever may, where there is a page for that', async () => {
  const remotes = withPages('/admin/orders/new');
  const first = await open({ remotes, api: { 'GET admin/me': staffWith('orders.read', 'orders.write') } });
  expect(options()).not.toContain('Add product');
  await first.user.click(screen.getByRole('option', { name: 'New order' }));
  expect(first.address()).toBe('/admin/orders/new');
  first.unmount();
  await open({ remotes });
  expect(options()).not.toContain('New order');
});

test('while records are being found, their lists’ own search is there for whoever does not wait', async () => {
  const { user, input, address } = await open({ api: { 'GET admin/orders': () => new Promise(() => undefined) } });
  await user.type(input, 'K7-2M');
  expect(options()).toEqual(['Find “K7-2M” in orders', 'Find “K7-2M” in products']);
  expect(screen.getAllByText('Searching…')).not.toHaveLength(0);
  await user.keyboard('{Enter}');
  expect(address()).toBe('/admin/orders?search=K7-2M');
});

test('nothing that is there moves when records are found, in whatever order the API answers', async () => {
  const answers: Record<string, () => void> = {};
  const held = (name: string, items: unknown[]) => () =>
    new Promise((resolve) => {
      answers[name] = () => resolve(list(items));
    });
  const { user, input } = await open({
    remotes: withPages('/admin/orders/new'),
    api: {
      'GET admin/me': staffWith('orders.read', 'orders.write', 'products.read'),
      'GET admin/orders': held('orders', [order('K7-2M', 'ada@example.com')]),
      'GET admin/products': held('products', [{ ...product, name: 'Order pad' }]),
    },
  });
  await user.type(input, 'order');
  const known = ['OrdersSales', 'New order'];
  const searches = ['Find “order” in orders', 'Find “order” in products'];
  expect(options()).toEqual([...known, ...searches]);
  expect(screen.getAllByText('Searching…')).not.toHaveLength(0);
  await waitFor(() => expect(answers).toHaveProperty('products'));
  await act(async () => answers.products?.());
  // orders stand above them
  expect(options()).toEqual([...known, ...searches]);
  await act(async () => answers.orders?.());
  expect(await screen.findByRole('option', { name: /^Order K7-2M/ })).toBeInTheDocument();
  expect(options().map((option) => option?.replace(/ada.*|Tableware/, ''))).toEqual([
    ...known,
    'Order K7-2M',
    'Order pad',
    ...searches,
  ]);
});

test('a question that was overtaken is called back', async () => {
  const signals: AbortSignal[] = [];
  const { user, input } = await open({
    api: {
      'GET admin/orders': ({ query, signal }: MockCall) => {
        if (query.get('search') !== 'emb') return list([]);
        signals.push(signal);
        return new Promise(() => undefined);
      },
    },
  });
  await user.type(input, 'emb');
  await waitFor(() => expect(signals).toHaveLength(1));
  await user.type(input, 'er');
  await waitFor(() => expect(signals[0]?.aborted).toBe(true));
});

test('what the rights do not allow, or no remote has a page for, is not asked for', async () => {
  const [admin] = backOffice();
  if (!admin) throw new Error('no back office');
  const routes = admin.descriptor.routes.filter(({ path }) => !path.startsWith('/admin/orders'));
  const remotes = [{ ...admin, descriptor: { ...admin.descriptor, routes } }];
  const { user, input, calls, unmount } = await open({ remotes });
  await user.type(input, 'ember');
  await screen.findByRole('option', { name: /^Ember Mug/ });
  expect(calls.map(({ path }) => path)).not.toContain('admin/orders');
  expect(screen.queryByRole('option', { name: /in orders/ })).toBeNull();
  unmount();
  const limited = renderFrame({ api: { ...api, 'GET admin/me': staffWith('orders.read') } });
  await screen.findByRole('button', { name: /Floor manager/ });
  await limited.user.keyboard('{Control>}k{/Control}');
  await limited.user.type(await screen.findByRole('combobox'), 'k7');
  await screen.findByRole('option', { name: /^Order K7-2M/ });
  expect(limited.calls.map(({ path }) => path)).not.toContain('admin/products');
});

test('when the API cannot be reached it says so, and pages are found all the same', async () => {
  const failing = { 'GET admin/orders': problem(503), 'GET admin/products': problem(503) };
  const { user, input } = await open({ api: failing });
  await user.type(input, 'orders');
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be searched/);
  expect(options()[0]).toBe('OrdersSales');
});

test('what nothing is called is said', async () => {
  const empty = { 'GET admin/orders': list([]), 'GET admin/products': list([]) };
  const [admin] = backOffice();
  if (!admin) throw new Error('no back office');
  const { user, input } = await open({
    api: empty,
    remotes: [{ ...admin, descriptor: { ...admin.descriptor, routes: [] } }],
  });
  await user.type(input, 'zzz');
  expect(screen.getByText('Nothing is called “zzz”.')).toBeVisible();
  expect(input).toHaveAttribute('aria-expanded', 'false');
});

test('Escape closes it', async () => {
  await open();
  const dialog = screen.getByRole('dialog', { name: 'Search, or go somewhere' });
  act(() => pressEscape(dialog as HTMLDialogElement));
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('an action is done: the keys are listed', async () => {
  const { user, input } = await open();
  await user.type(input, 'short');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  expect(within(screen.getByRole('dialog')).queryByRole('combobox')).toBeNull();
});

test('a name is found by any part of any of its words, with and without accents, whatever their order', () => {
  expect(matches('Übersicht', 'uber')).toBe(true);
  expect(matches('Keyboard shortcuts', 'short key')).toBe(true);
  expect(matches('Orders', 'ordres')).toBe(false);
  fc.assert(
    fc.property(fc.lorem({ maxCount: 4 }), fc.nat(), fc.nat(), (label, from, length) => {
      const start = from % label.length;
      expect(matches(label, label.slice(start, start + 1 + (length % 5)).trim())).toBe(true);
    }),
  );
});

test('each choice stands once, under its kind, and its place is where the arrows find it', () => {
  const choice = fc.record({ key: fc.uuid(), kind: fc.constantFrom(...KINDS) });
  fc.assert(
    fc.property(fc.array(choice), (drawn) => {
      const choices = drawn.map((one): Choice => ({ ...one, label: one.key, choose: () => undefined }));
      const members = byKind(choices).flatMap((group) => group.members.map(([one, place]) => ({ one, place, group })));
      expect(members.map(({ place }) => place)).toEqual(members.map((_, index) => index));
      expect(new Set(members.map(({ one }) => one))).toEqual(new Set(choices));
      expect(members.every(({ one, group }) => one.kind === group.kind)).toBe(true);
    }),
  );
});

test('customers are each named once, and only where the mail address is what was looked for', () => {
  const orders = [
    order('1', 'ada@example.com', 'Ada Lane'),
    order('2', 'ada@example.com', 'Ada Lane'),
    order('3', 'bo@example.com'),
  ];
  expect(customersOf(orders, 'example')).toEqual([
    { email: 'ada@example.com', name: 'Ada Lane' },
    { email: 'bo@example.com', name: 'bo@example.com' },
  ]);
  expect(customersOf(orders, 'K7')).toEqual([]);
});
