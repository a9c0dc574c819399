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
