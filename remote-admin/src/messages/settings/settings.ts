import type { Right } from '@tessera/shared/contract';
import { defineMessages, plural } from '@tessera/shared/i18n';

const rights: Record<Right, string> = {
  'dashboard.read': 'See the shop’s numbers',
  'reports.read': 'See reports of sales, and download them',
  'orders.read': 'See orders and returns',
  'orders.write': 'Ship, hold, tag and change orders, and mark them as paid',
  'orders.refund': 'Cancel orders and give money back',
  'returns.write': 'Decide on returns and take goods back',
  'products.read': 'See products, drafts included',
  'products.write': 'Add and change products, prices and stock',
  'customers.read': 'See customers and their orders',
  'customers.write': 'Change customers’ details',
  'marketing.read': 'See coupons and how they are used',
  'marketing.write': 'Make, change and switch off coupons',
  'reviews.write': 'Publish and refuse reviews',
  'search.write': 'Change the search’s synonyms and redirects',
  'pay_later.read': 'See pay-later accounts and applications',
  'pay_later.write': 'Decide on applications, limits and plans',
  'remotes.read': 'See which version of each part of the shop is live',
  'remotes.write': 'Release parts of the shop, and go back',
  'settings.read': 'See the shop’s settings',
  'settings.write': 'Change the shop’s settings',
  'staff.read': 'See staff and roles',
  'staff.write': 'Invite, change and remove staff; make roles',
  'audit.read': 'Read the audit log',
};

/** What the settings' pages share: their names, and roles and rights in words. */
const en = {
  title: 'Settings',
  pages: {
    store: 'Store',
    delivery: 'Delivery',
    taxes: 'Taxes',
    payments: 'Payments',
    staff: 'Staff',
    roles: 'Roles',
    tokens: 'Tokens',
    remotes: 'Parts of the shop',
    jobs: 'Jobs',
    audit: 'Audit log',
  },
  rights,
  groups: {
    overview: 'Overview',
    orders: 'Orders',
    catalogue: 'Catalogue',
    customers: 'Customers',
    marketing: 'Marketing',
    payLater: 'Pay later',
    shop: 'The shop itself',
    staff: 'Staff',
  },
  countries: {
    list: 'Chosen countries',
    label: 'Add a country',
    choose: 'Choose',
    add: 'Add',
    addChosen: 'Add the chosen country',
    remove: (country: string) => `Remove ${country}`,
  },
  preview: {
    title: 'What changes',
    lead: 'For orders that are placed from now on. Carts show it at once.',
    save: 'Save',
    saveAnyway: 'Save anyway',
    more: (count: number, number: string) => plural('en', count, { one: 'and 1 more', other: `and ${number} more` }),
  },
  notForYou: 'This page is not part of your role',
  noRight: (role: string, right: string) => `Your role is “${role}”. It does not allow: ${right}.`,
  nothingHere: 'None of the settings is part of your role',
  toStart: 'To the start',
};

export const settingsMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-admin-settings" */ './de/settings').then((module) => module.settings),
});
