import { defineMessages, plural } from '@tessera/shared/i18n';

/** What a column of a file of customers can be, by the field that it writes; and what changes of one. */
const fields = {
  email: 'E-mail address',
  first_name: 'First name',
  last_name: 'Last name',
  phone: 'Telephone',
  language: 'Language',
  newsletter: 'Newsletter',
  newsletter_at: 'Newsletter: agreed on',
  newsletter_source: 'Newsletter: agreed where',
  tags: 'Tags',
  groups: 'Groups',
  note: 'Note',
  address: 'Address',
  address_first_name: 'Address: first name',
  address_last_name: 'Address: last name',
  company: 'Address: company',
  line1: 'Address: street',
  line2: 'Address: second line',
  postal_code: 'Address: postal code',
  city: 'Address: city',
  region: 'Address: region',
  country: 'Address: country',
  address_phone: 'Address: telephone',
  default_shipping: 'Address: things are sent here',
  default_billing: 'Address: bills are sent here',
};

/** What the page says that brings customers in from a file, and takes them out. Numbers come formatted. */
const en = {
  title: 'Import and export customers',
  columns: 'An empty cell erases telephone, tags and groups; everything else that is empty or not taken over stays.',
  send: {
    title: 'A file of customers',
    hint: 'Shopify’s customer CSV or this shop’s own file, up to 50 MB and 100,000 rows. Nothing is written before you have seen what would change. Passwords cannot be taken along: customers set one by “Forgot password”, or by the link that you send from their page. No e-mail goes out by itself.',
  },
  whole: {
    title: 'Take all customers out',
    text: 'Everybody with an account, in a file that this page takes back: names, addresses, telephone, language, newsletter with its proof, tags, groups and notes. It holds personal data: keep it no longer than you need it.',
    start: 'Export all customers',
  },
  records: {
    which: 'Which customers',
    list: 'The customers',
    write: (count: number, shown: string) =>
      plural('en', count, { one: 'Import 1 customer', other: `Import ${shown} customers` }),
    back: 'To the customers',
  },
  fields,
  done: (count: number, shown: string) =>
    plural('en', count, { one: '1 customer was written.', other: `${shown} customers were written.` }),
  failed: (count: number, shown: string) =>
    plural('en', count, { one: '1 customer failed.', other: `${shown} customers failed.` }),
};

export const customerImportMessages = defineMessages({
  en,
  de: () =>
    import(/* webpackChunkName: "de-admin-import" */ './de/import').then((module) => module.customerImportWords),
});
