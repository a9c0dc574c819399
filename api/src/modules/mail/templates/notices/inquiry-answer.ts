import { greeting } from '../../content/greeting';
import { mailOf } from '../../content/mail-content';

interface Answer {
  first_name: string;
  reference: string;
  /** what somebody of the staff wrote, plain text */
  text: string;
  /** what is answered, only where the address is known to be its sender's: else our mails would carry anybody's message */
  words: { subject: string; message: string } | null;
}

/** Paragraphs keep the lines in them. */
const paragraphs = (text: string): string[] => text.split(/\n{2,}/);

export const inquiryAnswer = mailOf<Answer>()({
  words: {
    en: {
      subject: 'Our answer to your message ({reference})',
      preview: '{store} has answered your message {reference}.',
      quoted: 'This is what you wrote:',
      reason:
        'You get this mail because a message was sent to {store} with this address by the contact form. You can answer it; please leave the number {reference} in the subject.',
    },
    de: {
      subject: 'Unsere Antwort auf Ihre Nachricht ({reference})',
      preview: '{store} hat Ihre Nachricht {reference} beantwortet.',
      quoted: 'Das haben Sie geschrieben:',
      reason:
        'Sie erhalten diese E-Mail, weil {store} mit dieser Adresse über das Kontaktformular angeschrieben wurde. Sie können auf sie antworten; bitte lassen Sie die Nummer {reference} im Betreff stehen.',
    },
  },
  // an answer to it is found by its number in the subject
  needed: { subject: ['reference'] },
  values: ({ reference }) => ({ reference }),
  write: ({ first_name, text, words }, say, context) => ({
    subject: say('subject'),
    preview: say('preview'),
    body: [
      greeting(first_name, context),
      ...paragraphs(text),
      ...(words ? [say('quoted'), { quote: `${words.subject}\n\n${words.message}` }] : []),
    ],
    reason: say('reason'),
  }),
});
