import { greeting } from '../../content/greeting';
import type { MailBlock, MailTemplate } from '../../content/mail-content';

interface Answer {
  first_name: string;
  reference: string;
  /** what somebody of the staff wrote, plain text */
  text: string;
  /** what is answered, only where the address is known to be its sender's: else our mails would carry anybody's message */
  words: { subject: string; message: string } | null;
}

const quoted = (label: string, words: Answer['words']): MailBlock[] =>
  words ? [label, { quote: `${words.subject}\n\n${words.message}` }] : [];

/** Paragraphs keep the lines in them. */
const paragraphs = (text: string): string[] => text.split(/\n{2,}/);

export const inquiryAnswer: MailTemplate<Answer> = {
  en: ({ first_name, reference, text, words }, { store_name }) => ({
    subject: `Our answer to your message (${reference})`,
    preview: `${store_name} has answered your message ${reference}.`,
    body: [greeting(first_name), ...paragraphs(text), ...quoted('This is what you wrote:', words)],
    reason: `You get this mail because a message was sent to ${store_name} with this address by the contact form. You can answer it; please leave the number ${reference} in the subject.`,
  }),
  de: ({ first_name, reference, text, words }, { store_name }) => ({
    subject: `Unsere Antwort auf Ihre Nachricht (${reference})`,
    preview: `${store_name} hat Ihre Nachricht ${reference} beantwortet.`,
    body: [greeting(first_name, 'de'), ...paragraphs(text), ...quoted('Das haben Sie geschrieben:', words)],
    reason: `Sie erhalten diese E-Mail, weil ${store_name} mit dieser Adresse über das Kontaktformular angeschrieben wurde. Sie können auf sie antworten; bitte lassen Sie die Nummer ${reference} im Betreff stehen.`,
  }),
};
