import { greeting } from '../../content/greeting';
import type { MailTemplate } from '../../content/mail-content';

export const newsletterConfirm: MailTemplate<{ token: string; end_token: string }> = {
  en: ({ token, end_token }, { store_name, public_url }) => ({
    subject: 'Please confirm your subscription',
    preview: `One click, and you receive the newsletter of ${store_name}.`,
    body: [
      greeting(''),
      `Somebody, probably you, asked for the newsletter of ${store_name} to be sent to this address.`,
      { label: 'Confirm the subscription', href: `${public_url}/newsletter/confirm/${token}` },
      'The link works for seven days. Without it you will not get the newsletter, and the address is forgotten.',
    ],
    reason: `You do not want this newsletter? You need do nothing, or end it at once: ${public_url}/newsletter/unsubscribe/${end_token}`,
  }),
  de: ({ token, end_token }, { store_name, public_url }) => ({
    subject: 'Bitte bestätigen Sie Ihre Anmeldung',
    preview: `Ein Klick, und Sie erhalten den Newsletter von ${store_name}.`,
    body: [
      greeting('', 'de'),
      `jemand – vermutlich Sie selbst – hat den Newsletter von ${store_name} für diese Adresse angefordert.`,
      { label: 'Anmeldung bestätigen', href: `${public_url}/newsletter/confirm/${token}` },
      'Der Link ist sieben Tage gültig. Ohne Bestätigung erhalten Sie keinen Newsletter, und wir löschen die Adresse.',
    ],
    reason: `Sie möchten diesen Newsletter nicht? Dann brauchen Sie nichts zu tun oder melden sich gleich ab: ${public_url}/newsletter/unsubscribe/${end_token}`,
  }),
};
