import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { facets, list } from '../../../testing/fixtures';
import { address, goods, show } from '../testing/show-listing';

test('order and filters are in the address', async () => {
  const { user, router, calls } = show('/products?category=all');
  await screen.findByText('3 products');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price, low to high');
  await waitFor(() => expect(address(router)).toBe('/products?category=all&sort=price'));
  await user.click(await screen.findByRole('checkbox', { name: /^In stock/ }));
  await waitFor(() => expect(address(router)).toBe('/products?category=all&sort=price&in_stock=true'));
  await waitFor(() => expect(calls.at(-1)?.query.get('in_stock')).toBe('true'));
});

test('groups of filters after the fourth are folded, unless something of theirs is chosen', async () => {
  const attributes = ['Colour', 'Material', 'Room'].flatMap((name) =>
    facets.attributes.map((facet) => ({ ...facet, code: name.toLowerCase(), name })),
  );
  show('/products?category=all&attr.room=oat', { 'GET products': list(goods, { facets: { ...facets, attributes } }) });
  const isOpen = (name: string) => screen.getByRole('group', { name, hidden: true }).closest('details')?.open;
  await screen.findByRole('group', { name: 'Availability' });
  expect(['Category', 'Availability', 'Price (USD)', 'Colour'].map(isOpen)).toEqual([true, true, true, true]);
  expect(['Material', 'Room', 'Rating'].map(isOpen)).toEqual([false, true, false]);
});

test('filters that fit nothing can be cleared', async () => {
  const { user, router } = show('/products/category/desk?on_sale=true', { 'GET products': list([]) });
  expect(await screen.findByRole('checkbox', { name: /^On sale/ })).toBeChecked();
  await user.click(await screen.findByRole('link', { name: 'Clear filters' }));
  await waitFor(() => expect(address(router)).toBe('/products/category/desk'));
});

test('every kind of filter is offered with the number of products that it would leave', async () => {
  show('/products');
  const oat = await screen.findByRole('checkbox', { name: 'Oat 7' });
  expect(oat).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Sage 0' })).toBeEnabled();
  expect(screen.getByRole('checkbox', { name: 'On sale 2' })).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: '4 stars and up 5' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Desk 1,000+' })).toHaveAttribute('href', '/products/category/desk');
  expect(screen.getByRole('textbox', { name: 'From' })).toHaveAttribute('placeholder', '9');
});

test('chosen filters are shown as what they are, and taken off one by one or all at once', async () => {
  const { user, router } = show('/products?category=all&attr.colour=oat&min_price=1000');
  const chosen = await screen.findByRole('list', { name: 'Chosen filters' });
  expect(await within(chosen).findByText('Colour: Oat')).toBeInTheDocument();
  expect(within(chosen).getByText('From $10.00')).toBeInTheDocument();
  await user.click(within(chosen).getByRole('link', { name: 'Take off filter: Colour: Oat' }));
  await waitFor(() => expect(address(router)).toBe('/products?category=all&min_price=1000'));
  await user.click(screen.getByRole('link', { name: 'Clear all' }));
  await waitFor(() => expect(address(router)).toBe('/products?category=all'));
  expect(screen.queryByRole('list', { name: 'Chosen filters' })).not.toBeInTheDocument();
});

test('a range of prices is typed, its ends in either order', async () => {
  const { user, router } = show('/products?category=all');
  await user.type(await screen.findByRole('textbox', { name: 'From' }), '80');
  await user.type(screen.getByRole('textbox', { name: 'To' }), '12,50{Enter}');
  await waitFor(() => expect(address(router)).toBe('/products?category=all&min_price=1250&max_price=8000'));
});

test('a range of prices is set by two thumbs, and applied when a pointer lets go', async () => {
  const wide = { ...facets, price: { min: 1900, max: 89_000 } };
  const { router } = show('/products?category=all', { 'GET products': list(goods, { facets: wide }) });
  const low = await screen.findByRole('slider', { name: 'Lowest price' });
  const high = screen.getByRole('slider', { name: 'Highest price' });
  fireEvent.change(high, { target: { value: '12000' } });
  fireEvent.change(low, { target: { value: '20000' } });
  expect(low).toHaveAttribute('aria-valuetext', '$120.00');
  expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('120');
  fireEvent.change(low, { target: { value: '1900' } });
  expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('');
  expect(address(router)).toBe('/products?category=all');
  fireEvent.pointerUp(high);
  await waitFor(() => expect(address(router)).toBe('/products?category=all&max_price=12000'));
});

test('on a phone the filters are a sheet, and its button says how many products are left', async () => {
  const { user, router } = show('/products?category=all&on_sale=true');
  await user.click(await screen.findByRole('button', { name: 'Filters (1)' }));
  const sheet = await screen.findByRole('dialog', { name: 'Filters' });
  await user.click(await within(sheet).findByRole('checkbox', { name: 'Oat 7' }));
  await waitFor(() => expect(address(router)).toBe('/products?category=all&on_sale=true&attr.colour=oat'));
  await user.click(await within(sheet).findByRole('button', { name: 'Show 3 products' }));
  expect(screen.queryByRole('dialog', { name: 'Filters' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeInTheDocument();
});
