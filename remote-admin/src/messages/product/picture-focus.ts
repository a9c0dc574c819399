import { defineMessages } from '@tessera/shared/i18n';

/** What the dialog says in which staff tell what matters of a picture. */
const en = {
  title: 'What matters in this picture',
  lead: 'Press where it is. What is cut out of the picture keeps it in sight, wherever the shop shows it.',
  picture: 'The whole picture',
  fromLeft: 'From the left',
  fromTop: 'From the top',
  percent: (figure: string) => `${figure}%`,
  crops: 'What the shop cuts out',
  square: 'Tile, cart',
  portrait: 'Category',
  wide: 'Wide',
  middle: 'The middle',
  saved: 'Saved: the shop shows it so now.',
};

export const pictureFocusMessages = defineMessages({
  en,
  de: () =>
    import(/* webpackChunkName: "de-admin-picture-focus" */ './de/picture-focus').then((module) => module.pictureFocus),
});
