import { greeting } from '../greeting';
import type { MailTemplate } from '../mail-content';

export const accountDeleted: MailTemplate<{ first_name: string }> = ({ first_name }, { store_name }) => ({
  subject: 'Your account was deleted',
  preview: `Your account at ${store_name} and what it held about you are gone.`,
  body: [
    greeting(first_name),
    `As you asked, your account at ${store_name} has been deleted: your profile, addresses, cart and sessions. What the law makes us keep of an order stays without your name.`,
  ],
  reason: `This is the last mail about your account at ${store_name}.`,
});
