import { screen } from '@testing-library/react';
import { ApiError } from '@tessera/shared/client';
import { renderPage } from '@tessera/shared/testing';
import ErrorScreen from './error-screen';

const beacon = jest.fn<boolean, [string, Blob]>(() => true);

beforeEach(() => {
  beacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
});

async function show(error: unknown, api = {}) {
  const view = renderPage(<ErrorScreen error={error} app="cart" onRetry={jest.fn()} />, {
    url: '/cart?from=mail',
    api,
  });
  await screen.findByRole('heading', { level: 1 });
  return view;
}

/** What was sent to the server's log. */
async function logged(): Promise<unknown> {
  const [address, body] = beacon.mock.lastCall ?? [];
  expect(address).toBe('/error-log');
  const reader = new FileReader();
  const text = new Promise<string>((resolve) => (reader.onload = () => resolve(String(reader.result))));
  reader.readAsText(body ?? new Blob());
  return JSON.parse(await text) as unknown;
}

test('a failure unseen by the server gets an ID, which is sent to its log with what happened (docs/product.md §3)', async () => {
  await show(new TypeError('x is not a function'));
  const id = screen.getByText(/^E-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/).textContent;
  expect(await logged()).toMatchObject({
    error_id: id,
    errorType: 'general',
    errorCode: 'unexpected',
    errorMessage: 'x is not a function',
    statusCode: 0,
    address: '/cart',
  });
});

test("a failure of the API goes by the number that it has in the server's log already", async () => {
  await show(new ApiError({ status: 500, code: 'server.error', request_id: '0190a1b2-request' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Server Error' })).toBeVisible();
  expect(screen.getByText('0190a1b2-request')).toBeVisible();
  expect(beacon).not.toHaveBeenCalled();
});

test('Report sends the same ID and the same facts to the inbox', async () => {
  const { user, calls } = await show(new TypeError('x is not a function'), {
    'POST error-reports': { reference: 'R-7K3M9P' },
  });
  const report = await logged();
  await user.click(screen.getByRole('button', { name: 'Report' }));
  expect(await screen.findByText(/has the reference R-7K3M9P/)).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([report]);
});
