import { act, fireEvent, screen, within } from '@testing-library/react';
import { feedOf, renderFrame } from '../render-frame';
import { railScript } from './rail-script';

const html = document.documentElement;

afterEach(() => {
  delete html.dataset['rail'];
  localStorage.clear();
});

async function show() {
  const frame = renderFrame({ api: { 'GET admin/counts': { orders_to_ship: 3 }, 'GET admin/feed': () => feedOf() } });
  await screen.findByRole('button', { name: 'Mira Stone Floor manager' });
  return frame;
}
const rail = () => screen.getByRole('navigation', { name: 'Back office' });
const toggle = (name: string) => screen.getByRole('button', { name });
/** The next load of a page, before anything is drawn. */
const load = () => {
  delete html.dataset['rail'];
  // what the document runs
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(railScript)();
};

test('the rail is taken to icons and back, which this browser remembers', async () => {
  const { user } = await show();
  await user.click(toggle('Collapse menu'));
  expect(html.dataset['rail']).toBe('icons');
  load();
  expect(html.dataset['rail']).toBe('icons');
  await user.click(toggle('Expand menu'));
  expect(html.dataset['rail']).toBeUndefined();
  load();
  expect(html.dataset['rail']).toBeUndefined();
});

test('as icons it keeps its names, groups and numbers', async () => {
  const { user } = await show();
  await user.click(toggle('Collapse menu'));
  expect(within(rail()).getByRole('list', { name: 'Sales' })).toBeInTheDocument();
  expect(within(rail()).getByRole('link', { name: /^Orders.*3/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Search/ })).toBeInTheDocument();
});

test('m does the same, where nobody types', async () => {
  const { user } = await show();
  await user.keyboard('m');
  expect(html.dataset['rail']).toBe('icons');
  await user.click(screen.getByRole('textbox', { name: 'Note' }));
  await user.keyboard('m');
  expect(html.dataset['rail']).toBe('icons');
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('m');
});

test('the entry of the page on show is scrolled to where it can be seen, and only then', async () => {
  const rectOf = (element: Element) => {
    const scrolled = element.closest('nav')?.parentElement?.scrollTop ?? 0;
    const top = element.matches('[aria-current="page"]') ? 900 - scrolled : 100;
    return new DOMRect(0, top, 200, element.matches('a') ? 36 : 600);
  };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return rectOf(this);
  });
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(1200);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  await show();
  const room = rail().parentElement;
  expect(room?.scrollTop).toBe(500);
  jest.restoreAllMocks();
});

describe('what an icon stands for', () => {
  const tip = () => document.querySelector<HTMLElement>('[aria-hidden="true"][class*="Tip"]');
  const shown = () => (tip()?.hidden === false ? tip()?.textContent : undefined);

  it('is said beside the focus and the pointer, until Escape or until they leave', async () => {
    const { user } = await show();
    await user.click(toggle('Collapse menu'));
    expect(shown()).toBeUndefined();
    const link = within(rail()).getByRole('link', { name: 'Products' });
    act(() => link.focus());
    expect(shown()).toBe('Products');
    await user.keyboard('{Escape}');
    expect(shown()).toBeUndefined();
    await user.hover(within(rail()).getByRole('link', { name: 'Dashboard' }));
    expect(shown()).toBe('Dashboard');
    fireEvent.pointerLeave(screen.getByRole('banner'), { relatedTarget: document.body });
    expect(shown()).toBeUndefined();
  });

  it('is not said while its words stand there', async () => {
    await show();
    act(() => within(rail()).getByRole('link', { name: 'Products' }).focus());
    expect(shown()).toBeUndefined();
  });
});
