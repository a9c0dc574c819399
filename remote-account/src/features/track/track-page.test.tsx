import { problem, renderPage, type MockHandler } from '@tessera/shared/testing';
import { screen, within } from '@testing-library/react';
import { store, trackedOrder } from '../../testing/fixtures';
import { Page } from './track-page';

function renderTrack(answer: MockHandler) {
  return renderPage(<Page />, { url: '/orders/track', api: { 'GET store': store(), 'POST orders/track': answer } });
}

async function fill(user: ReturnType<typeof renderTrack>['user']) {
  await user.type(screen.getByLabelText('Order number'), ' KO-7K2M9Q ');
  await user.type(screen.getByLabelText('E-mail address'), 'ada@example.com{Enter}');
}

test('shows how far an order is to whoever knows its number and address, without a session', async () => {
  const { user, calls } = renderTrack(trackedOrder());
  await fill(user);
  expect(await screen.findByRole('heading', { level: 1, name: 'Order KO-7K2M9Q' })).toBeVisible();
  const steps = screen.getByRole('list', { name: 'How far it is' });
  expect(within(steps).getByText(/^On its way/)).toHaveTextContent('done');
  expect(screen.getByText('Goes to 90210 Beverly Hills, United States')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Track parcel/ })).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    number: 'KO-7K2M9Q',
    email: 'ada@example.com',
  });
  await user.click(screen.getByRole('button', { name: 'Track another order' }));
  expect(screen.getByLabelText('Order number')).toBeVisible();
});

test('says of gift cards alone that they are mailed, and to no place', async () => {
  const delivery = { ...trackedOrder().delivery, code: 'by-mail', name: 'By e-mail' };
  const { user } = renderTrack(trackedOrder({ delivery, fulfilment_status: 'delivered', shipments: [] }));
  await fill(user);
  expect(await screen.findByText('By e-mail')).toBeVisible();
  expect(screen.getByText(/^Issued/, { selector: 'li *' })).toHaveTextContent('done');
  expect(screen.queryByText(/^Goes to/)).not.toBeInTheDocument();
});

test('promises no day for what was not there when it was ordered, but what was promised then', async () => {
  const [item] = trackedOrder().items;
  if (!item) throw new Error('no line');
  const ahead = { quantity: 2, expected: '2099-12-12', note: 'Made to order' };
  const items = [{ ...item, quantity_shipped: 0, backorder: ahead }];
  const { user } = renderTrack(trackedOrder({ fulfilment_status: 'unfulfilled', shipments: [], items }));
  await fill(user);
  expect(await screen.findByText(/^On back-order: ships by December 12, 2099/)).toBeVisible();
  expect(screen.queryByText(/^Expected/)).not.toBeInTheDocument();
});

test('says what is missing before it asks', async () => {
  const { user, calls } = renderTrack(trackedOrder());
  await user.click(screen.getByRole('button', { name: 'Find order' }));
  expect(screen.getByText('Order number is required')).toBeVisible();
  expect(screen.getByText('Email is required')).toBeVisible();
  expect(screen.getByLabelText('Order number')).toHaveFocus();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('says when nothing was found, and keeps what was typed', async () => {
  const { user } = renderTrack(problem(404, { message: 'There is no such order.' }));
  await fill(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Please check both.');
  expect(screen.getByLabelText('E-mail address')).toHaveValue('ada@example.com');
});
