import { act, render, screen } from '@testing-library/react';
import { toast } from '@tessera/shared/events';
import { Notifications } from './notifications';

let mockFailures = 1;
jest.mock('./toaster', () => {
  if (mockFailures-- > 0) throw new Error('Loading chunk toaster failed');
  return jest.requireActual('./toaster');
});

test('without its display a toast is said in words alone, and moves over when the next one has fetched it', async () => {
  render(
    <>
      <p>The shop</p>
      <Notifications />
    </>,
  );
  await act(async () => void toast.error('First'));
  expect(screen.getByText('The shop')).toBeVisible();
  expect(await screen.findByText('First')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('First');
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  act(() => void toast.error('Second'));
  expect(await screen.findAllByRole('button', { name: 'Dismiss' })).toHaveLength(2);
  expect(screen.getByText('Second')).toBeVisible();
  expect(screen.getByText('First')).toBeVisible();
});
