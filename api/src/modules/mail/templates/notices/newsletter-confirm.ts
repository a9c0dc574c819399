import { greeting } from '../../content/greeting';
import { mailOf } from '../../content/mail-content';

export const newsletterConfirm = mailOf<{ token: string; end_token: string }>()({
  words: {
    en: {
      subject: 'Please confirm your subscription',
      preview: 'One click, and you receive the newsletter of {store}.',
      asked: 'Somebody, probably you, asked for the newsletter of {store} to be sent to this address.',
      button: 'Confirm the subscription',
      once: 'The link works for seven days. Without it you will not get the newsletter, and the address is forgotten.',
      reason: 'You do not want this newsletter? You need do nothing, or end it at once: {end_link}',
    },
    de: {
      subject: 'Bitte bestätigen Sie Ihre Anmeldung',
      preview: 'Ein Klick, und Sie erhalten den Newsletter von {store}.',
      asked: 'jemand – vermutlich Sie selbst – hat den Newsletter von {store} für diese Adresse angefordert.',
      button: 'Anmeldung bestätigen',
      once: 'Der Link ist sieben Tage gültig. Ohne Bestätigung erhalten Sie keinen Newsletter, und wir löschen die Adresse.',
      reason:
        'Sie möchten diesen Newsletter nicht? Dann brauchen Sie nichts zu tun oder melden sich gleich ab: {end_link}',
    },
  },
  needed: { reason: ['end_link'] },
  values: ({ end_token }, { public_url }) => ({ end_link: `${public_url}/newsletter/unsubscribe/${end_token}` }),
  write: ({ token }, say, context) => ({
    subject: say('subject'),
    preview: say('preview'),
    body: [
      greeting('', context),
      say('asked'),
      { label: say('button'), href: `${context.public_url}/newsletter/confirm/${token}` },
      say('once'),
    ],
    reason: say('reason'),
  }),
});
