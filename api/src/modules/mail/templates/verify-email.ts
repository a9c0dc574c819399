import { greeting } from '../greeting';
import type { MailTemplate } from '../mail-content';

export const verifyEmail: MailTemplate<{ first_name: string; token: string }> = (
  { first_name, token },
  { store_name, public_url },
) => ({
  subject: 'Please confirm your e-mail address',
  preview: `One click, and your account at ${store_name} is complete.`,
  body: [
    greeting(first_name),
    `Please confirm that this is your e-mail address. You can shop at ${store_name} before you do, but only a confirmed address can be used for reviews and to find earlier orders.`,
    { label: 'Confirm the address', href: `${public_url}/auth/verify-email/${token}` },
    'The link works once, within seven days.',
  ],
  reason: `You get this mail because this address was given for an account at ${store_name}. If it was not you, you need do nothing.`,
});
