import { defineMessages, plural } from '@tessera/shared/i18n';

/** What the dialog says in which pictures of the library are chosen. */
const en = {
  title: 'Choose from the library',
  pictures: 'Pictures',
  search: 'Search a name, a description, a product or a SKU',
  none: 'The library has no pictures yet. Send one in the field behind this dialog.',
  noMatch: 'No picture matches. Try another word.',
  failed: 'The pictures could not be loaded.',
  retry: 'Try again',
  more: 'More pictures',
  first: 'From the beginning',
  take: (count: number, shown: string) =>
    plural('en', count, { one: 'Use the picture', other: `Use ${shown} pictures` }),
  nothingChosen: 'Choose a picture first.',
  most: (most: string) => `No more than ${most} can be chosen.`,
};

export const pictureLibraryMessages = defineMessages({
  en,
  de: () =>
    import(/* webpackChunkName: "de-admin-picture-library" */ './de/picture-library').then(
      (module) => module.pictureLibrary,
    ),
});
