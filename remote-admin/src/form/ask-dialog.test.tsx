import { ApiError } from '@tessera/shared/client';
import { hearToasts, heldAnswer, renderPage } from '@tessera/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useDraft } from '@tessera/shared/drafts';
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

test('what is done after it was opened again leaves that open', async () => {
  const { answer, press } = await send();
  await press('Cancel');
  fireEvent.click(screen.getByText('Open it again'));
  await act(async () => answer.give());
  await waitFor(() => expect(toasts).toEqual(['$24.00 was refunded']));
  expect(screen.getByRole('dialog', { name: 'Refund order K-1042' })).toBeInTheDocument();
});

test('what is done after it was closed is said', async () => {
  const { answer, press } = await send();
  await press('Cancel');
  await act(async () => answer.give());
  await waitFor(() => expect(toasts).toEqual(['$24.00 was refunded']));
});

describe('opened again', () => {
  function renderDialog(draft?: string) {
    function Page() {
      const [open, setOpen] = useState(false);
      const kept = useDraft(draft ?? '');
      return (
        <>
          <button onClick={() => setOpen(!open)}>Open</button>
          <AskDialog
            open={open}
            onClose={() => setOpen(false)}
            title="Answer"
            submit="Send"
            kept={draft === undefined ? undefined : kept}
            read={() => ({ errors: { text: 'Too short' } })}
            send={() => Promise.resolve()}
          >
            {(errors) => (
              <>
                <input name="text" aria-label="Text" defaultValue="Dear" />
                {errors.text}
              </>
            )}
          </AskDialog>
        </>
      );
    }
    const { user } = renderPage(<Page />, { path: '/here', url: '/here', session: { sub: 'mara' } });
    const press = (name: string) => user.click(screen.getByRole('button', { name }));
    return { user, press };
  }
  const field = () => screen.getByLabelText('Text');
  const note = () => screen.queryByText(/What you typed here before/);

  test('a dialog that keeps nothing begins anew, without what was wrong', async () => {
    const { user, press } = renderDialog();
    await press('Open');
    await user.type(field(), ' Ada');
    await press('Send');
    expect(screen.getByText('Too short')).toBeInTheDocument();
    await press('Close');
    await press('Open');
    expect(field()).toHaveValue('Dear');
    expect(screen.queryByText('Too short')).not.toBeInTheDocument();
    expect(note()).not.toBeInTheDocument();
  });

  test('nor with it when the page closed it, as by Back', async () => {
    const { press } = renderDialog();
    await press('Open');
    await press('Send');
    expect(screen.getByText('Too short')).toBeInTheDocument();
    fireEvent.click(screen.getByText('Open'));
    await press('Open');
    expect(screen.queryByText('Too short')).not.toBeInTheDocument();
  });

  test('one that keeps what is typed says so, and begins anew when that is asked for', async () => {
    const { user, press } = renderDialog('answer');
    await press('Open');
    expect(note()).not.toBeInTheDocument();
    await user.type(field(), ' Ada');
    expect(note()).not.toBeInTheDocument();
    await press('Close');
    await press('Open');
    expect(field()).toHaveValue('Dear Ada');
    expect(note()).toBeInTheDocument();
    await press('Begin anew');
    expect(field()).toHaveValue('Dear');
    expect(field()).toHaveFocus();
    expect(note()).not.toBeInTheDocument();
    await press('Close');
    await press('Open');
    expect(field()).toHaveValue('Dear');
    expect(note()).not.toBeInTheDocument();
  });

  test('one that was cancelled begins anew', async () => {
    const { user, press } = renderDialog('answer');
    await press('Open');
    await user.type(field(), ' Ada');
    await press('Cancel');
    await press('Open');
    expect(field()).toHaveValue('Dear');
    expect(note()).not.toBeInTheDocument();
  });
});

describe('what is wrong with a field', () => {
  const refusal = new ApiError({
    status: 400,
    code: 'invalid',
    errors: { amount: ['Only $5 are open'] },
  });

  /** Asks for an amount up to what is chosen, and for a reason. */
  function renderDialog(sent: () => Promise<void>) {
    function Page() {
      const [most, setMost] = useState(10);
      return (
        <AskDialog
          open
          onClose={() => undefined}
          title="Waive"
          submit="Send"
          read={(form) => {
            const errors = {
              ...(!(Number(form.get('amount')) <= most) && { amount: `At most ${most}` }),
              ...(form.get('why') === '' && { why: 'Please say why' }),
            };
            return Object.keys(errors).length > 0 ? { errors } : {};
          }}
          send={sent}
        >
          {(errors) => (
            <>
              <select aria-label="Most" value={most} onChange={({ target }) => setMost(Number(target.value))}>
                <option>10</option>
                <option>100</option>
              </select>
              <input name="amount" aria-label="Amount" />
              <p>{errors.amount}</p>
              <input name="why" aria-label="Why" />
              <p>{errors.why}</p>
            </>
          )}
        </AskDialog>
      );
    }
    const { user } = renderPage(<Page />, { path: '/here', url: '/here' });
    const type = (label: string, words: string) => user.type(screen.getByLabelText(label), words);
    return { user, type, press: () => user.click(screen.getByRole('button', { name: 'Send' })) };
  }
  const done = () => Promise.resolve();

  test('is looked at again as soon as it is changed, and what is still wrong stays', async () => {
    const { user, type, press } = renderDialog(done);
    await type('Amount', '50');
    await press();
    expect(screen.getByText('At most 10')).toBeInTheDocument();
    await type('Amount', '{Backspace}');
    expect(screen.queryByText('At most 10')).not.toBeInTheDocument();
    expect(screen.getByText('Please say why')).toBeInTheDocument();
    await user.clear(screen.getByLabelText('Amount'));
    await type('Why', 'A chip');
    expect(screen.queryByText('Please say why')).not.toBeInTheDocument();
  });

  test('is looked at again when something is chosen that it depends on', async () => {
    const { user, type, press } = renderDialog(done);
    await type('Amount', '50');
    await press();
    await user.selectOptions(screen.getByLabelText('Most'), '100');
    expect(screen.queryByText('At most 10')).not.toBeInTheDocument();
  });

  test('is not said before the form was sent', async () => {
    const { type } = renderDialog(done);
    await type('Amount', '50');
    expect(screen.queryByText('At most 10')).not.toBeInTheDocument();
  });

  test('goes with the value of which the server has said it', async () => {
    const { type, press } = renderDialog(() => Promise.reject(refusal));
    await type('Amount', '7');
    await type('Why', 'A chip');
    await press();
    expect(await screen.findByText('Only $5 are open')).toBeInTheDocument();
    await type('Amount', '{Backspace}5');
    expect(screen.queryByText('Only $5 are open')).not.toBeInTheDocument();
  });
});
