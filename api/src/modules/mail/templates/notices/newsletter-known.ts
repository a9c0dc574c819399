import { greeting } from '../../content/greeting';
import type { MailTemplate } from '../../content/mail-content';

/** Sent in the place of newsletter-confirm, so that nobody can find out who is subscribed by asking. */
export const newsletterKnown: MailTemplate<{ end_token: string }> = {
  en: ({ end_token }, { store_name, public_url }) => ({
    subject: 'You are subscribed already',
    preview: `The newsletter of ${store_name} comes to this address.`,
    body: [
      greeting(''),
      `Somebody, probably you, asked for the newsletter of ${store_name} to be sent to this address. It is sent here already: you need do nothing.`,
    ],
    reason: `You do not want this newsletter any more? End it here: ${public_url}/newsletter/unsubscribe/${end_token}`,
  }),
  de: ({ end_token }, { store_name, public_url }) => ({
    subject: 'Sie sind bereits angemeldet',
    preview: `Der Newsletter von ${store_name} kommt schon an diese Adresse.`,
    body: [
      greeting('', 'de'),
      `jemand – vermutlich Sie selbst – hat den Newsletter von ${store_name} für diese Adresse angefordert. Sie erhalten ihn bereits und brauchen nichts zu tun.`,
    ],
    reason: `Sie möchten diesen Newsletter nicht mehr? Hier melden Sie sich ab: ${public_url}/newsletter/unsubscribe/${end_token}`,
  }),
};
