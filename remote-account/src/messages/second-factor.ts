import { defineMessages } from '@tessera/shared/i18n';

/** Turning two-factor sign-in on and off: it comes with its forms. */
const en = {
  password: 'Password',
  code: 'Code',
  codeHint: 'The 6-digit code from your authenticator app, or a recovery code.',
  firstCodeHint: 'The 6-digit code that the app now shows for this shop.',
  goOn: 'Continue',
  checking: 'Checking...',
  scan: 'Scan this with an authenticator app, such as the one that keeps your passwords:',
  qrCode: 'QR code for your authenticator app',
  openApp: 'Open it in an app on this device',
  orType: 'Or type this key into the app:',
  turnOn: 'Turn on',
  turningOn: 'Turning on...',
  turnOff: 'Turn off',
  turningOff: 'Turning off...',
  turnedOff: 'Two-factor sign-in is off.',
  renew: 'Make new codes',
  renewing: 'Making...',
  codesTitle: 'Your recovery codes',
  codesText:
    'Without your phone, each of these signs you in once. Keep them where you find them without it: they are not shown again.',
  copy: 'Copy',
  copied: 'Recovery codes copied',
  notCopied: 'They could not be copied. Please download them.',
  download: 'Download',
  fileName: 'recovery-codes.txt',
  kept: 'I have kept them',
};

export const secondFactorMessages = defineMessages({
  en,
  de: () =>
    import(/* webpackChunkName: "de-second-factor" */ './de/second-factor').then((module) => module.secondFactor),
});
