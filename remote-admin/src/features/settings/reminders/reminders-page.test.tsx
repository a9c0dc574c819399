import type { ReminderSettings } from '@tessera/shared/contract';
import { hearToasts, heldAnswer, problem, renderPage, storeSettings, type MockHandler } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { me, remindersForStaff } from '../../../testing/settings-fixtures';
import { press } from '../../../testing/staff-page';
import { Page } from './reminders-page';

const toasts = hearToasts();

function renderReminders(api: Record<string, MockHandler> = {}, settings: Partial<ReminderSettings> = {}) {
  const present = remindersForStaff(settings);
  return renderPage(<Page />, {
    path: '/admin/settings/payments/reminders',
    url: '/admin/settings/payments/reminders',
    session: { role: 'ADMIN' },
    api: {
      'GET admin/me': me(),
      'GET store': storeSettings(),
      'GET admin/pay-later/reminders': present,
      'PUT admin/pay-later/reminders': ({ body }: { body: unknown }) => ({ ...present, ...Object(body), version: 4 }),
      ...api,
    },
  });
}

const put = (calls: { method: string; body: unknown }[]) =>
  calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
const save = () => screen.getByRole('button', { name: 'Save' });
const card = async (name: string) => within(await screen.findByRole('region', { name }));

test('days are changed and added, and words written from the usual ones, language by language', async () => {
  const { user, calls } = renderReminders();
  const before = await card('5 days before');
  const days = before.getByLabelText('Days');
  await user.clear(days);
  await user.type(days, '4');
  const german = within((await card('4 days before')).getByRole('group', { name: 'German' }));
  await user.click(german.getByRole('button', { name: 'Write other words: 4 days before, German' }));
  expect(german.getByLabelText('Opening')).toHaveValue('eine kurze Erinnerung an die nächste Zahlung:');
  await user.type(german.getByLabelText('Subject'), '!');
  await user.click(screen.getByRole('button', { name: 'Add a reminder' }));
  await user.type((await card('A new reminder')).getByLabelText('Days'), '7');
  await user.click(save());
  await waitFor(() => expect(toasts).toEqual(['The reminders were saved']));
  const de = { subject: 'Eine Zahlung wird bald fällig!', text: 'eine kurze Erinnerung an die nächste Zahlung:' };
  expect(put(calls)).toEqual([
    {
      hold_after_days: 0,
      steps: [
        { days: -4, texts: { en: null, de } },
        { days: 3, texts: { en: { subject: 'Ours', text: 'Pay {amount}' }, de: null } },
        { days: 7, texts: { en: null, de: null } },
      ],
      version: 3,
    },
  ]);
});

test('what is typed while reminders are being saved is of those that were saved', async () => {
  const saves = heldAnswer();
  const { user, calls } = renderReminders({
    'PUT admin/pay-later/reminders': async ({ body }: { body: unknown }) => {
      await saves.promise;
      const { steps, ...rest } = body as Pick<ReminderSettings, 'steps'>;
      return {
        ...remindersForStaff(),
        ...rest,
        steps: steps.toSorted((one, other) => one.days - other.days),
        version: 4,
      };
    },
  });
  await user.click(await press('Add a reminder'));
  await user.type((await card('A new reminder')).getByLabelText('Days'), '1');
  const days = (await card('5 days before')).getByLabelText('Days');
  await user.clear(days);
  await user.type(days, '4');
  await user.click(save());
  await waitFor(() => expect(put(calls)).toHaveLength(1));
  await user.type((await card('One day after')).getByLabelText('Days'), '1');
  await user.clear(days);
  await user.type(days, '6');
  saves.give();
  await waitFor(() => expect(toasts).toEqual(['The reminders were saved']));
  expect(days).toHaveFocus();
  await user.click(save());
  await waitFor(() => expect(put(calls)).toHaveLength(2));
  expect(put(calls)[1]).toMatchObject({ steps: [{ days: -6 }, { days: 11 }, { days: 3 }], version: 4 });
});

test('own words go back to the usual ones, and what is no day is said at its field', async () => {
  const { user, calls } = renderReminders();
  const after = await card('3 days after');
  await user.click(after.getByRole('button', { name: /^Back to the usual words: / }));
  expect(after.getByText('Usual words: “A payment is overdue. Please remember to pay:”')).toBeInTheDocument();
  const hold = screen.getByLabelText('Days overdue before an account is held');
  await user.clear(hold);
  await user.type(hold, '91');
  await user.click(save());
  expect(hold).toHaveAccessibleDescription(/Please enter a number of days from 0 to 90/);
  expect(put(calls)).toEqual([]);
});

test('a placeholder that there is none for is said at its field; nothing that was typed is lost', async () => {
  const said = 'Nothing can be filled in for {x}. There are: {name}, {store}, {amount}';
  const { user } = renderReminders({
    'PUT admin/pay-later/reminders': problem(422, {
      code: 'validation.failed',
      detail: said,
      errors: { 'steps.1.texts.en.text': [said] },
    }),
  });
  const opening = (await card('3 days after')).getByLabelText('Opening');
  await user.type(opening, ' {{x}');
  await user.click(save());
  await waitFor(() => expect(opening).toHaveAccessibleDescription(new RegExp(said.replace(/[{}.]/g, String.raw`\$&`))));
  expect(opening).toHaveValue('Pay {amount} {x}');
});

test('a reminder is shown as it would be sent', async () => {
  const { user, calls } = renderReminders({
    'POST admin/pay-later/reminders/preview': { subject: 'Ours', text: 'Dear Ada,\n\nPay $48.00' },
  });
  await user.click(await screen.findByRole('button', { name: 'Preview: 3 days after, English' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ours' }));
  expect(dialog.getByText(/Pay \$48\.00/)).toBeInTheDocument();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    days: 3,
    language: 'en',
    text: { subject: 'Ours', text: 'Pay {amount}' },
  });
});

test('whoever may not change them can read and preview them', async () => {
  renderReminders({ 'GET admin/me': me({ rights: ['settings.read'] }) });
  await screen.findByRole('region', { name: '3 days after' });
  expect(screen.queryByRole('button', { name: 'Add a reminder' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^Preview/ })).toHaveLength(4);
});
