import { defineMessages, plural } from '@tessera/shared/i18n';

const of = (count: number): string => plural('en', count, { one: '1 review', other: `${count} reviews` });

const states = { waiting: 'Waiting', published: 'Published', refused: 'Refused' };

/** What the queue of reviews says. Numbers that are `shown` come formatted. */
const en = {
  title: 'Reviews',
  theReviews: 'The reviews',
  count: (count: number, shown: string) => plural('en', count, { one: `${shown} review`, other: `${shown} reviews` }),
  search: 'Search review, author or product',
  views: { all: 'All, waiting first', ...states },
  states,
  filters: { state: 'Status', rating: 'Stars', product_id: 'Product' },
  stars: (rating: number) => plural('en', rating, { one: '1 star', other: `${rating} stars` }),
  rated: (rating: number) => `${rating} out of 5 stars`,
  thisProduct: 'one product',
  ofProduct: 'All reviews of this product',
  select: (author: string, product: string) => `Select the review of ${product} by ${author}`,
  formerCustomer: 'Former customer',
  verified: 'Verified purchase',
  noWords: 'Stars without words.',
  pictures: (author: string) => `Pictures of ${author}’s review`,
  picture: (position: number, author: string) => `Picture ${position} of ${author}’s review`,
  refusedBecause: (reason: string) => `Refused: ${reason}`,
  answerFrom: (store: string) => `Answer from ${store}`,
  actions: {
    publish: 'Publish',
    refuse: 'Refuse…',
    answer: 'Answer…',
    edit: 'Change the answer…',
    remove: 'Take the answer away…',
  },
  refuse: {
    title: (count: number) => (count === 1 ? 'Refuse this review?' : `Refuse ${of(count)}?`),
    text: 'It is not shown in the shop, or not any more. Whoever wrote it reads the reason.',
    reason: 'Reason',
    reasonHint: 'May be left empty.',
    submit: 'Refuse',
  },
  answer: {
    title: (author: string) => `Answer ${author}`,
    text: 'Everybody reads it below the review, once that is published.',
    field: 'Answer',
    missing: 'Please write an answer',
    submit: 'Save the answer',
    done: 'The answer is saved',
  },
  remove: {
    title: 'Take the answer away?',
    text: 'It is not shown any more. The review stays.',
    submit: 'Take away',
    done: 'The answer is gone',
  },
  stale: 'Somebody has changed this review meanwhile.',
  staleAnswer: (text: string) => `The answer by now: “${text}”`,
  done: {
    published: (count: number) => `${of(count)} published`,
    refused: (count: number) => `${of(count)} refused`,
  },
  missing: (count: number) =>
    plural('en', count, { one: '1 review was gone by then', other: `${count} reviews were gone by then` }),
  none: 'No reviews yet',
  noneText: 'When somebody writes about a product, it waits here until you have looked at it.',
  noMatch: 'No review matches',
  noMatchText: 'Try other filters or fewer words.',
  showAll: 'Show all reviews',
};

export const reviewsMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-admin-reviews" */ './de/reviews').then((module) => module.reviews),
});
