import { defineMessages } from '@tessera/shared/i18n';

/** What the arrangement of header and footer says in the back office. */
const en = {
  title: 'Header and footer',
  theSettings: 'Header and footer',
  lead: 'What the head and the foot of every page lead to. Saved changes are in the shop within two seconds.',
  saved: 'Header and footer were saved',
  stale:
    'Somebody else changed header or footer meanwhile. What you did not touch is theirs; nothing of yours is lost.',
  places: { header: 'Header', footer: 'Footer' },
  listOf: { header: 'Entries of the header', footer: 'Columns of the footer and their links' },
  automatic: {
    header: 'What the shop puts there itself: home, the categories, the wishlist, contact',
    footer: 'What the shop puts there itself: company, customer service, legal',
  },
  left: 'left to the shop',
  own: 'Arranged here',
  keys: {
    header:
      'Drag by the grip, or move with Alt and the arrow keys: to the right an entry comes to lie below the one before it. Account and cart always stand beside it.',
    footer: 'Drag by the grip, or move with Alt and the arrow keys. The newsletter and the contact details stay.',
  },
  kinds: {
    heading: 'Word that leads nowhere',
    categories: 'All categories',
    category: 'Category or collection',
    page: 'Page',
    link: 'Address',
  },
  column: 'Column',
  changeShort: 'Change',
  change: (name: string) => `Change ${name}`,
  closeNamed: (name: string) => `Close ${name}`,
  close: 'Close',
  grip: (name: string) => `Move ${name}: drag, or Alt with the arrow keys`,
  moved: (name: string, place: string, count: string) => `${name} is at ${place} of ${count}`,
  actionsOf: (name: string) => `Actions for ${name}`,
  actionsShown: 'Actions',
  steps: { up: 'Move up', down: 'Move down', in: 'Put below the one before', out: 'Put beside the one above' },
  remove: 'Remove',
  targets: {
    heading: '',
    categories: '',
    category: 'Leads to the category or collection',
    page: 'Leads to the page',
    link: 'Leads to the address',
  },
  choose: 'Please choose',
  gone: 'Not there any more',
  addressHint: 'A path of this shop, such as /products/category/mugs, or an address that begins with https://.',
  words: { en: 'Words in English', de: 'Words in German' },
  wordsHint: {
    heading: { en: undefined, de: 'Empty: the English ones.' },
    categories: { en: 'Empty: the shop’s own.', de: 'Empty: the English ones, or the shop’s own.' },
    category: { en: 'Empty: what it is called.', de: 'Empty: what it is called.' },
    page: { en: 'Empty: its title.', de: 'Empty: its title.' },
    link: { en: undefined, de: 'Empty: the English ones.' },
  },
  add: {
    label: { header: 'Add to the header', footer: 'Add to the footer' },
    button: 'Add',
    chosen: { header: 'Add the chosen entry to the header', footer: 'Add the chosen entry to the footer' },
  },
  full: 'There is no room for more here.',
  tooMany: 'That is more than has room: a header has 8 entries, a footer 5 columns, and below each lie 12 at most.',
  languages: { en: 'English', de: 'German' },
  preview: { title: 'What shoppers will see', language: 'Who reads', nothing: 'Nothing is shown there.' },
  versions: {
    title: 'Versions',
    what: 'The versions',
    none: 'Nothing was saved yet.',
    number: (shown: string) => `Version ${shown}`,
    by: (name: string) => `by ${name}`,
    compare: 'Compare',
    compareTitle: (shown: string) => `Version ${shown} and now`,
    same: 'Nothing differs from what was saved last.',
    kinds: { removed: 'only then', added: 'only now' },
    takeText: 'It comes into the form. Shoppers see it once it is saved.',
    take: 'Bring into the form',
  },
};

export const navigationMessages = defineMessages({
  en,
  de: () =>
    import(/* webpackChunkName: "de-content-navigation" */ './de/navigation').then((module) => module.navigation),
});
