import { defineMessages } from '@tessera/shared/i18n';

const en = {
  title: 'Write a review',
  about: (name: string) => `About ${name}`,
  changeTitle: 'Change your review',
  changed: (name: string) => `About ${name}. We look at it again before everybody can read it.`,
  rating: 'Your rating',
  ratingRequired: 'Choose one to five stars',
  stars: ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'],
  starsOf: (stars: number, word: string) => `${stars} of 5: ${word}`,
  body: 'Your review',
  bodyHint: 'What do you like, what not, how do you use it?',
  pictures: 'Pictures (up to three)',
  add: 'Add a picture',
  uploading: 'Uploading…',
  remove: (position: number) => `Take off picture ${position}`,
  uploadFailed: 'The picture did not upload.',
  change: 'Change review',
  removeReview: 'Remove review',
  removeTitle: 'Remove your review?',
  removeText: 'Its words, stars and pictures go at once. You can write another one.',
  removing: 'Removing...',
  removed: 'Your review is removed',
  removeFailed: 'Your review could not be removed. Please try again.',
  keep: 'Keep review',
  send: 'Send review',
  sending: 'Sending...',
  failed: 'Your review did not arrive. Please try again.',
};

export const reviewFormMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-review-form" */ './de/review-form').then((module) => module.reviewForm),
});
