import { defineMessages, plural } from '@tessera/shared/i18n';

/** What the page about the shop's data says. */
const en = {
  theSettings: 'How long things are kept',
  lead: 'How long the shop keeps what it knows, before it removes it by itself. Your privacy page names some of these times: change it with them.',
  saved: 'Saved. What is older goes within the hour',
  stale: 'Somebody has changed these times since you opened them. What you had not touched is theirs now.',
  groups: { people: 'About people', law: 'By law', shop: 'About the shop' },
  unit: { days: 'days', years: 'years' },
  bounds: (least: string, most: string, usual: string) => `${least} to ${most}, usually ${usual}.`,
  kinds: {
    ended_sessions: { label: 'Ended sessions', hint: 'From which browser and when somebody was signed in.' },
    known_places: {
      label: 'Known places of accounts',
      hint: 'Kept as a keyed hash, so that others who guess a password lock nobody out.',
    },
    mails: { label: 'Records of mails', hint: 'To whom which mail went, and whether it arrived; never its content.' },
    inquiries: {
      label: 'Messages to the shop',
      hint: 'After they were last dealt with. Law: a message that led to a sale is a commercial letter, kept for 6 years (§ 257 HGB, § 147 AO).',
    },
    back_in_stock: { label: 'Who waited for goods', hint: 'After they were told, or did not want to be any more.' },
    gift_card_addressees: {
      label: 'To whom gift cards were mailed',
      hint: 'After nothing was left on the card. The card itself stays, for the books.',
    },
    error_reports: {
      label: 'Reported failures',
      hint: 'What went wrong in browsers, and what visitors wrote about it.',
    },
    invoices_of_former_customers: {
      label: 'Names on invoices of deleted accounts',
      hint: 'After the end of the year of the invoice; then name and address go, and numbers and amounts stay. Law: 8 years, unchanged (§ 147 AO, § 257 HGB, § 14b UStG); Art. 17 (3) (b) GDPR allows it.',
    },
    gateway_messages: {
      label: 'Messages of payment providers',
      hint: 'What Stripe reported. Payments and refunds themselves stay, for the books.',
    },
    search_terms: { label: 'What was searched for', hint: 'Counted by day and words; nothing about who searched.' },
    staff_notices: { label: 'Notices to staff', hint: 'What the bell said.' },
    finished_jobs: { label: 'Finished jobs', hint: 'With which of their rows failed, and why.' },
    page_signals: { label: 'What browsers said', hint: 'How quick the pages were and what failed, counted by day.' },
  } as Readonly<Partial<Record<string, { label: string; hint: string }>>>,
  fault: (least: string, most: string) => `Please enter a whole number from ${least} to ${most}`,
  goes: (label: string, count: number, shown: string) =>
    plural('en', count, { one: `${label}: one record goes`, other: `${label}: ${shown} records go` }),
  goesMore: (label: string, shown: string) => `${label}: more than ${shown} records go`,
  goesTitle: 'Remove what is older?',
  goesLead: 'What is older than the times that you have shortened is removed within the hour, for good.',
  goesSubmit: 'Save and remove it',
  everything: {
    title: 'Everything as one file',
    text: 'A ZIP archive with products, customers, orders, payments, invoices, returns, coupons, gift cards, texts, redirects and settings as CSV and JSON; a README inside names every file and column. No passwords, keys or codes of gift cards. It can be fetched for three days, and goes when somebody’s account is deleted: keep it as you keep the shop.',
    start: 'Export all data',
  },
  fixedTitle: 'Not to be chosen',
  fixed: {
    live_sessions: 'A sign-in that goes on',
    unconfirmed_newsletter: 'Addresses that did not confirm the newsletter',
    order_drafts: 'Drafts of orders',
    export_files: 'Files of exports; they go at once when somebody’s account is deleted',
    import_files: 'Files that staff send; those that name somebody go with their account',
    checkouts_begun: 'How many checkouts were begun',
  } as Readonly<Partial<Record<string, string>>>,
  days: (count: number, shown: string) => plural('en', count, { one: 'a day', other: `${shown} days` }),
  facts: [
    { label: 'Carts and wishlists without an account', value: 'in the visitor’s own browser' },
    { label: 'Carts, wishlists and addresses of an account', value: 'as long as the account' },
    { label: 'Orders and payments', value: 'for good; a deleted account leaves no name on them' },
    { label: 'The audit log', value: 'for good; what it says of a customer goes with the account' },
    { label: 'Whole network addresses', value: 'nowhere' },
  ],
};

export const dataMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-admin-settings" */ './de/data').then((module) => module.data),
});
