import { act, fireEvent, screen } from '@testing-library/react';
import { renderPage } from '@tessera/shared/testing';
import { PageSkeleton } from '../../ui/page-skeleton';
import { RemoteFailure } from './remote-failure';

const mockScreen: { module: 'arrives' | 'fails' | 'hangs' } = { module: 'arrives' };

jest.mock('../error/error-screen', () => {
  if (mockScreen.module === 'fails') throw new Error('Loading chunk error-page failed');
  return jest.requireActual<object>('../error/error-screen');
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function fail(onRetry = jest.fn()) {
  renderPage(<RemoteFailure remote="cart" error={new Error('Loading chunk 7 failed')} onRetry={onRetry} />);
  await pass(0);
  await pass(0);
  return onRetry;
}

// before the other: what has arrived once is kept
test("without the error page's code the shell's own words stand there, with a try after 2 s and the way home", async () => {
  mockScreen.module = 'fails';
  const onRetry = await fail();
  expect(screen.getByRole('alert')).toHaveTextContent('This part did not load');
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await pass(1_999);
  expect(onRetry).not.toHaveBeenCalled();
  await pass(1);
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Homepage' })).toHaveAttribute('href', '/');
});

test('a failed part of the shop shows the error page in its place (docs/product.md §2)', async () => {
  mockScreen.module = 'arrives';
  const onRetry = await fail();
  expect(screen.getByRole('heading', { level: 1, name: 'Connection Error' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('This part did not load');
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await pass(2_000);
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('when the network is back a failed part is loaded again by itself', async () => {
  const onRetry = await fail();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('a page whose code is on its way says so', async () => {
  renderPage(<PageSkeleton />);
  await pass(0);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
});
