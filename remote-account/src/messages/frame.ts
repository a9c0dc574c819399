import { defineMessages } from '@tessera/shared/i18n';

/** Every message of what the account's pages have in common. */
const en = {
  navigation: 'Your account',
  profile: 'Profile',
  orders: 'Orders',
  storeCredit: 'Store credit',
  payLater: 'Pay later',
  addresses: 'Addresses',
  security: 'Security',
  privacy: 'Privacy',
  invitationTitle: 'Sign in to see your account',
  invitationText: 'Your details, your addresses and what you have chosen are kept there.',
  signIn: 'Sign in',
  createAccount: 'Create an account',
  cancel: 'Cancel',
  failureText: 'You are still signed in. Try again in a moment.',
  formMissing: 'The form could not be loaded. Please try again.',
  changedMeanwhile: (what: string) => `${what} was changed elsewhere while you were editing it.`,
  differs: (label: string, present: string, yours: string) => `${label}: saved is “${present}”, yours is “${yours}”`,
  takenOver: 'The new values are in the form now.',
  howToGoOn: 'Save again to keep what stands in the form, or cancel to keep what is saved.',
};

export const frameMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-frame" */ './de/frame').then((module) => module.frame),
});
