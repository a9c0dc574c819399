import type { MailTemplate } from '../mail-content';

export const newsletterConfirm: MailTemplate<{ token: string; end_token: string }> = (
  { token, end_token },
  { store_name, public_url },
) => ({
  subject: 'Please confirm your subscription',
  preview: `One click, and you receive the newsletter of ${store_name}.`,
  body: [
    'Hello,',
    `Somebody, probably you, asked for the newsletter of ${store_name} to be sent to this address.`,
    { label: 'Confirm the subscription', href: `${public_url}/newsletter/confirm/${token}` },
    'The link works for seven days. Without it you will not get the newsletter, and the address is forgotten.',
  ],
  reason: `You do not want this newsletter? You need do nothing, or end it at once: ${public_url}/newsletter/unsubscribe/${end_token}`,
});
