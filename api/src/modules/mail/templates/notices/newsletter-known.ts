import { greeting } from '../../content/greeting';
import { mailOf } from '../../content/mail-content';

/** Sent in the place of newsletter-confirm, so that nobody can find out who is subscribed by asking. */
export const newsletterKnown = mailOf<{ end_token: string }>()({
  words: {
    en: {
      subject: 'You are subscribed already',
      preview: 'The newsletter of {store} comes to this address.',
      known:
        'Somebody, probably you, asked for the newsletter of {store} to be sent to this address. It is sent here already: you need do nothing.',
      reason: 'You do not want this newsletter any more? End it here: {end_link}',
    },
    de: {
      subject: 'Sie sind bereits angemeldet',
      preview: 'Der Newsletter von {store} kommt schon an diese Adresse.',
      known:
        'jemand – vermutlich Sie selbst – hat den Newsletter von {store} für diese Adresse angefordert. Sie erhalten ihn bereits und brauchen nichts zu tun.',
      reason: 'Sie möchten diesen Newsletter nicht mehr? Hier melden Sie sich ab: {end_link}',
    },
  },
  needed: { reason: ['end_link'] },
  values: ({ end_token }, { public_url }) => ({ end_link: `${public_url}/newsletter/unsubscribe/${end_token}` }),
  write: (_data, say, context) => ({
    subject: say('subject'),
    preview: say('preview'),
    body: [greeting('', context), say('known')],
    reason: say('reason'),
  }),
});
