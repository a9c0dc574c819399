import { greeting } from '../../content/greeting';
import { mailOf } from '../../content/mail-content';

interface Inquiry {
  first_name: string;
  reference: string;
  /** their own words, only where the address is known to be theirs: else our mails would carry anybody's message */
  words: { subject: string; message: string } | null;
}

export const inquiryReceived = mailOf<Inquiry>()({
  words: {
    en: {
      subject: 'We have received your message ({reference})',
      preview: 'Your reference is {reference}. We answer as soon as we can.',
      thanks:
        'Thank you for writing to {store}. Your message has arrived, and somebody will answer it by mail to this address.',
      reference: 'Your reference is {reference}. Please name it if you write about the same matter again.',
      quoted: 'This is what you wrote:',
      button: 'Common questions',
      reason:
        'You get this mail because this address was given in the contact form of {store}. If it was not you, you need do nothing.',
    },
    de: {
      subject: 'Wir haben Ihre Nachricht erhalten ({reference})',
      preview: 'Ihre Vorgangsnummer lautet {reference}. Wir antworten so bald wie möglich.',
      thanks:
        'vielen Dank für Ihre Nachricht an {store}. Sie ist angekommen, und wir antworten Ihnen per E-Mail an diese Adresse.',
      reference:
        'Ihre Vorgangsnummer lautet {reference}. Bitte nennen Sie sie, wenn Sie uns in derselben Sache noch einmal schreiben.',
      quoted: 'Das haben Sie geschrieben:',
      button: 'Häufige Fragen',
      reason:
        'Sie erhalten diese E-Mail, weil diese Adresse im Kontaktformular von {store} angegeben wurde. Waren Sie das nicht, brauchen Sie nichts zu tun.',
    },
  },
  needed: { reference: ['reference'] },
  values: ({ reference }) => ({ reference }),
  write: ({ first_name, words }, say, context) => ({
    subject: say('subject'),
    preview: say('preview'),
    body: [
      greeting(first_name, context),
      say('thanks'),
      say('reference'),
      ...(words ? [say('quoted'), { quote: `${words.subject}\n\n${words.message}` }] : []),
      { label: say('button'), href: `${context.public_url}/faq` },
    ],
    reason: say('reason'),
  }),
});
