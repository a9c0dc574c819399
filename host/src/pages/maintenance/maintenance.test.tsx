import { act, fireEvent, screen } from '@testing-library/react';
import type { Store } from '@tessera/shared/contract';
import { storeQuery } from '@tessera/shared/query';
import { renderPage } from '@tessera/shared/testing';
import { reloadPage } from '../../ui/reload-page';
import { LOOK_AGAIN } from './maintenance-page';
import { Page } from './maintenance.route';

jest.mock('../../ui/reload-page', () => ({ reloadPage: jest.fn() }));

const storeWith = (maintenance: boolean) => ({ name: 'Kiln & Oak', locale: 'en-US', maintenance }) as Store; // nothing else is read
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("it says 'Under Maintenance' without Try Again, and opens the shop once it is back (docs/product.md §2, §8)", async () => {
  let maintenance = true;
  const { queryClient } = renderPage(<Page />, { url: '/cart', api: { 'GET store': () => storeWith(maintenance) } });
  queryClient.setQueryData(storeQuery().queryKey, storeWith(true));
  await pass(0);
  expect(screen.getByRole('heading', { level: 1, name: 'Under Maintenance' })).toBeVisible();
  expect(screen.getByText('Error 503')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  await pass(3 * LOOK_AGAIN);
  expect(reloadPage).not.toHaveBeenCalled();
  maintenance = false;
  await pass(LOOK_AGAIN);
  for (let turn = 0; turn < 4; turn += 1) await pass(20);
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test('it says what staff have written, and when the shop is expected to open, in the store’s time zone', async () => {
  const note = { texts: { en: 'We count the stock.', de: '' }, until: '2030-01-02T07:30:00Z' };
  const closed = { ...storeWith(true), time_zone: 'Europe/Berlin', maintenance_note: note };
  renderPage(<Page />, { url: '/cart', api: { 'GET store': closed } });
  await pass(0);
  for (let turn = 0; turn < 4; turn += 1) await pass(20);
  expect(
    screen.getByText(/We count the stock\. We expect to be open again on Wednesday, January 2 at 8:30 AM GMT\+1\./),
  ).toBeVisible();
});

test('its report says where it was met', async () => {
  const { calls } = renderPage(<Page />, {
    url: '/cart',
    api: { 'GET store': storeWith(true), 'POST error-reports': { reference: 'R-7K3M9P' } },
  });
  await pass(0);
  fireEvent.click(screen.getByRole('button', { name: 'Report' }));
  await pass(100);
  expect(screen.getByText(/has the reference R-7K3M9P/)).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    error_id: screen.getByText(/^E-/).textContent,
    errorType: 'maintenance',
    statusCode: 503,
    address: '/cart',
  });
});
