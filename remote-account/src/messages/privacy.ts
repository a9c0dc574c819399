import { defineMessages } from '@tessera/shared/i18n';

/** Every message about newsletter, data and the end of an account. */
const en = {
  title: 'Privacy',
  failure: 'Your account could not be loaded',
  loading: 'Loading your choices',
  newsletterTitle: 'Newsletter',
  newsletterLabel: 'Send me news and offers by e-mail',
  newsletterText: (email: string) => `They go to ${email}. You can change your mind here at any time.`,
  subscribed: 'You will get our newsletter',
  asked: 'Please open the link that we have sent to you, and you will get our newsletter',
  unsubscribed: 'You will not get our newsletter any more',
  dataTitle: 'Your data',
  dataText:
    'Download all that we keep about you, such as your details, addresses, orders, devices and cart, as one file that people and programs can read (JSON).',
  download: 'Download your data',
  downloaded: 'Your data is in your downloads',
  fileName: (day: string) => `my-data-${day}.json`,
  deleteTitle: 'Delete your account',
  deleteIntro: 'This cannot be undone, neither by you nor by us.',
  goesTitle: 'What goes',
  goes: [
    'Your name, username, e-mail address and password',
    'Your addresses, your cart and your wishlist',
    'Your newsletter subscription and your choices',
    'Your sessions: all your devices are signed out',
    'Your store credit, if there is any left',
  ],
  staysTitle: 'What stays',
  stays: [
    'Your orders, because the law asks us to keep them, but without your name and addresses',
    'Your invoices, unchanged, for as long as tax law asks; nobody finds them by your name, and when that time is over we take name and address off them',
    'Your reviews, under the name “Former customer”',
  ],
  deleteAction: 'Delete account...',
  dialogTitle: 'Delete your account?',
  dialogText: 'Enter your password to show that it is you. Your account is gone at once, and this cannot be undone.',
  creditLapses: (amount: string) =>
    `Your store credit of ${amount} lapses with your account. Nothing of it is paid out.`,
  password: 'Password',
  keep: 'Keep my account',
  submit: 'Delete for good',
  deleting: 'Deleting...',
  deleted: 'Your account has been deleted.',
};

export const privacyMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-privacy" */ './de/privacy').then((module) => module.privacy),
});
