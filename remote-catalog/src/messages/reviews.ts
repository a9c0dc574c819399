import { defineMessages, plural } from '@tessera/shared/i18n';

const en = {
  title: 'Reviews',
  none: 'No reviews yet. Be the first to tell others about this piece.',
  noneOf: (stars: number) => `No reviews with ${plural('en', stars, { one: '1 star', other: `${stars} stars` })}.`,
  from: (count: number, number: string) => plural('en', count, { one: `${number} review`, other: `${number} reviews` }),
  outOf: (average: string) => `${average} out of 5 stars`,
  histogram: 'Show reviews by their stars',
  bar: (stars: number, count: string) => `${plural('en', stars, { one: '1 star', other: `${stars} stars` })}: ${count}`,
  sort: 'Sort reviews by',
  sorts: { newest: 'Newest', helpful: 'Most helpful', highest: 'Highest rated', lowest: 'Lowest rated' },
  praise: 'What customers say',
  verified: 'Verified purchase',
  formerCustomer: 'Former customer',
  rated: (stars: number) => `${stars} out of 5 stars`,
  picture: (position: number, author: string) => `Picture ${position} of ${author}’s review`,
  answerFrom: (store: string) => `Answer from ${store}`,
  yours: 'Your review',
  yoursCount: (count: number) =>
    plural('en', count, {
      one: 'Your review · 1 person found it helpful',
      other: `Your review · ${count} people found it helpful`,
    }),
  helpful: 'Helpful',
  helpfulCount: (count: number) => `Helpful (${count})`,
  helpfulTo: (author: string) => `The review by ${author} was helpful`,
  signInToVote: 'Please login to mark a review as helpful!',
  voteFailed: 'Your vote did not arrive. Please try again.',
  more: 'More reviews',
  write: 'Write a review',
  signInToWrite: 'Please login to write a review!',
  written: 'You have reviewed this product. Thank you!',
  waiting: 'Your review waits to be checked; then everybody can read it.',
  refused: (reason: string) => (reason ? `Your review was not published: ${reason}` : 'Your review was not published.'),
  notABuyer: 'Who has bought this product here can review it.',
  emailFirst: 'Confirm your email address to write a review.',
  toAccount: 'Go to your account',
  notLoaded: 'The reviews did not load',
  notLoadedText: 'The connection failed. The rest of the page is fine.',
};

export const reviewsMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-reviews" */ './de/reviews').then((module) => module.reviews),
});
