import { greeting } from '../greeting';
import type { MailTemplate } from '../mail-content';

export const passwordChanged: MailTemplate<{ first_name: string }> = ({ first_name }, { store_name, public_url }) => ({
  subject: 'Your password was changed',
  preview: `The password of your account at ${store_name} is a new one.`,
  body: [
    greeting(first_name),
    `The password of your account at ${store_name} has just been changed, and other devices were signed out.`,
    'If it was not you, set a new password now:',
    { label: 'Set a new password', href: `${public_url}/auth/forgot-password` },
  ],
  reason: `You get this mail because you have an account at ${store_name}.`,
});
