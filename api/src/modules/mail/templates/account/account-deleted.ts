import { greeting } from '../../content/greeting';
import type { MailTemplate } from '../../content/mail-content';

export const accountDeleted: MailTemplate<{ first_name: string }> = {
  en: ({ first_name }, { store_name }) => ({
    subject: 'Your account was deleted',
    preview: `Your account at ${store_name} and what it held about you are gone.`,
    body: [
      greeting(first_name),
      `As you asked, your account at ${store_name} has been deleted: your profile, addresses, cart and sessions. What the law makes us keep of an order stays without your name.`,
    ],
    reason: `This is the last mail about your account at ${store_name}.`,
  }),
  de: ({ first_name }, { store_name }) => ({
    subject: 'Ihr Konto wurde gelöscht',
    preview: `Ihr Konto bei ${store_name} und die darin gespeicherten Angaben sind gelöscht.`,
    body: [
      greeting(first_name, 'de'),
      `wie gewünscht haben wir Ihr Konto bei ${store_name} gelöscht: Profil, Adressen, Warenkorb und Anmeldungen. Was wir von Bestellungen gesetzlich aufbewahren müssen, bleibt ohne Ihren Namen erhalten.`,
    ],
    reason: `Dies ist die letzte E-Mail zu Ihrem Konto bei ${store_name}.`,
  }),
};
