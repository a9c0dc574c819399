import { act, screen, waitFor, within } from '@testing-library/react';
import { emit } from '@tessera/shared/events';
import { problem, renderPage } from '@tessera/shared/testing';
import type { RenderPageOptions } from '@tessera/shared/testing';
import { storeQuery } from '@tessera/shared/query';
import { store } from '../testing/navigation';
import { ContactLink } from '../links/contact-link';
import { ContactDialogHost } from './contact-dialog-host';
import { Page } from './contact-page';
import { forgetUnsent } from './form/unsent';

const receipt = { reference: 'Q-7K3M9P', message: 'Thank you. We have received your message.' };
const profile = { first_name: 'Ada', last_name: 'Byrne', email: 'ada@example.com' };

const dialog = () => screen.findByRole('dialog', { name: 'Contact Us' });
const field = (name: string) => screen.getByLabelText(name);
const press = (name: string) => screen.getByRole('button', { name });

afterEach(forgetUnsent);

async function openDialog(options: RenderPageOptions = {}) {
  const view = renderPage(
    <>
      <ContactLink />
      <ContactDialogHost />
    </>,
    options,
  );
  await view.user.click(await screen.findByRole('link', { name: 'Contact' }));
  await dialog();
  return view;
}

describe('contact dialog (docs/product.md §2)', () => {
  test("has Type of Inquiry with its four choices, Subject, Message and 'Send Message'", async () => {
    await openDialog();
    const choices = within(field('Type of Inquiry')).getAllByRole('option');
    expect(choices.map((choice) => choice.textContent)).toEqual([
      'General Inquiry',
      'Order Support',
      'Returns & Refunds',
      'Technical Support',
    ]);
    expect(field('Subject')).toBeVisible();
    expect(field('Message')).toBeVisible();
    expect(press('Send Message')).toBeEnabled();
  });

  test("sends a visitor's message and shows its reference number", async () => {
    const { user, calls } = await openDialog({ api: { 'POST inquiries': receipt } });
    await user.selectOptions(field('Type of Inquiry'), 'returns');
    await user.type(field('Name'), 'Ada');
    await user.type(field('Email'), 'ada@example.com');
    await user.type(field('Subject'), 'A cracked bowl');
    await user.type(field('Message'), 'It came in two pieces.');
    await user.click(press('Send Message'));
    expect(await screen.findByText('Q-7K3M9P')).toBeVisible();
    expect(screen.getByText(receipt.message)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Message sent' })).toHaveFocus();
    expect(calls[0]?.body).toEqual({
      type: 'returns',
      name: 'Ada',
      email: 'ada@example.com',
      subject: 'A cracked bowl',
      message: 'It came in two pieces.',
      website: '',
    });
    await user.click(
      within(await dialog())
        .getAllByRole('button', { name: 'Close' })
        .at(-1) as HTMLElement,
    );
    expect(screen.queryByText('Q-7K3M9P')).toBeNull();
  });

  test('says what is missing, goes to the first of it, and calls nobody', async () => {
    const { user, calls } = await openDialog();
    await user.click(press('Send Message'));
    expect(await screen.findByText('Email is required')).toBeVisible();
    expect(screen.getByText('Subject is required')).toBeVisible();
    expect(screen.getByText('Message is required')).toBeVisible();
    expect(field('Email')).toHaveFocus();
    expect(field('Email')).toHaveAccessibleDescription('Email is required');
    await user.type(field('Email'), 'a');
    expect(screen.queryByText('Email is required')).toBeNull();
    expect(calls).toEqual([]);
  });

  test('is filled in for who is signed in, and sends no address of theirs', async () => {
    const { user, calls } = await openDialog({
      session: {},
      api: { 'GET users/me': profile, 'POST inquiries': receipt },
    });
    await waitFor(() => expect(field('Email')).toHaveValue('ada@example.com'));
    expect(field('Name')).toHaveValue('Ada Byrne');
    expect(field('Email')).toHaveAttribute('readonly');
    await user.type(field('Subject'), 'Hello');
    await user.type(field('Message'), 'Just that');
    await user.click(press('Send Message'));
    await screen.findByText('Q-7K3M9P');
    const sent = calls.find(({ path }) => path === 'inquiries');
    expect(sent?.body).toEqual({ type: 'general', subject: 'Hello', message: 'Just that', website: '' });
  });

  test('keeps what was typed when it is closed and opened again', async () => {
    const { user } = await openDialog();
    await user.type(field('Message'), 'Half a sentence');
    await user.click(press('Close'));
    expect(screen.queryByLabelText('Message')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Contact' }));
    await dialog();
    expect(field('Message')).toHaveValue('Half a sentence');
  });

  test('keeps the message when the server cannot take it, and says so', async () => {
    const { user } = await openDialog({
      api: { 'POST inquiries': problem(422, { message: 'Please look', errors: { subject: ['Subject is too long'] } }) },
    });
    await user.type(field('Email'), 'ada@example.com');
    await user.type(field('Subject'), 'Hello');
    await user.type(field('Message'), 'Just that');
    await user.click(press('Send Message'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please look');
    expect(field('Subject')).toHaveAccessibleDescription('Subject is too long');
    expect(field('Message')).toHaveValue('Just that');
  });

  test('opens for whatever asks for it, with what is known already', async () => {
    renderPage(<ContactDialogHost />);
    await act(async () => emit('contact-requested', { type: 'order', subject: 'Order 1001' }));
    await dialog();
    expect(field('Type of Inquiry')).toHaveValue('order');
    expect(field('Subject')).toHaveValue('Order 1001');
  });
});

describe('/contact', () => {
  const page = {
    slug: 'contact',
    title: 'Contact us',
    description: '',
    intro_html: '<p>We are in on weekdays.</p>',
    sections: [],
    is_sample: false,
    updated_at: '2026-11-21T09:00:00.000Z',
  };

  function renderContact(answer: unknown) {
    const view = renderPage(<Page />, { url: '/contact', api: { 'GET pages/contact': answer, 'GET store': store } });
    view.queryClient.setQueryData(storeQuery().queryKey, store);
    return view;
  }

  test("shows the same form, the store's words and its details", async () => {
    renderContact(page);
    expect(await screen.findByText('We are in on weekdays.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
    expect(press('Send Message')).toBeEnabled();
    expect(screen.getByRole('link', { name: store.contact.email })).toHaveAttribute(
      'href',
      'mailto:hello@kiln.example',
    );
    expect(screen.getByRole('link', { name: store.contact.phone })).toHaveAttribute('href', 'tel:+15550100');
  });

  test('works without those words', async () => {
    renderContact(problem(404));
    expect(await screen.findByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    expect(press('Send Message')).toBeEnabled();
  });
});
