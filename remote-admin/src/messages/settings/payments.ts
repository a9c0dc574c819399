import { defineMessages } from '@tessera/shared/i18n';

/** What the page of payments says. Amounts come formatted. */
const en = {
  theSettings: 'The payment settings',
  lead: 'What the checkout offers from now on. Payments that are under way go on as they began.',
  cards: 'Cards',
  ways: {
    test_card: 'The test gateway',
    stripe: 'Stripe',
    pay_later: 'Pay later',
    cash: 'Cash on delivery',
    transfer: 'Bank transfer',
  },
  fields: {
    stripe: 'Offer cards by Stripe',
    test_card: 'Offer cards of the test gateway',
    capture: 'Take money on cards',
    cash: 'Offer cash on delivery',
    fee: 'Fee',
    up_to: 'For orders up to',
    countries: 'Countries',
    transfer: 'Offer bank transfer',
    holder: 'Account holder',
    iban: 'IBAN',
    bic: 'BIC',
    days: 'Days for which goods are kept',
    pay_later: 'Offer to pay later',
    second_person_above: 'A second person agrees above',
  },
  stripe: {
    none: 'There are no keys of Stripe. They are entered below.',
    live: 'By its live keys.',
    test: 'By its test keys: no money moves.',
  },
  keys: {
    title: 'Keys of Stripe',
    lead: 'They are sealed when they are saved, and never shown again.',
    environment:
      'The keys of the environment of the API (STRIPE_SECRET_KEY and two more) are used. Whatever was saved here is not.',
    none: 'There are none: cards are not taken by Stripe.',
    unreadable:
      'The saved keys cannot be opened, because SHOP_SECRET is another one. Cards are not taken by Stripe until you enter them anew.',
    live: 'Live keys',
    test: 'Test keys: no money moves',
    setBy: (name: string, moment: string) => `Entered by ${name}, ${moment}`,
    set: (moment: string) => `Entered ${moment}`,
    endsWith: (end: string) => `set, ends with …${end}`,
    names: {
      secret_key: 'Secret key',
      publishable_key: 'Publishable key',
      webhook_secret: 'Signing secret of the webhook',
    },
    webhook: 'Let Stripe send its messages to',
    events: 'Which of them',
    enter: 'Enter keys',
    enterOthers: 'Enter other keys',
    enterText:
      'You find them at Stripe under Developers: API keys and Webhooks. Before they are saved Stripe is asked by the secret key.',
    save: 'Try and save',
    saved: 'The keys of Stripe were saved',
    remove: 'Remove the keys',
    removeTitle: 'Remove the keys of Stripe?',
    removeText:
      'Cards of Stripe are not offered from then on. Whoever is paying by one is asked for another way; captures and refunds that are still to be done wait until there are keys again.',
    removed: 'The keys of Stripe were removed',
    required: 'Please enter this key',
  },
  testCard: 'For trying the shop out: it takes made-up cards, and no money moves.',
  noTestCard: 'The environment of the API has it off (TEST_CARDS).',
  captures: { at_once: 'With the order', at_shipment: 'With the first shipment' },
  captureHint: 'Until then the amount is reserved.',
  cashCountries: 'Offered in these countries; without one, everywhere.',
  accountHint: 'Who pays by transfer is told this account, also for orders that wait for their money.',
  payLaterHint: 'For shoppers with an account for it. Instalments that are open are paid on.',
  remindersLink: 'When customers are reminded, and when an account is held',
  secondPersonHint: 'To what is waived or written off of one account within 30 days.',
  faults: {
    amount: 'Please enter an amount, such as 5.00',
    days: 'Please enter a number of days from 1 to 90',
  },
  changes: {
    offered: (way: string) => `${way} will be offered`,
    notOffered: (way: string) => `${way} will not be offered any more`,
    capture: {
      at_once: 'Money on cards will be taken with the order',
      at_shipment: 'Money on cards will be taken with the first shipment',
    },
    fee: (after: string, before: string) => `Cash on delivery will cost ${after} instead of ${before}`,
    upTo: (after: string, before: string) =>
      `Cash on delivery will be offered for orders up to ${after} instead of ${before}`,
    onlyIn: (places: string) => `Cash on delivery will be offered in: ${places}`,
    everywhere: 'Cash on delivery will be offered everywhere',
    account: (holder: string, iban: string) => `Who pays by transfer will be told the account ${iban} of ${holder}`,
    secondPerson: (after: string, before: string) =>
      `A second person will have to agree above ${after} instead of ${before} to what is waived or written off`,
    days: (after: number, before: number) =>
      `Goods will be kept for a transfer for this many days: ${after} instead of ${before}`,
  },
  warnings: {
    nothing: 'Nobody can pay any more: no way to pay is offered, so nothing can be ordered.',
    laterOnly: 'Only those with an account to pay later can order: no other way to pay is offered.',
  },
  saved: 'The payment settings were saved',
  stale: 'Somebody has changed the payment settings since you opened them. What you had not touched is theirs now.',
  yes: 'Yes',
  no: 'No',
};

export const paymentsMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-admin-settings" */ './de/payments').then((module) => module.payments),
});
