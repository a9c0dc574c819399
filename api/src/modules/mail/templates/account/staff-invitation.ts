import { greeting } from '../../content/greeting';
import { mailOf } from '../../content/mail-content';

/** To somebody who works in the shop from now on; `token` sets their first password, and is null where they have one. */
export const staffInvitation = mailOf<{ first_name: string; role: string; token: string | null }>()({
  words: {
    en: {
      subject: 'You work at {store} now',
      preview: 'Your role is: {role}.',
      invited: 'You have been invited to the back office of {store}. Your role there is: {role}.',
      button_password: 'Choose a password',
      once: 'The link works once, within seven days. After that, sign in at {address}.',
      button_sign_in: 'Sign in',
      known: 'Sign in with the e-mail address and the password that you have already.',
      reason: 'You get this mail because somebody at {store} has entered your address.',
    },
    de: {
      subject: 'Sie arbeiten jetzt bei {store}',
      preview: 'Ihre Rolle ist: {role}.',
      invited: 'Sie wurden in die Verwaltung von {store} eingeladen. Ihre Rolle dort ist: {role}.',
      button_password: 'Passwort festlegen',
      once: 'Der Link funktioniert einmal und ist sieben Tage gültig. Danach melden Sie sich unter {address} an.',
      button_sign_in: 'Anmelden',
      known: 'Melden Sie sich mit der E-Mail-Adresse und dem Passwort an, die Sie schon haben.',
      reason: 'Sie erhalten diese E-Mail, weil jemand von {store} Ihre Adresse eingetragen hat.',
    },
  },
  values: ({ role }, { public_url }) => ({ role, address: `${public_url}/admin/auth/login` }),
  write: ({ first_name, token }, say, context) => ({
    subject: say('subject'),
    preview: say('preview'),
    body: [
      greeting(first_name, context),
      say('invited'),
      token === null
        ? { label: say('button_sign_in'), href: `${context.public_url}/admin/auth/login` }
        : { label: say('button_password'), href: `${context.public_url}/auth/reset-password/${token}` },
      say(token === null ? 'known' : 'once'),
    ],
    reason: say('reason'),
  }),
});
