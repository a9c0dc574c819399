import { defineMessages } from '@tessera/shared/i18n';

/** Every message about password and sessions. */
const en = {
  title: 'Security',
  failure: 'Your account could not be loaded',
  loading: 'Loading your security settings',
  passwordTitle: 'Password',
  passwordIntro: 'When you change it, all your other devices are signed out.',
  changePassword: 'Change password',
  current: 'Current password',
  next: 'New password',
  nextHint: 'At least 8 characters, with uppercase, lowercase and a number.',
  repeat: 'Confirm new password',
  submit: 'Change password',
  changing: 'Changing...',
  changed: 'Password changed. Your other devices are signed out.',
  factorTitle: 'Two-factor sign-in',
  factorIntro:
    'After your password, sign in with a code from an app on your phone: a password alone is then no use to anybody.',
  factorFailure: 'Your two-factor sign-in could not be loaded',
  factorLoading: 'Loading your two-factor sign-in',
  factorTurnOn: 'Turn on',
  factorTurnOff: 'Turn off',
  factorRenew: 'New recovery codes',
  factorOn: (day: string) => `On since ${day}.`,
  factorLeft: (left: number) => (left === 1 ? '1 recovery code is left.' : `${left} recovery codes are left.`),
  sessionsTitle: 'Where you are signed in',
  sessionsIntro:
    'Sign out a device that you do not know or no longer use, and change your password if it is not yours.',
  sessionsFailure: 'Your devices could not be loaded',
  sessionsLoading: 'Loading your devices',
  thisDevice: 'This device',
  lastSeen: 'Last seen',
  signOut: 'Sign out',
  signOutAll: 'Sign out all other devices',
  signedOut: (device: string) => `${device} is signed out`,
  signedOutAll: 'All other devices are signed out',
};

export const securityMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-security" */ './de/security').then((module) => module.security),
});
