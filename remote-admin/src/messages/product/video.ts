import { defineMessages } from '@tessera/shared/i18n';

/** What staff read of the short video of a product. */
const en = {
  title: 'Video',
  add: 'Add a short video',
  replace: 'Replace the video',
  hint: 'Or drop it here: MP4 (H.264) or WebM, at most 8 MB, 30 seconds and 1,920 pixels a side. It is shown without sound.',
  waiting: 'Waiting',
  sending: 'Sending…',
  sent: 'Added',
  tooLarge: 'The file is larger than 8 MB.',
  preview: 'The video',
  facts: (seconds: string, width: number, height: number, megabytes: string) =>
    `${seconds} s, ${width} × ${height} px, ${megabytes} MB`,
  label: 'What the video shows',
  labelHint: 'Read out to people who do not see it. Empty: the product’s name.',
  labelInGerman: 'What the video shows, in German',
  place: 'Place',
  placeAfter: (place: string) => `After picture ${place}`,
  poster: 'Picture that stands for it',
  posterFirst: 'The product’s first picture',
  posterNumber: (place: string, alt: string) => `Picture ${place}${alt && `: ${alt}`}`,
  posterFrame: 'A moment of the video',
  posterHint: 'Shown until somebody plays it.',
  takeFrame: 'Use this moment of the video',
  frameTaken: 'Taken. It is shown once you save, and lies in the library of pictures.',
  frameFailed: 'This browser cannot take a picture of the video. Choose one of the product’s pictures instead.',
  remove: 'Take off the video',
};

export const videoMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-admin-product" */ './de/video').then((module) => module.video),
});
