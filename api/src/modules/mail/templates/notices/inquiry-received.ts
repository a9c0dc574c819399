import { greeting } from '../../content/greeting';
import type { MailTemplate } from '../../content/mail-content';

interface Inquiry {
  first_name: string;
  reference: string;
  /** their own words, only where the address is known to be theirs: else our mails would carry anybody's message */
  words: { subject: string; message: string } | null;
}

export const inquiryReceived: MailTemplate<Inquiry> = {
  en: ({ first_name, reference, words }, { store_name, public_url }) => ({
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
  }),
  de: ({ first_name, reference, words }, { store_name, public_url }) => ({
    subject: `Wir haben Ihre Nachricht erhalten (${reference})`,
    preview: `Ihre Vorgangsnummer lautet ${reference}. Wir antworten so bald wie möglich.`,
    body: [
      greeting(first_name, 'de'),
      `vielen Dank für Ihre Nachricht an ${store_name}. Sie ist angekommen, und wir antworten Ihnen per E-Mail an diese Adresse.`,
      `Ihre Vorgangsnummer lautet ${reference}. Bitte nennen Sie sie, wenn Sie uns in derselben Sache noch einmal schreiben.`,
      ...(words ? ['Das haben Sie geschrieben:', { quote: `${words.subject}\n\n${words.message}` }] : []),
      { label: 'Häufige Fragen', href: `${public_url}/faq` },
    ],
    reason: `Sie erhalten diese E-Mail, weil diese Adresse im Kontaktformular von ${store_name} angegeben wurde. Waren Sie das nicht, brauchen Sie nichts zu tun.`,
  }),
};
