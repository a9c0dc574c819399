import type { SavedAnswer } from '@tessera/shared/contract';
import { problem, type MockHandler } from '@tessera/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { inDialog, press, renderStaffPage, writesOf } from '../../../../testing/staff-page';
import { adminInquiry } from '../../../../testing/support-fixtures';
import { Page } from '../inquiry-page';

const thanks: SavedAnswer = { id: 'saved-1', name: 'Thanks', language: 'en', text: 'Thank you, {name}.', version: 1 };
const danke: SavedAnswer = { ...thanks, id: 'saved-2', name: 'Danke', language: 'de' };

/** What the shop has; a test that writes says what there is then. */
let present: SavedAnswer[] = [];
beforeEach(() => {
  present = [danke, thanks];
});

const nowThereAre = (...items: SavedAnswer[]) => {
  present = items;
  return { items };
};

async function openSaved(api: Record<string, MockHandler> = {}) {
  const page = renderStaffPage(<Page />, {
    path: '/admin/support/:inquiry',
    url: `/admin/support/${adminInquiry().id}`,
    api: {
      'GET admin/inquiries/:id': adminInquiry(),
      'PUT admin/inquiries/:id/presence': { others: [] },
      'DELETE admin/inquiries/:id/presence': undefined,
      'GET admin/saved-answers': () => ({ items: present }),
      ...api,
    },
  });
  await page.user.click(await press('Saved answers'));
  await inDialog().findByText('Thanks');
  return page;
}

test('one of the inquiry’s language is put in below what was typed, with the name of whoever wrote', async () => {
  const { user } = await openSaved();
  expect(inDialog().queryByText('Danke')).not.toBeInTheDocument();
  await user.click(inDialog().getByRole('button', { name: 'Put in Thanks' }));
  const field = screen.getByLabelText('Your answer to ada@example.com');
  expect(field).toHaveValue('Thank you, Ada Lane.');
  await user.click(await press('Saved answers'));
  await user.click(await inDialog().findByRole('button', { name: 'Put in Thanks' }));
  expect(field).toHaveValue('Thank you, Ada Lane.\n\nThank you, Ada Lane.');
});

test('another one is saved; what is wrong stands at its field, and nothing typed is lost', async () => {
  let isTaken = true;
  const bye = { ...thanks, id: 'saved-3', name: 'Bye', text: 'Until soon.' };
  const { user, calls } = await openSaved({
    'POST admin/saved-answers': () =>
      isTaken ? problem(422, { message: 'Taken', errors: { name: ['Taken'] } }) : nowThereAre(danke, bye),
  });
  await user.click(inDialog().getByRole('button', { name: 'New saved answer' }));
  await user.click(await inDialog().findByRole('button', { name: 'Save' }));
  expect(inDialog().getByLabelText('Name')).toHaveAccessibleDescription(/Please enter a name/);
  await user.type(inDialog().getByLabelText('Name'), 'Bye');
  await user.type(inDialog().getByLabelText('Text'), 'Until soon.');
  await user.click(inDialog().getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(inDialog().getByLabelText('Name')).toHaveAccessibleDescription(/Taken/));
  isTaken = false;
  await user.click(inDialog().getByRole('button', { name: 'Save' }));
  expect(await inDialog().findByRole('button', { name: 'Put in Bye' })).toBeInTheDocument();
  const [, write] = writesOf(calls, 'presence');
  expect(write?.body).toEqual({ name: 'Bye', text: 'Until soon.', language: 'en' });
});

test('one is changed, and deleted after a question', async () => {
  const { user, calls } = await openSaved({
    'PATCH admin/saved-answers/:id': () => nowThereAre({ ...thanks, name: 'Thank you', version: 2 }),
    'DELETE admin/saved-answers/:id': () => nowThereAre(),
  });
  await user.click(inDialog().getByRole('button', { name: 'Change Thanks' }));
  const name = await inDialog().findByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'Thank you');
  await user.click(inDialog().getByRole('button', { name: 'Save' }));
  await user.click(await inDialog().findByRole('button', { name: 'Delete Thank you' }));
  await user.click(inDialog().getByRole('button', { name: 'Delete' }));
  expect(await inDialog().findByText('None in this language yet.')).toBeInTheDocument();
  const [change, removal] = writesOf(calls, 'presence');
  expect(change?.body).toEqual({ name: 'Thank you', text: 'Thank you, {name}.', version: 1 });
  expect(removal?.query.get('version')).toBe('2');
});
