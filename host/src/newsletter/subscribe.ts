import { ApiError, UNEXPECTED_ERROR, api } from '@tessera/shared/client';
import type { Message } from '@tessera/shared/contract';
import { fieldErrors, newsletterSchema } from '@tessera/shared/forms';
import { loadMessages, messagesIn } from '@tessera/shared/i18n';
import { newsletterMessages } from './newsletter-messages';

interface FormElements {
  input: HTMLInputElement;
  button: HTMLButtonElement;
  message: HTMLElement;
}

function elementsOf(form: HTMLFormElement): FormElements {
  const input = form.elements.namedItem('email');
  const button = form.querySelector('button');
  const message = form.querySelector<HTMLElement>('[role=status]');
  if (!(input instanceof HTMLInputElement) || !button || !message) throw new Error('This is not the newsletter form');
  return { input, button, message };
}

function say({ input, message }: FormElements, tone: 'error' | 'success', text: string): void {
  message.dataset['tone'] = tone;
  message.textContent = text;
  // the form was sent from the lower edge of a phone, and this stands below it
  message.scrollIntoView?.({ block: 'nearest' });
  if (tone === 'success') return;
  input.setAttribute('aria-invalid', 'true');
  input.focus();
  input.addEventListener('input', () => clear(input, message), { once: true });
}

function clear(input: HTMLInputElement, message: HTMLElement): void {
  input.removeAttribute('aria-invalid');
  message.textContent = '';
}

/** What is wrong with the address, in a sentence. */
async function complaintAbout(email: string): Promise<string | undefined> {
  return newsletterSchema.validate({ email }).then(
    () => undefined,
    (error: Error) => error.message,
  );
}

/** The message at the field, else the server's own, else ours. */
function explain(failure: unknown): string {
  const newsletterTexts = messagesIn(newsletterMessages);
  const { email } = fieldErrors(failure, ['email']);
  if (email) return email;
  const known = failure instanceof ApiError && failure.message !== UNEXPECTED_ERROR;
  return known ? failure.message : newsletterTexts.failed;
}

const busy = new WeakSet<HTMLFormElement>();

/**
 * Sends the address in the footer's form (docs/product.md §2) and says in its place how that went. The form is HTML
 * without React, so this speaks to its elements.
 */
export async function subscribe(form: HTMLFormElement): Promise<void> {
  if (busy.has(form)) return;
  const elements = elementsOf(form);
  const values = Object.fromEntries(new FormData(form)) as { email: string; website: string }; // text fields only
  clear(elements.input, elements.message);
  busy.add(form);
  void loadMessages([newsletterMessages]);
  elements.button.setAttribute('aria-disabled', 'true');
  try {
    const complaint = await complaintAbout(values.email);
    if (complaint) return say(elements, 'error', complaint);
    const { message } = await api.post<Message>('newsletter/subscriptions', {
      json: { ...values, email: values.email.trim() },
    });
    form.reset();
    say(elements, 'success', message);
  } catch (failure) {
    say(elements, 'error', explain(failure));
  } finally {
    busy.delete(form);
    elements.button.removeAttribute('aria-disabled');
  }
}
