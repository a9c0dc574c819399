import { act, screen, waitFor, within } from '@testing-library/react';
import { pressEscape } from '@tessera/shared/testing';
import { showProduct } from '../testing/show-product';

test('pictures are enlarged, turned by arrow keys and left by Escape', async () => {
  const { user } = showProduct();
  await user.click(await screen.findByRole('button', { name: 'Enlarge: oat' }));
  const dialog: HTMLDialogElement = await screen.findByRole('dialog', { name: 'Pictures of Ember Mug' });
  expect(within(dialog).getByRole('status')).toHaveTextContent('1 of 3');
  await user.keyboard('{ArrowRight}');
  expect(within(dialog).getByRole('status')).toHaveTextContent('2 of 3');
  await user.click(within(dialog).getByRole('button', { name: 'Enlarge' }));
  expect(within(dialog).getByRole('button', { name: 'Whole picture' })).toHaveAttribute('aria-pressed', 'true');
  // a dialog that leaves the document open does not give the focus back
  const closed = jest.fn<void, [boolean]>();
  dialog.addEventListener('close', () => closed(dialog.isConnected));
  act(() => pressEscape(dialog));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(closed.mock.calls).toEqual([[true]]);
});

test('the pictures are one stop of the tabulator, and the arrow keys go from one to the next', async () => {
  const { user } = showProduct();
  const thumbs = within(await screen.findByRole('toolbar', { name: 'Choose a picture' })).getAllByRole('button');
  const gallery = screen.getByRole('region', { name: 'Pictures of Ember Mug' });
  const stops = () =>
    within(gallery)
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0);
  expect(stops()).toHaveLength(2); // the picture itself, and the row of small ones
  thumbs[0]?.focus();
  await user.keyboard('{ArrowRight}');
  expect(thumbs[1]).toHaveFocus();
  expect(thumbs[1]).toHaveAttribute('aria-current', 'true');
  expect(stops()).toContain(thumbs[1]);
  expect(stops()).toHaveLength(2);
  await user.keyboard('{End}{ArrowRight}');
  expect(thumbs[0]).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(thumbs.at(-1)).toHaveFocus();
  await user.keyboard('a');
  expect(thumbs.at(-1)).toHaveFocus();
});

test('of the pictures the one on show is fetched, and the next one', async () => {
  const { user } = showProduct();
  const slides = within(await screen.findByRole('list', { name: 'All pictures' })).getAllByRole('listitem');
  const waiting = () => slides.map((slide) => slide.hasAttribute('data-ahead'));
  expect(waiting()).toEqual([false, false, true]);
  await user.click(screen.getByRole('button', { name: 'Show picture 2 of 3' }));
  expect(waiting()).toEqual([false, false, false]);
  await user.click(screen.getByRole('button', { name: 'Show picture 1 of 3' }));
  expect(waiting()).toEqual([false, false, false]);
});
