import { greeting } from '../greeting';
import type { MailTemplate } from '../mail-content';

/** To the address that an account still has. */
export const emailChangeAsked: MailTemplate<{ first_name: string; new_email: string }> = (
  { first_name, new_email },
  { store_name, public_url },
) => ({
  subject: 'Your account is to have another e-mail address',
  preview: `${new_email} is to be the address of your account at ${store_name}.`,
  body: [
    greeting(first_name),
    `Somebody who is signed in to your account at ${store_name} asked to change its address to ${new_email}. It changes when the mail that went there is confirmed.`,
    'If it was not you, set a new password now: it signs everybody out and stops the change.',
    { label: 'Set a new password', href: `${public_url}/auth/forgot-password` },
  ],
  reason: `You get this mail because this is the address of an account at ${store_name}.`,
});
