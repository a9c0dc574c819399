import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderPage } from '@tessera/shared/testing';
import { RETRY_DELAY } from '../../ui/use-retry';
import { ERROR_TYPES, error as errorTexts, type ErrorType } from '../../messages/en/error';
import type { ErrorInfo } from './report/error-info';
import { ErrorPage } from './error-page';
import { COPIED_FOR } from './use-copy';
import { TIP_TIME } from './use-rotation';

const info = (errorType: ErrorType = 'general', changes: Partial<ErrorInfo> = {}): ErrorInfo => ({
  errorType,
  errorCode: 'unexpected',
  errorMessage: 'x is not a function',
  statusCode: 0,
  timestamp: '2026-01-02T03:04:05.678Z',
  ...changes,
});

const onRetry = jest.fn();
const onReport = jest.fn(() => Promise.resolve('R-7K3M9P'));

async function show(page: ErrorInfo = info()) {
  const view = renderPage(<ErrorPage info={page} errorId="E-7K3M-9PX2-QF4T" onRetry={onRetry} onReport={onReport} />, {
    url: '/cart',
  });
  await screen.findByRole('heading', { level: 1 });
  return view;
}

const button = (name: string) => screen.getByRole('button', { name });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Who wants no motion, or leaves it to the page. */
function mockMotion(matches: boolean): void {
  const list = { matches, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  window.matchMedia = jest.fn(() => list as unknown as MediaQueryList);
}

function giveClipboard(value: object | undefined): void {
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
  Reflect.deleteProperty(window, 'matchMedia');
  Reflect.deleteProperty(navigator, 'clipboard');
});

test('the seven titles are those of docs/product.md §8', () => {
  expect(ERROR_TYPES.map((type) => errorTexts.types[type].title)).toEqual([
    'Server Error',
    'Connection Error',
    'Request Timeout',
    'Access Denied',
    'Payment Error',
    'Under Maintenance',
    'Unexpected Error',
  ]);
});

test.each(ERROR_TYPES)(
  '%s has a title, a description, suggestions and every way on (docs/product.md §2)',
  async (type) => {
    await show(info(type));
    const { title, description, suggestions } = errorTexts.types[type];
    const alert = screen.getByRole('alert');
    expect(within(alert).getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(alert).toHaveTextContent(description);
    for (const suggestion of suggestions) expect(screen.getByText(suggestion)).toBeVisible();
    for (const name of ['Go Back', 'Report', 'Technical details']) expect(button(name)).toBeEnabled();
    const links = { Homepage: '/', 'Contact Support': '/contact', 'Help Center': '/faq', 'Status Page': '/status' };
    for (const [name, href] of Object.entries(links)) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  },
);

test('Try Again is not offered for maintenance, and for all others it is (docs/product.md §2)', async () => {
  for (const type of ERROR_TYPES) {
    const { unmount } = await show(info(type));
    expect(screen.queryAllByRole('button', { name: 'Try Again' })).toHaveLength(type === 'maintenance' ? 0 : 1);
    unmount();
  }
});

test('Try Again says for 2 s that it is retrying, and tries once (docs/product.md §4, §9)', async () => {
  expect(RETRY_DELAY).toBe(2_000);
  await show();
  fireEvent.click(button('Try Again'));
  const retrying = button('Retrying…');
  expect(retrying).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(retrying);
  await pass(1_999);
  expect(onRetry).not.toHaveBeenCalled();
  await pass(1);
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('the error ID can be copied, and that is said for 2 s (docs/product.md §2, §9)', async () => {
  expect(COPIED_FOR).toBe(2_000);
  const writeText = jest.fn(() => Promise.resolve());
  await show();
  giveClipboard({ writeText });
  expect(screen.getByText('E-7K3M-9PX2-QF4T')).toBeVisible();
  const copy = button('Copy Error ID');
  fireEvent.click(copy);
  await pass(0);
  expect(writeText).toHaveBeenCalledWith('E-7K3M-9PX2-QF4T');
  expect(copy).toHaveTextContent('Copied');
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Copied');
  await pass(1_999);
  expect(copy).toHaveTextContent('Copied');
  await pass(1);
  expect(copy).toHaveAccessibleName('Copy Error ID');
});

test('without a clipboard, as on a page without https, the error ID is marked for the keyboard', async () => {
  await show();
  giveClipboard(undefined);
  const copy = button('Copy Error ID');
  fireEvent.click(copy);
  await pass(0);
  expect(getSelection()?.toString()).toBe('E-7K3M-9PX2-QF4T');
  expect(copy).toHaveTextContent('Press Ctrl+C');
});

test('the technical details fold out and in (docs/product.md §2, §3)', async () => {
  await show(info('server', { errorCode: 'server.error', statusCode: 500 }));
  const toggle = button('Technical details');
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText('server.error')).toBeNull();
  fireEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  for (const value of ['server', 'server.error', '500', 'x is not a function', '2026-01-02T03:04:05.678Z']) {
    expect(screen.getByText(value)).toBeVisible();
  }
  fireEvent.click(toggle);
  expect(screen.queryByText('server.error')).toBeNull();
});

test('Report sends it once and confirms with the reference', async () => {
  await show();
  fireEvent.click(button('Report'));
  await pass(0);
  expect(onReport).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Thank you. Your report has the reference R-7K3M9P.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Report' })).toBeNull();
});

test('a report that could not be sent says so and can be sent again', async () => {
  onReport.mockRejectedValueOnce(new Error('offline'));
  await show();
  fireEvent.click(button('Report'));
  await pass(0);
  expect(screen.getByText(/could not be sent/)).toBeVisible();
  fireEvent.click(button('Report'));
  await pass(0);
  expect(screen.getByText(/has the reference R-7K3M9P/)).toBeVisible();
});

describe('the tips', () => {
  const shown = () => screen.getByRole('region', { name: 'Good to know' }).querySelector('[data-shown]')?.textContent;
  const region = () => screen.getByRole('region', { name: 'Good to know' });
  const [first = '', second = '', third = ''] = errorTexts.tips;

  test('follow each other every 2 s (docs/product.md §2, §9)', async () => {
    expect(TIP_TIME).toBe(2_000);
    await show();
    expect(shown()).toBe(first);
    await pass(1_999);
    expect(shown()).toBe(first);
    await pass(1);
    expect(shown()).toBe(second);
    await pass(2_000);
    expect(shown()).toBe(third);
  });

  test('stand still under the pointer and with the focus', async () => {
    await show();
    fireEvent.pointerEnter(region());
    await pass(5_000);
    expect(shown()).toBe(first);
    fireEvent.pointerLeave(region());
    await pass(2_000);
    expect(shown()).toBe(second);
    act(() => button('Pause tips').focus());
    await pass(5_000);
    expect(shown()).toBe(second);
  });

  test('can be paused and played', async () => {
    await show();
    fireEvent.click(button('Pause tips'));
    await pass(5_000);
    expect(shown()).toBe(first);
    fireEvent.click(button('Play tips'));
    await pass(2_000);
    expect(shown()).toBe(second);
  });

  test('stand still for who wants no motion, and go on by a press', async () => {
    mockMotion(true);
    await show();
    await pass(5_000);
    expect(shown()).toBe(first);
    fireEvent.click(button('Next tip'));
    expect(shown()).toBe(second);
  });
});

test('the status of an answer stands above the title', async () => {
  await show(info('forbidden', { statusCode: 403 }));
  expect(screen.getByText('Error 403')).toBeVisible();
});
