import { defineMessages, plural } from '@tessera/shared/i18n';

/** What the page of the store's settings says. */
const en = {
  theSettings: 'The settings',
  shop: 'The shop',
  languages: 'Languages',
  time: 'Time',
  contact: 'Contact',
  invoices: 'Invoices',
  trouble: 'Trouble with money',
  inventory: 'Inventory',
  announcement: 'Announcement',
  social: 'Social networks',
  shoppers: 'Shoppers',
  fields: {
    name: 'Name',
    logo_id: 'Logo',
    currency: 'Currency',
    offered_de: 'The shop is offered in German',
    time_zone: 'Time zone',
    email: 'E-mail address',
    phone: 'Phone',
    address: 'Address',
    facebook: 'Facebook',
    twitter: 'Twitter',
    instagram: 'Instagram',
    linkedin: 'LinkedIn',
    youtube: 'YouTube',
    sign_in_prompt: 'Ask visitors to sign in',
    maintenance: 'The shop is closed for a while',
    closing_en: 'What they read in English',
    closing_de: 'What they read in German',
    closing_until: 'Open again, most likely',
    trouble_email: 'E-mail address for trouble with money',
    low_stock: 'Low from',
    announcement_en: 'Sentence in English',
    announcement_de: 'Sentence in German',
    announcement_to: 'Leads to',
    announcement_from: 'Shown from',
    announcement_until: 'Shown until',
    legal_name: 'Legal name',
    tax_number: 'Tax number',
    vat_id: 'VAT ID',
    order_prefix: 'Order numbers begin with',
  },
  nameHint: 'Stands on every page, in mails and on invoices; those that are written already keep theirs.',
  orderPrefixHint: (prefix: string) =>
    `New orders get numbers such as ${prefix}-7K3M9P; those that were placed keep theirs.`,
  logo: {
    add: 'Logo',
    replace: 'Another logo',
    hint: 'Stands for the name at the head of every page, at most 36 pixels high, of mails and of new invoices. PNG, WebP or JPEG, best without a background; at most 10 MB.',
    sending: 'Sending the picture',
    remove: 'Remove logo',
    looks: 'How it will look',
    light: 'In light colours',
    dark: 'In dark colours, on light paper',
    theirs: 'The saved one',
    chosen: 'The one chosen here',
  },
  nameMissing: 'Please enter a name',
  currencyHint: 'Choose it before the first product: from then on it stays, as prices depend on it.',
  locale: 'Language and numbers',
  fixedHint: 'The currency stays: there are prices or orders in it.',
  firstLanguage:
    'English is the first language: its pages are at the root of the shop’s addresses, and its texts stand in wherever another one lacks them. It cannot be another one.',
  offeredHint:
    'Its pages are below /de. Switched off they lead to the English ones, and nothing that was translated is lost. Everybody chooses the language of the back office for themselves.',
  zoneHint: 'Here the shop’s days begin: for figures by day, for days of payment and of delivery.',
  noRegion: 'Everywhere',
  contactHint:
    'Stands in the footer of every page; what is empty is not shown. Mails come from the e-mail address, unless the server is set to another sender.',
  invoicesHint:
    'What new invoices, credit notes and cancellations say of the seller, beside the address under Contact; those that are written already stay as they are. In Germany one of the two numbers has to stand there.',
  legalNameHint: 'Whoever sells, as in Example Ltd. Empty: the shop’s name.',
  vatIdHint: 'With the letters of its country, such as DE123456789.',
  troubleHint:
    'Gets a mail when a refund fails, reserved money cannot be taken or a payment is disputed. Only staff see it. Empty: the contact address.',
  lowStockHint:
    'At this many pieces or fewer a variant is low, unless it says another number itself. Shoppers are told as before.',
  announcementHint:
    'One short sentence above every page of the shop; shoppers can put it away for their visit. Without a sentence in English there is none.',
  announcementToHint: 'A page of the shop. Empty: nowhere.',
  announcementDatesHint: 'In your browser’s time zone. Empty: from now on, and until you take it away.',
  announcementSeen: {
    languages: { en: 'As shoppers see it in English', de: 'As shoppers see it in German' },
    nothing: 'Shoppers see no announcement.',
    when: (from: string, until: string) =>
      `Shoppers see it from ${from || 'now'} on, until ${until || 'you take it away'}.`,
    over: (until: string) => `Nobody sees it: its time was over on ${until}.`,
  },
  socialHint: 'Links in the footer of every page. What is empty is not shown.',
  promptHint: 'The dialog that opens by itself when somebody looks at goods.',
  prompts: { always: 'At every visit', once: 'Once', never: 'Never' },
  maintenanceHint:
    'Shoppers see a page that says so, and can change nothing. The back office stays open, and payments that are under way still arrive.',
  closingHint: 'Empty: that we are working on the shop and will be back shortly.',
  closingUntilHint: 'In your browser’s time zone; shoppers read it in the shop’s. It opens once you open it.',
  lookIn: {
    button: 'Link into the closed shop',
    text: 'Shows the whole shop, and lets things be tried, to whoever opens it, for an hour.',
    title: 'Link into the closed shop',
  },
  changes: {
    lead: 'From the moment that you save it.',
    closes:
      'The shop closes: shoppers read that it is closed, and order nothing until you open it here. Payments that are under way still arrive.',
    logo: 'The chosen logo stands for the name at the head of every page, of mails and of new invoices.',
    noLogo: 'The name stands at the head of every page, of mails and of new invoices again, without a logo.',
    opens: 'The shop opens for everybody.',
    notOffered: (german: string) =>
      `The shop is no longer offered in German: pages below /de lead to their English ones, and mails go out in English. ${german} keep their German texts until you switch it on again.`,
    offered: (german: string) =>
      `The shop is offered in German, with ${german}. Whatever lacks German texts shows its English ones there; mails go out in German to those who read it.`,
    inGerman: ({ products, shown, pages }: { products: number; shown: string; pages: number }) =>
      [
        plural('en', products, { one: '1 product', other: `${shown} products` }),
        plural('en', pages, { one: '1 page', other: `${pages} pages` }),
      ].join(' and '),
    zone: (after: string, before: string) =>
      `The shop’s days begin as in ${after}, no longer as in ${before}: figures by day are summed anew, days of payment and delivery go by it, and so does the hour until which orders are packed the same day.`,
    currency: (after: string, before: string) => `Prices are in ${after}, no longer in ${before}.`,
    prefix: (after: string, before: string) => `Numbers of new orders begin with ${after}, no longer with ${before}.`,
  },
  saved: 'The settings were saved',
  stale: 'Somebody has changed the settings since you opened them. What you had not touched is theirs now.',
  yes: 'Yes',
  no: 'No',
};

export const storeMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-admin-settings" */ './de/store').then((module) => module.store),
});
