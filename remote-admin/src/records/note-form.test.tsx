import { hearToasts, heldAnswer, renderPage } from '@tessera/shared/testing';
import { useMutation } from '@tessera/shared/vendor/query';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { NoteForm } from './note-form';

const toasts = hearToasts();
const field = () => screen.getByLabelText('Note for staff');
const everything = () => Object.values({ ...sessionStorage }).join('\n');

/** A page that can be left and come back to while a note is on its way, until the test says what becomes of it. */
async function sendNote() {
  const answer = heldAnswer();
  function Noted() {
    const { mutateAsync, isPending, error } = useMutation({ mutationFn: (_text: string) => answer.promise });
    return <NoteForm draft="order:1:note" reason={undefined} isPending={isPending} error={error} onAdd={mutateAsync} />;
  }
  function Page() {
    const [isThere, setThere] = useState(true);
    return (
      <>
        <button onClick={() => setThere(!isThere)}>{isThere ? 'Leave' : 'Come back'}</button>
        {isThere && <Noted />}
      </>
    );
  }
  const { user } = renderPage(<Page />, { path: '/here', url: '/here', session: { sub: 'mara' } });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await user.type(field(), 'Ring twice');
  await press('Add note');
  expect(everything()).toContain('Ring twice');
  return { user, answer, press };
}

test('a note that was added is not found again', async () => {
  const { answer } = await sendNote();
  await act(async () => answer.give());
  await waitFor(() => expect(field()).toHaveValue(''));
  expect(everything()).not.toContain('Ring twice');
  expect(toasts).toEqual(['The note was added']);
});

test('nor by whoever left while it was on its way', async () => {
  const { answer, press } = await sendNote();
  await press('Leave');
  await act(async () => answer.give());
  await waitFor(() => expect(toasts).toEqual(['The note was added']));
  expect(everything()).not.toContain('Ring twice');
  await press('Come back');
  expect(field()).toHaveValue('');
});

test('nor by whoever was back before it was there', async () => {
  const { answer, press } = await sendNote();
  await press('Leave');
  await press('Come back');
  expect(field()).toHaveValue('Ring twice');
  await act(async () => answer.give());
  await waitFor(() => expect(field()).toHaveValue(''));
  expect(everything()).not.toContain('Ring twice');
});

test('what was written while it was on its way stays, also after coming back', async () => {
  const { user, answer, press } = await sendNote();
  await press('Leave');
  await press('Come back');
  await user.type(field(), ' or thrice');
  await act(async () => answer.give());
  await waitFor(() => expect(toasts).toEqual(['The note was added']));
  expect(field()).toHaveValue('Ring twice or thrice');
  expect(everything()).toContain('Ring twice or thrice');
});

test('a note that failed is there again, and whoever left is told', async () => {
  const { answer, press } = await sendNote();
  await press('Leave');
  await act(async () => answer.fail(new Error('No connection')));
  await press('Come back');
  expect(field()).toHaveValue('Ring twice');
  expect(toasts).toEqual(['Note for staff: No connection']);
});
