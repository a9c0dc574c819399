import { ApiError } from '@tessera/shared/client';
import { hearToasts, heldAnswer, renderPage } from '@tessera/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { AskDialog } from './ask-dialog';

const toasts = hearToasts();

/** A question whose answer is on its way until the test says what becomes of it. */
async function send() {
  const answer = heldAnswer();
  const asked = jest.fn(() => answer.promise);
  function Page() {
    const [open, setOpen] = useState(true);
    return (
      <>
        <button onClick={() => setOpen(true)}>Open it again</button>
        <AskDialog
          open={open}
          onClose={() => setOpen(false)}
          title="Refund order K-1042"
          submit="Refund"
          done="$24.00 was refunded"
          read={() => ({})}
          send={asked}
        />
      </>
    );
  }
  const view = renderPage(<Page />, { path: '/here', url: '/here' });
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }));
  await press('Refund');
  return { ...view, answer, asked, press };
}

test('is sent once, however often its button is pressed', async () => {
  const { user, asked, press } = await send();
  await user.dblClick(screen.getByRole('button', { name: 'Refund' }));
  await press('Refund');
  expect(asked).toHaveBeenCalledTimes(1);
});

test('what fails is said in it', async () => {
  const { answer } = await send();
  await act(async () => answer.fail(new Error('No connection')));
  expect(await screen.findByText('No connection')).toBeInTheDocument();
  expect(toasts).toEqual([]);
});

test('what fails after it was closed is said all the same', async () => {
  const { answer, press } = await send();
  await press('Cancel');
  await act(async () => answer.fail(new Error('No connection')));
  await waitFor(() => expect(toasts).toEqual(['Refund order K-1042: No connection']));
});

test('of what was typed into one that is closed it promises nothing', async () => {
  const { answer, press } = await send();
  await press('Cancel');
  await act(async () => answer.fail(new ApiError({ status: 0, code: 'network' })));
  await waitFor(() => expect(toasts).toEqual(['Refund order K-1042: No connection to the shop. Please try again.']));
});

test('what fails after it was closed is said all the same when it is open again by then', async () => {
  const { answer, press } = await send();
  await press('Cancel');
  fireEvent.click(screen.getByText('Open it again'));
  await act(async () => answer.fail(new Error('No connection')));
  await waitFor(() => expect(toasts).toEqual(['Refund order K-1042: No connection']));
});

test('what fails after its page was left is said all the same', async () => {
  const { answer, unmount } = await send();
  unmount();
  await act(async () => answer.fail(new Error('No connection')));
  await waitFor(() => expect(toasts).toEqual(['Refund order K-1042: No connection']));
});

test('what is done after it was closed is said', async () => {
  const { answer, press } = await send();
  await press('Cancel');
  await act(async () => answer.give());
  await waitFor(() => expect(toasts).toEqual(['$24.00 was refunded']));
});
