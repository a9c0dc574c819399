import { greeting } from '../greeting';
import type { MailTemplate } from '../mail-content';

export const resetPassword: MailTemplate<{ first_name: string; token: string }> = (
  { first_name, token },
  { store_name, public_url },
) => ({
  subject: 'Set a new password',
  preview: 'The link works once, within 30 minutes.',
  body: [
    greeting(first_name),
    `Somebody, probably you, asked for a new password for your account at ${store_name}.`,
    { label: 'Set a new password', href: `${public_url}/auth/reset-password/${token}` },
    'The link works once, within 30 minutes. Setting a new password signs you out everywhere.',
  ],
  reason: 'If it was not you, you need do nothing: your password stays as it is.',
});
