import { act, render, screen } from '@testing-library/react';
import { toast } from '@tessera/shared/events';
import { Notifications } from './notifications';

let mockFailures = 1;
jest.mock('./toaster', () => {
  if (mockFailures-- > 0) throw new Error('Loading chunk toaster failed');
  return jest.requireActual('./toaster');
});

test('a display that does not arrive takes nothing down and is asked for again with the next toast', async () => {
  render(
    <>
      <p>The shop</p>
      <Notifications />
    </>,
  );
  await act(async () => void toast.error('First'));
  expect(screen.getByText('The shop')).toBeVisible();
  expect(screen.queryByText('First')).toBeNull();
  act(() => void toast.error('Second'));
  expect(await screen.findByText('Second')).toBeVisible();
  expect(screen.getByText('First')).toBeVisible();
});
