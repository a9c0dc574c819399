import type { MailSample, MailTextsList } from '@tessera/shared/contract';
import {
  hearToasts,
  problem,
  renderPage,
  storeSettings,
  type MockCall,
  type MockHandler,
} from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { mailForStaff, me } from '../../../testing/settings-fixtures';
import { Page as MailPage } from './mail-page';
import { Page as MailsPage } from './mails-page';

const toasts = hearToasts();

const SAMPLE: MailSample = {
  subject: 'Thank you, K7',
  html: '<body style="margin:0"><p>Paid</p></body>',
  text: 'Paid.',
};
const present = mailForStaff();

function renderMail(api: Record<string, MockHandler> = {}) {
  return renderPage(<MailPage />, {
    path: '/admin/settings/mails/:mail',
    url: '/admin/settings/mails/order-paid',
    session: { role: 'ADMIN' },
    api: {
      'GET admin/me': me(),
      'GET store': storeSettings(),
      'GET admin/mail-texts/order-paid': present,
      'POST admin/mail-texts/order-paid/preview': SAMPLE,
      'PUT admin/mail-texts/order-paid': { ...present, version: 4 },
      ...api,
    },
  });
}

const bodies = (calls: MockCall[], method: string) =>
  calls.filter((call) => call.method === method).map(({ body }) => body);
const save = () => screen.getByRole('button', { name: 'Save' });

test('the list says which mails have words of the shop’s own', async () => {
  const items: MailTextsList['items'] = [
    { name: 'verify-email', texts: 6, own: { en: 0, de: 0 } },
    { name: 'order-paid', texts: 4, own: { en: 2, de: 0 } },
  ];
  renderPage(<MailsPage />, {
    path: '/admin/settings/mails',
    url: '/admin/settings/mails',
    session: { role: 'ADMIN' },
    api: { 'GET admin/me': me(), 'GET store': storeSettings(), 'GET admin/mail-texts': { items } },
  });
  const row = within(await screen.findByRole('row', { name: /Payment received/ }));
  expect(row.getByText('2 texts of your own')).toBeInTheDocument();
  expect(row.getByRole('link')).toHaveAttribute('href', '/admin/settings/mails/order-paid');
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names.indexOf('Payment received')).toBeLessThan(names.indexOf('Confirm address'));
});

test('a shop of one language has the texts of that one to write, and sends the others back as they are', async () => {
  const { user, calls } = renderMail({ 'GET store': storeSettings({ languages: ['en'] }) });
  const subject = await screen.findByLabelText('Subject');
  await waitFor(() => expect(screen.queryByLabelText('Language')).not.toBeInTheDocument());
  await user.type(subject, '!');
  await user.click(save());
  await waitFor(() => expect(bodies(calls, 'PUT')).toHaveLength(1));
  const german = Object.fromEntries(present.texts.map(({ key, own }) => [key, own.de]));
  const [sent] = bodies(calls, 'PUT') as { texts: Record<string, { de: string | null }> }[];
  expect(Object.fromEntries(Object.entries(sent?.texts ?? {}).map(([key, { de }]) => [key, de]))).toEqual(german);
});

test('texts are written language by language; what is as usual is sent as none', async () => {
  const { user, calls } = renderMail();
  const subject = await screen.findByLabelText('Subject');
  expect(subject).toHaveValue('Thank you, {number}');
  expect(screen.getByLabelText('Paragraph 1')).toHaveAccessibleDescription(
    'Filled in: {number}, {store}. Must have {number}',
  );
  await user.click(screen.getByRole('button', { name: 'Back to the usual text: Subject' }));
  expect(subject).toHaveValue('Paid: {number}');
  await user.clear(screen.getByLabelText('Paragraph 2'));
  await user.selectOptions(screen.getByLabelText('Language'), 'German');
  await user.type(screen.getByLabelText('Paragraph 2'), '!');
  await user.click(save());
  await waitFor(() => expect(toasts).toEqual(['The texts were saved']));
  const none = { en: null, de: null };
  expect(bodies(calls, 'PUT')).toEqual([
    {
      texts: {
        subject: none,
        thanks: none,
        invoice: { en: null, de: 'Look at your invoice. (de)!' },
        reason: none,
      },
      version: 3,
    },
  ]);
});

test('the mail stands beside the form as it would be sent with what is typed, and is mailed on request', async () => {
  const { user, calls } = renderMail({ 'POST admin/mail-texts/order-paid/send': { to: 'owner@example.com' } });
  const frame = await screen.findByTitle<HTMLIFrameElement>('The mail');
  await waitFor(() => expect(frame.contentDocument?.body.textContent).toContain('Paid'));
  await user.type(screen.getByLabelText('Paragraph 1'), ' {{number}');
  const asked = {
    language: 'en',
    texts: { subject: 'Thank you, {number}', thanks: 'We have received it. {number}', invoice: null, reason: null },
    showing: 'thanks',
  };
  await waitFor(() => expect(bodies(calls, 'POST').at(-1)).toEqual(asked));
  await user.click(screen.getByRole('button', { name: 'Send it to me' }));
  await waitFor(() => expect(toasts).toEqual(['The mail goes to owner@example.com']));
  expect(bodies(calls, 'POST').at(-1)).toEqual(asked);
});

test('what is wrong is said at its text, also in the other language, and nothing that was typed is lost', async () => {
  const said = 'This text must have {number}';
  const { user } = renderMail({
    'PUT admin/mail-texts/order-paid': problem(422, {
      code: 'validation.failed',
      detail: said,
      errors: { 'texts.thanks.en': [said] },
    }),
  });
  const thanks = await screen.findByLabelText('Paragraph 1');
  await user.type(thanks, '!');
  await user.click(save());
  await waitFor(() => expect(thanks).toHaveAccessibleDescription(new RegExp('This text must have')));
  expect(thanks).toHaveValue('We have received it.!');
  await user.selectOptions(screen.getByLabelText('Language'), 'German');
  expect(screen.getByLabelText('Language')).toHaveAccessibleDescription(`English: ${said}`);
});

test('what somebody else wrote meanwhile is theirs, and of what both changed both versions are shown', async () => {
  const theirs = mailForStaff({ version: 4 });
  const [subject, thanks, ...rest] = theirs.texts;
  if (!subject || !thanks) throw new Error('There are no texts');
  const changed = {
    ...theirs,
    texts: [
      { ...subject, own: { en: 'Theirs', de: null } },
      { ...thanks, own: { en: 'Theirs {number}', de: null } },
      ...rest,
    ],
  };
  let there = present;
  const { user } = renderMail({
    'GET admin/mail-texts/order-paid': () => there,
    'PUT admin/mail-texts/order-paid': () => {
      there = changed;
      return problem(409, { code: 'conflict', detail: 'Somebody was faster' });
    },
  });
  const field = await screen.findByLabelText('Subject');
  await user.clear(field);
  await user.type(field, 'Mine');
  await user.click(save());
  expect(await screen.findByText(/Somebody has changed texts of this mail/)).toBeInTheDocument();
  expect(screen.getByLabelText('Paragraph 1')).toHaveValue('Theirs {number}');
  expect(field).toHaveValue('Mine');
});

test('whoever may only read sees the mail, and is sent none', async () => {
  renderMail({ 'GET admin/me': me({ rights: ['settings.read'] }) });
  expect(await screen.findByTitle('The mail')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Send it to me' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Back to the usual text/ })).not.toBeInTheDocument();
});
