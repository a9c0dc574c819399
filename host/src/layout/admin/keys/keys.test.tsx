import { on } from '@tessera/shared/events';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderFrame } from '../render-frame';
import { setLetterKeys } from './shortcuts-setting';

afterEach(() => act(() => setLetterKeys(true)));

/** The page is alive: its keys are heard. */
async function show(options: Parameters<typeof renderFrame>[0] = {}) {
  const frame = renderFrame(options);
  await screen.findByRole('button', { name: 'Mira Stone Floor manager' });
  return { ...frame, address: () => frame.router.state.location.pathname };
}

test('g and a letter lead to a page', async () => {
  const { user, address } = await show();
  await user.keyboard('gp');
  expect(address()).toBe('/admin/products');
  await user.keyboard('god');
  expect(address()).toBe('/admin/orders');
});

test('a page with unsaved changes holds up where keys and palette lead', async () => {
  const { user, address } = await show();
  const asked: string[] = [];
  const stopHolding = on('page-leaving', ({ to, hold }) => {
    asked.push(to);
    hold();
  });
  await user.keyboard('gp');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'Orders');
  await user.keyboard('{Enter}');
  expect(asked).toEqual(['/admin/products', '/admin/orders']);
  expect(address()).toBe('/admin');
  stopHolding();
  await user.keyboard('gp');
  expect(address()).toBe('/admin/products');
});

test('a letter alone, an unknown one after g, and a g that was long ago lead nowhere', async () => {
  const { user, address } = await show();
  await user.keyboard('p');
  await user.keyboard('gxp');
  expect(address()).toBe('/admin');
  const at = (key: string, timeStamp: number) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    act(() => void document.body.dispatchEvent(event));
  };
  at('g', 1_000_000);
  at('p', 1_001_600);
  expect(address()).toBe('/admin');
  at('g', 2_000_000);
  at('p', 2_001_400);
  expect(address()).toBe('/admin/products');
});

test('keys do nothing while somebody types, with a modifier, or below a dialog', async () => {
  const { user, address } = await show();
  await user.click(screen.getByRole('textbox', { name: 'Note' }));
  await user.keyboard('gp?');
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('gp?');
  await user.click(screen.getByRole('heading', { name: 'Page' }));
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) {
    for (const key of ['g', 'p', '?']) fireEvent.keyDown(document.body, { key, [modifier]: true });
  }
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.keyboard('gp?');
  expect(address()).toBe('/admin');
  expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull();
});

test('a box that is ticked is no place where somebody types', async () => {
  const { user, address } = await show();
  await user.click(screen.getByRole('checkbox', { name: 'Select' }));
  await user.keyboard('go');
  expect(address()).toBe('/admin/orders');
});

test('? lists the keys of the pages that are there', async () => {
  const { user } = await show();
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  const keyOf = (what: string) => within(dialog).getByText(what).nextElementSibling?.textContent;
  expect(keyOf('Go to Orders')).toBe('gtheno');
  expect(keyOf('Search, or go somewhere')).toBe('Ctrl+K');
  expect(keyOf('Send the form, or save')).toBe('Ctrl+Enter');
  expect(keyOf('From row to row of a list')).toBe('↑/↓');
  expect(keyOf('This list')).toBe('?');
  expect(keyOf('Collapse or expand the menu')).toBe('m');
});

test('letters can be turned off, which this browser remembers; the palette keeps its keys', async () => {
  const { user, address } = await show();
  await user.click(screen.getAllByRole('button', { name: 'Keyboard shortcuts' })[0] ?? document.body);
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await user.click(within(dialog).getByRole('checkbox', { name: 'Keys of a single letter' }));
  expect(localStorage.getItem('admin-letter-keys')).toBe('off');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await user.keyboard('gp?');
  expect(address()).toBe('/admin');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('combobox', { name: 'Search, or go somewhere' })).toHaveFocus();
});
