import { on } from '@tessera/shared/events';
import { renderPage } from '@tessera/shared/testing';
import { screen } from '@testing-library/react';
import { profile } from '../../testing/fixtures';
import { ProfileSection } from './profile-section';

// the code is asked for twice before a toast says that it is missing
let mockFailures = 2;
jest.mock('./profile-form', () => {
  if (mockFailures-- > 0) throw new Error('Loading chunk profile-form failed');
  return jest.requireActual('./profile-form');
});

test('keeps the profile when the form does not arrive, and asks for it again with the next press', async () => {
  const texts: string[] = [];
  const off = on('toast', ({ text }) => texts.push(text));
  const { user } = renderPage(<ProfileSection profile={profile()} locale="en-US" />);
  await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
  expect(await screen.findByRole('button', { name: 'Edit profile' })).toBeEnabled();
  expect(texts).toEqual(['The form could not be loaded. Please try again.']);
  await user.click(screen.getByRole('button', { name: 'Edit profile' }));
  expect(await screen.findByRole('textbox', { name: 'First Name' })).toBeVisible();
  off();
});
