import { greeting } from '../greeting';
import type { MailTemplate } from '../mail-content';

interface Inquiry {
  first_name: string;
  reference: string;
  /** their own words, only where the address is known to be theirs: else our mails would carry anybody's message */
  words: { subject: string; message: string } | null;
}

export const inquiryReceived: MailTemplate<Inquiry> = (
  { first_name, reference, words },
  { store_name, public_url },
) => ({
  subject: `We have received your message (${reference})`,
  preview: `Your reference is ${reference}. We answer as soon as we can.`,
  body: [
    greeting(first_name),
    `Thank you for writing to ${store_name}. Your message has arrived, and somebody will answer it by mail to this address.`,
    `Your reference is ${reference}. Please name it if you write about the same matter again.`,
    ...(words ? ['This is what you wrote:', { quote: `${words.subject}\n\n${words.message}` }] : []),
    { label: 'Common questions', href: `${public_url}/faq` },
  ],
  reason: `You get this mail because this address was given in the contact form of ${store_name}. If it was not you, you need do nothing.`,
});
