import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast } from '@tessera/shared/events';
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

describe('SPEC.md §9: success 2 s, error 4 s, other 4 s, loading unlimited', () => {
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

test('time stands still while the pointer is on a toast', async () => {
  await say(() => toast.success('Hello'));
  fireEvent.pointerEnter(screen.getByText('Hello').parentElement as HTMLElement);
  await pass(10_000);
  expect(screen.getByText('Hello')).toBeVisible();
  fireEvent.pointerLeave(screen.getByText('Hello').parentElement as HTMLElement);
  await pass(2010);
  expect(screen.queryByText('Hello')).toBeNull();
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

test('injects no styles of its own: the page’s policy forbids them', async () => {
  await say(() => toast.info('Hello'));
  expect(document.querySelectorAll('style')).toHaveLength(0);
});
