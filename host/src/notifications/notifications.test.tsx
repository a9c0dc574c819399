import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { toast } from '@tessera/shared/events';
import '@tessera/shared/testing';
import { Dialog } from '@tessera/shared/ui';
import { Notifications } from './notifications';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Lets the product's own time pass. */
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function say(...toasts: (() => string)[]) {
  render(<Notifications />);
  act(() => toasts.forEach((show) => show()));
  await pass(0);
}

describe('docs/product.md §9: success 2 s, error 4 s, other 4 s, loading unlimited', () => {
  test.each([
    ['success', 2000],
    ['error', 4000],
    ['info', 4000],
  ] as const)('%s', async (type, duration) => {
    await say(() => toast[type]('Hello'));
    expect(screen.getByText('Hello')).toBeVisible();
    await pass(duration - 10);
    expect(screen.getByText('Hello')).toBeVisible();
    await pass(20);
    expect(screen.queryByText('Hello')).toBeNull();
  });

  test('loading stays until it is replaced, in its place', async () => {
    await say(() => toast.loading('Adding…', { id: 'cart' }));
    await pass(60_000);
    expect(screen.getByText('Adding…')).toBeVisible();
    act(() => void toast.success('Added', { id: 'cart' }));
    await pass(0);
    expect(screen.queryByText('Adding…')).toBeNull();
    expect(screen.getAllByRole('status')).toHaveLength(1);
    await pass(2010);
    expect(screen.queryByText('Added')).toBeNull();
  });

  test('at most 20 at once; the others wait their turn', async () => {
    await say(...Array.from({ length: 25 }, (_, index) => () => toast.info(`Toast ${index}`)));
    expect(screen.getAllByRole('status')).toHaveLength(20);
    await pass(4010);
    expect(screen.getAllByRole('status')).toHaveLength(5);
  });
});

test('what was said before the display had arrived is shown, the latest word of each', async () => {
  await say(
    () => toast.loading('Adding…', { id: 'cart' }),
    () => toast.success('Added', { id: 'cart' }),
    () => toast.error('Failed'),
  );
  expect(screen.queryByText('Adding…')).toBeNull();
  expect(screen.getByText('Added')).toBeVisible();
  expect(screen.getByText('Failed')).toBeVisible();
});

test('the newest stands on top', async () => {
  await say(
    () => toast.info('First'),
    () => toast.info('Second'),
  );
  expect(screen.getAllByRole('status').map((element) => element.textContent)).toEqual(['Second', 'First']);
});

test('errors are read out at once, the rest politely, inside a live region', async () => {
  await say(
    () => toast.error('Failed'),
    () => toast.success('Done'),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Failed');
  expect(screen.getByRole('status')).toHaveTextContent('Done');
  expect(screen.getByRole('region', { name: 'Notifications' })).toHaveAttribute('aria-live', 'polite');
});

describe('while a modal dialog makes the rest of the page inert', () => {
  function Page() {
    const [names, setNames] = useState<string[]>([]);
    const [isGone, setGone] = useState(false);
    const change = (name: string) =>
      setNames(names.includes(name) ? names.filter((other) => other !== name) : [...names, name]);
    return (
      <>
        {['Second', 'First'].map((name) => (
          <button key={name} onClick={() => change(name)}>{`${name} dialog`}</button>
        ))}
        <button onClick={() => setGone(true)}>Leave the page</button>
        {!isGone &&
          ['Second', 'First'].map((name) => (
            <Dialog key={name} open={names.includes(name)} onClose={() => undefined} title={name}>
              Content
            </Dialog>
          ))}
        <Notifications />
      </>
    );
  }
  const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));
  const region = () => screen.getByRole('region', { name: 'Notifications' });

  test('the toasts are inside the dialog that was opened last, and come home when it closes', async () => {
    render(<Page />);
    await press('First dialog');
    await act(async () => void toast.error('Failed'));
    await pass(0);
    expect(screen.getByRole('dialog', { name: 'First' })).toContainElement(screen.getByRole('alert'));
    await press('Second dialog');
    expect(screen.getByRole('dialog', { name: 'Second' })).toContainElement(region());
    await press('Second dialog');
    expect(screen.getByRole('dialog', { name: 'First' })).toContainElement(region());
    await press('First dialog');
    expect(region().closest('dialog')).toBeNull();
    expect(region()).toHaveTextContent('Failed');
  });

  test('one that was raised before the dialog is taken along, and a press on it does not close the dialog', async () => {
    const onClose = jest.fn();
    const page = (open: boolean) => (
      <>
        <Dialog open={open} onClose={onClose} title="Welcome Back">
          Content
        </Dialog>
        <Notifications />
      </>
    );
    const { rerender } = render(page(false));
    await act(async () => void toast.error('Please login to add to cart!'));
    await pass(0);
    await act(async () => rerender(page(true)));
    expect(screen.getByRole('dialog')).toHaveTextContent('Please login to add to cart!');
    fireEvent.mouseDown(screen.getByText('Please login to add to cart!'));
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await pass(0);
    expect(screen.queryByText('Please login to add to cart!')).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });

  test('they outlive a dialog that leaves the page open', async () => {
    render(<Page />);
    await press('First dialog');
    await act(async () => void toast.error('Failed'));
    await pass(0);
    await press('Leave the page');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(region()).toHaveTextContent('Failed');
  });
});

test('time stands still while the pointer is on a toast', async () => {
  await say(() => toast.success('Hello'));
  fireEvent.pointerEnter(screen.getByText('Hello').parentElement as HTMLElement);
  await pass(10_000);
  expect(screen.getByText('Hello')).toBeVisible();
  fireEvent.pointerLeave(screen.getByText('Hello').parentElement as HTMLElement);
  await pass(2010);
  expect(screen.queryByText('Hello')).toBeNull();
});

test('shows what it is about, where it is about a product', async () => {
  const image = { src: '/media/0123456789abcdef.jpg', width: 8, height: 8, alt: 'A vase', tone: '#ccc', widths: [] };
  await say(() => toast.success('Halo Vase added to cart', { image }));
  expect(screen.getByRole('status').querySelector('img')).toHaveAttribute('alt', '');
});

test('can be dismissed by hand and by whoever raised it', async () => {
  await say(
    () => toast.info('One'),
    () => toast.info('Two', { id: 'two' }),
  );
  act(() => toast.dismiss('two'));
  await pass(0);
  expect(screen.queryByText('Two')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await pass(0);
  expect(screen.queryByText('One')).toBeNull();
});

describe('what a toast offers to do', () => {
  const run = jest.fn();
  beforeEach(() => run.mockClear());
  const sayWithAction = () => say(() => toast.success('Added', { action: { label: 'View cart', run } }));

  test('is done by one press, and the toast goes', async () => {
    await sayWithAction();
    fireEvent.click(screen.getByRole('button', { name: 'View cart' }));
    await pass(0);
    expect(run).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Added')).toBeNull();
  });

  test('takes no focus by itself, and gives back what it got before it is done', async () => {
    render(<button>Add to cart</button>);
    const add = screen.getByText('Add to cart');
    add.focus();
    await sayWithAction();
    expect(add).toHaveFocus();
    act(() => screen.getByRole('button', { name: 'View cart' }).focus());
    run.mockImplementation(() => expect(add).toHaveFocus());
    fireEvent.click(screen.getByRole('button', { name: 'View cart' }));
    expect(run).toHaveBeenCalledTimes(1);
  });
});

test('injects no styles of its own: the page’s policy forbids them', async () => {
  await say(() => toast.info('Hello'));
  expect(document.querySelectorAll('style')).toHaveLength(0);
});
