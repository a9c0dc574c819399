import type { AdminPicture } from '@tessera/shared/contract';
import { problem, type MockCall, type MockHandler } from '@tessera/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { adminPicture, pictureList } from '../../testing/goods/picture-fixtures';
import { askedOf, inDialog, renderStaffPage } from '../../testing/staff-page';
import LibraryDialog from './library-dialog';

const mug = adminPicture();
const bowl = adminPicture({ id: '0190aaaa-0000-7000-8000-0000000000f2', name: 'bowl.jpg' });
const plate = adminPicture({ id: '0190aaaa-0000-7000-8000-0000000000f3', name: 'plate.jpg' });

function renderDialog(most: number, api: Record<string, MockHandler> = {}) {
  const chosen: AdminPicture[][] = [];
  const ui = (
    <LibraryDialog open onClose={() => undefined} most={most} onChoose={(pictures) => void chosen.push(pictures)} />
  );
  const usual: Record<string, MockHandler> = {
    'GET admin/pictures': ({ query }: MockCall) =>
      query.has('after') ? pictureList([plate]) : pictureList([mug, bowl], 'next'),
  };
  return { chosen, ...renderStaffPage(ui, { path: '/admin/categories', api: { ...usual, ...api } }) };
}

const choice = (name: string) => screen.findByRole('button', { name });

test('of one another press changes the choice; it is taken by a button of its own', async () => {
  const { user, chosen } = renderDialog(1);
  await user.click(await choice('mug.jpg'));
  await user.click(await choice('bowl.jpg'));
  expect(await choice('mug.jpg')).toHaveAttribute('aria-pressed', 'false');
  await user.click(inDialog().getByRole('button', { name: 'Use the picture' }));
  await waitFor(() => expect(chosen).toEqual([[bowl]]));
});

test('of several all are taken, in the order in which they were pressed, and no more than fit', async () => {
  const { user, chosen } = renderDialog(2);
  await user.click(await choice('bowl.jpg'));
  await user.click(await choice('mug.jpg'));
  expect(screen.getByText('No more than 2 can be chosen.')).toBeInTheDocument();
  await user.click(inDialog().getByRole('button', { name: 'Use 2 pictures' }));
  await waitFor(() => expect(chosen).toEqual([[bowl, mug]]));
});

test('it is searched and turned page by page; nothing is taken before something is chosen', async () => {
  const { user, calls, chosen } = renderDialog(1);
  await choice('mug.jpg');
  const take = inDialog().getByRole('button', { name: 'Use the picture' });
  expect(take).toHaveAccessibleDescription('Choose a picture first.');
  await user.click(inDialog().getByRole('button', { name: 'More pictures' }));
  await waitFor(() => expect(askedOf(calls, 'admin/pictures').at(-1)).toMatchObject({ after: 'next' }));
  // the button is gone at the last page: the focus begins at the top of the new one
  await choice('plate.jpg');
  expect(inDialog().getByRole('group', { name: 'Pictures' })).toHaveFocus();
  await user.type(inDialog().getByRole('searchbox'), 'bowl');
  await waitFor(() => expect(askedOf(calls, 'admin/pictures').at(-1)).toEqual({ search: 'bowl', page_size: '24' }));
  await user.click(inDialog().getByRole('button', { name: 'Use the picture' }));
  expect(chosen).toEqual([]);
});

test('what is there stays until what was searched for is', async () => {
  const { user, calls } = renderDialog(1, {
    'GET admin/pictures': ({ query }: MockCall) =>
      query.has('search') ? new Promise<never>(() => undefined) : pictureList([mug]),
  });
  await choice('mug.jpg');
  await user.type(inDialog().getByRole('searchbox'), 'bowl');
  await waitFor(() => expect(askedOf(calls, 'admin/pictures').at(-1)).toMatchObject({ search: 'bowl' }));
  expect(screen.getByRole('button', { name: 'mug.jpg' })).toBeInTheDocument();
});

test('an empty library and a failure say so', async () => {
  const { unmount } = renderDialog(1, { 'GET admin/pictures': pictureList([]) });
  expect(await screen.findByText(/The library has no pictures yet/)).toBeInTheDocument();
  unmount();
  renderDialog(1, { 'GET admin/pictures': () => problem(400, {}) });
  expect(await screen.findByText('The pictures could not be loaded.')).toBeInTheDocument();
});
