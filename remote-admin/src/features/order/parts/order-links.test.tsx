import type { NewPaymentLink, PaymentLinkList } from '@tessera/shared/contract';
import { hearToasts, renderPage, storeSettings } from '@tessera/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { unpaidOrder } from '../../../testing/sales/order-fixtures';
import { me } from '../../../testing/settings-fixtures';
import { OrderLinks } from './order-links';

const texts = hearToasts();

const link: NewPaymentLink['link'] = {
  id: 'link-1',
  state: 'good',
  sent_to: 'ada@example.com',
  created_by_name: 'Bo Reed',
  created_at: '2026-11-20T08:00:00Z',
  expires_at: '2026-11-27T08:00:00Z',
};

/** The card beside a button by which the order becomes another version, as the live feed makes it. */
function Changing() {
  const [version, setVersion] = useState(4);
  return (
    <>
      <button onClick={() => setVersion(version + 1)}>Change the order</button>
      <OrderLinks order={{ ...unpaidOrder(), version }} reason={undefined} />
    </>
  );
}

function show(list: PaymentLinkList) {
  let now = list;
  return renderPage(<Changing />, {
    path: '/admin/orders/:order',
    url: '/admin/orders/K-1042',
    session: { role: 'ADMIN' },
    api: {
      'GET admin/me': me(),
      'GET store': storeSettings(),
      'GET admin/orders/:id/payment-links': () => now,
      'POST admin/orders/:id/payment-links': () => {
        now = { ...now, items: [link] };
        return { url: 'https://shop.example.com/pay/secret', link };
      },
      'DELETE admin/orders/:id/payment-links/:link': () => {
        now = { ...now, items: [{ ...link, state: 'revoked' }] };
        return now;
      },
    },
  });
}

test('a new link goes by mail unless told otherwise, and is there to be copied though the order changes meanwhile', async () => {
  const { user, calls } = show({ items: [], owed: 12_400 });
  expect(await screen.findByText(/^\$124\.00 is owed/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'New payment link' }));
  const address = await screen.findByRole('textbox', { name: /^Copy the link now/ });
  expect(address).toHaveValue('https://shop.example.com/pay/secret');
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ send: true });
  await user.click(screen.getByRole('button', { name: 'Change the order' }));
  expect(await screen.findByText('Sent to ada@example.com')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^Copy the link now/ })).toBe(address);
});

test('a link is revoked at once', async () => {
  const { user } = show({ items: [link], owed: 12_400 });
  await user.click(await screen.findByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Revoked')).toBeInTheDocument();
  // its button is gone
  await waitFor(() => expect(screen.getByText('Revoked').closest('ul')).toHaveFocus());
  expect(texts).toEqual(['The link was revoked']);
});

test('where nothing is owed and there were none there is nothing', async () => {
  const { calls } = show({ items: [], owed: 0 });
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/payment-links'))).toBe(true));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
