import { renderSlot } from '@tessera/shared/testing';
import { screen } from '@testing-library/react';
import { slots } from '../../pages';

test('says hello and notes a press', async () => {
  const { user } = await renderSlot(slots, '__place__');
  expect(screen.getByText('From another team.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Note it' }));
  expect(screen.getByRole('status')).toHaveTextContent('Noted.');
});

test('speaks German', async () => {
  await renderSlot(slots, '__place__', { language: 'de' });
  expect(screen.getByText('Von einem anderen Team.')).toBeVisible();
});
