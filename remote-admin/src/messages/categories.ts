import { defineMessages, plural } from '@tessera/shared/i18n';

/** What the tree of categories says. Numbers that are `shown` come formatted. */
const en = {
  title: 'Categories',
  theCategories: 'The categories',
  count: (count: number, shown: string) =>
    plural('en', count, { one: `${shown} category`, other: `${shown} categories` }),
  products: (count: number, shown: string) =>
    plural('en', count, { one: `${shown} product`, other: `${shown} products` }),
  keys: 'Alt with the arrow keys moves the category that has the focus: up, down, below the one before, and out again.',
  actionsOf: (name: string) => `Actions for ${name}`,
  moved: (name: string) => `${name} was moved`,
  actions: {
    edit: 'Edit…',
    up: 'Move up',
    down: 'Move down',
    in: 'Move below the one before',
    out: 'Move out',
    add: 'Add a category below…',
    merge: 'Merge into another…',
    remove: 'Delete…',
  },
  fields: {
    name: 'Name',
    slug: 'Address',
    slugHint: 'The address before keeps leading here.',
    former: (slugs: string) => `These lead here, too: ${slugs}`,
    description: 'Description',
    seo_title: 'Title for search engines',
    seo_description: 'Text for search engines',
    sort: 'Order of its products',
    sortHint: 'Where a shopper asks for no other one.',
    usualSort: 'Newest first',
    sorts: {
      best_selling: 'Best sellers first',
      rating: 'Best rated first',
      price: 'Cheapest first',
      '-price': 'Dearest first',
      name: 'By name',
    },
    german: (field: string) => `${field} in German`,
    into: 'Merge into',
  },
  picture: {
    add: 'Add a picture',
    replace: 'Replace the picture',
    remove: 'Take the picture off',
    sending: 'Sending…',
    hint: 'JPEG, PNG, WebP, AVIF or GIF of at most 10 MB. It is saved at once.',
  },
  searchPreview: 'How search engines may show it',
  nameMissing: 'Please enter a name',
  add: {
    title: 'Add category',
    below: (name: string) => `Add a category below ${name}`,
    submit: 'Add',
    done: 'The category was added',
  },
  edit: { title: (name: string) => `Edit ${name}`, submit: 'Save', done: 'The category was saved' },
  merge: {
    title: (name: string) => `Merge ${name} into another category?`,
    text: 'Its products and the categories below it go there, its addresses lead there, and it is gone.',
    choose: 'Choose a category',
    missing: 'Please choose a category',
    submit: 'Merge',
    done: 'The categories were merged',
  },
  remove: {
    title: (name: string) => `Delete ${name}?`,
    text: 'This is possible while neither products nor other categories are in it. Its address leads nowhere then.',
    submit: 'Delete',
    done: 'The category was deleted',
  },
  none: 'No categories yet',
  noneText: 'Categories are the shop’s navigation. Add the first one.',
};

export const categoriesMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-admin-categories" */ './de/categories').then((module) => module.categories),
});
