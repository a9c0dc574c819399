import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderPage } from '@tessera/shared/testing';
import { RecordHead } from './record-head';

function Record() {
  const [isEnded, end] = useState(false);
  return (
    <RecordHead
      trail={[{ label: 'Coupon' }]}
      title="Coupon"
      states={isEnded ? 'Ended' : 'Active'}
      statesLabel="States"
      when="today"
      actions={{
        all: ['end', 'copy'],
        primary: isEnded ? undefined : 'end',
        labels: { end: 'End', copy: 'Copy' },
        more: 'More actions',
        reasonOf: () => undefined,
        onAction: () => end(true),
      }}
    />
  );
}

test('the primary button hands the focus on to the menu when it goes away', async () => {
  renderPage(<Record />, { path: '/admin/coupons/one', url: '/admin/coupons/one' });
  await userEvent.click(await screen.findByRole('button', { name: 'End' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'More actions' })).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'End' })).not.toBeInTheDocument();
});
