import { defineMessages } from '@tessera/shared/i18n';

/** Every message about the account's e-mail address. */
const en = {
  title: 'E-mail address',
  intro: 'You sign in with it, and mails about your orders go there.',
  change: 'Change e-mail address',
  address: 'E-mail',
  confirmed: 'Confirmed',
  unconfirmed: 'Not confirmed yet',
  confirmTitle: 'Please confirm your e-mail address',
  confirmText: (email: string) => `We have sent a link to ${email}. Open it to show that the address is yours.`,
  pendingTitle: 'Your new e-mail address waits to be confirmed',
  pendingText: (pending: string, email: string) =>
    `We have sent a link to ${pending}. Until you open it, you sign in with ${email}. If there is no mail, look for it in the spam folder, or choose “Change e-mail address” once more.`,
  resend: 'Send the link again',
  resent: 'We have sent the link again.',
  newEmail: 'New e-mail address',
  password: 'Password',
  passwordHint: 'To make sure that it is you.',
  same: 'This is the address of your account already',
  submit: 'Send confirmation link',
  sending: 'Sending...',
  sent: 'Please open the link that we have sent to your new e-mail address.',
};

export const emailMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-email" */ './de/email').then((module) => module.email),
});
