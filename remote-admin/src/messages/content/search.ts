import { defineMessages, plural } from '@tessera/shared/i18n';

/** What the page of the search's words says. */
const en = {
  title: 'Search words',
  theWords: 'The search words',
  theSearches: 'The searches',
  saved: 'The search words were saved',
  stale:
    'Somebody else changed the search words meanwhile. What you did not touch is theirs; nothing of yours is lost.',
  lists: 'What the search knows',
  fields: { synonyms: 'Words that mean the same', redirects: 'Searches that lead to a page' },
  hints: {
    synonyms:
      'A group in each line, with commas: “mug, cup, beaker”. Whoever looks for one of them finds all. Saved words count within two seconds.',
    redirects: 'One in each line: “gift card = /pages/gift-cards”. Whoever looks for just that is led to the page.',
  },
  faults: {
    one_word: (line: number) => `Line ${line}: please enter at least two words, with a comma between them`,
    many_words: (line: number) => `Line ${line}: please enter at most 20 words`,
    long_word: (line: number) => `Line ${line}: please use at most 100 characters for a word`,
    no_address: (line: number) => `Line ${line}: please enter it like “gift card = /pages/gift-cards”`,
    twice: (line: number) => `Line ${line}: this search has an address already`,
  },
  lookedFor: 'What shoppers looked for',
  lookedForHint: 'In the last 30 days, at most 50, by nobody in particular: words are counted, never people.',
  show: 'Show',
  foundNothing: 'What found nothing',
  mostOften: 'What was looked for most often',
  none: { nothing: 'Every search found something.', all: 'Nothing was looked for yet.' },
  columns: { term: 'Words', searches: 'Searches', found: 'Found', take: 'What next' },
  take: 'Say what it means',
  takeWord: (term: string) => `Say what “${term}” means`,
  trial: {
    title: 'Try a search',
    search: 'A search, as a shopper types it',
    hint: 'Nothing is saved or counted by it.',
    language: 'Searched in',
    languages: { en: 'English', de: 'German' },
    answer: 'What the shop answers',
    faulty: 'A line of the lists cannot be read yet.',
    today: 'Today',
    then: 'With what you have typed',
    found: (count: number, number: string) =>
      plural('en', count, { one: '1 product is found', other: `${number} products are found` }),
    leads: (path: string) => `It leads to the page ${path}`,
    means: (term: string, words: string) => `“${term}” means ${words}, too`,
    mended: (searched: string) => `It is taken for “${searched}”`,
    suggests: (words: string) => `It suggests ${words}`,
  },
  changes: {
    lead: 'For whoever searches from two seconds after the save on.',
    leads: (search: string, path: string) => `“${search}” will lead to the page ${path}`,
    leadsNowhere: (search: string) => `“${search}” will show what is found instead of leading to a page`,
    finds: (search: string, is: number, number: string, was: string) =>
      plural('en', is, {
        one: `“${search}” will find 1 product instead of ${was}`,
        other: `“${search}” will find ${number} products instead of ${was}`,
      }),
    lost: (search: string) => `“${search}” will find nothing any more`,
    inLanguage: (language: string, sentence: string) => `In ${language}: ${sentence}`,
    more: (count: number, number: string) =>
      plural('en', count, { one: '1 more search was not tried', other: `${number} more searches were not tried` }),
  },
};

export const searchMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-admin-search" */ './de/search').then((module) => module.search),
});
