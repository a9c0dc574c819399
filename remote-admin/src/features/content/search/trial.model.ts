import type { SearchTrial, TriedAnswer } from '@tessera/shared/contract';
import { messagesIn, type Language } from '@tessera/shared/i18n';
import { searchMessages } from '../../../messages/content/search';

type Tried = SearchTrial['items'][number];

/** How a search is understood, in sentences; none where it is taken as it was typed. */
export function answerWords({ redirect, synonyms, understood }: TriedAnswer): string[] {
  const { trial: text } = messagesIn(searchMessages);
  return [
    ...(redirect === null ? [] : [text.leads(redirect)]),
    ...synonyms.map(({ term, words }) => text.means(term, words.join(', '))),
    ...(understood.corrected ? [text.mended(understood.searched)] : []),
    ...(understood.suggestions.length > 0 ? [text.suggests(understood.suggestions.join(', '))] : []),
  ];
}

function redirectWords({ search, before, after }: Tried): string {
  const { changes: text } = messagesIn(searchMessages);
  if (before.redirect === after.redirect) return '';
  return after.redirect === null ? text.leadsNowhere(search) : text.leads(search, after.redirect);
}

function totalWords({ search, before, after }: Tried, locale: string): string {
  const { changes: text } = messagesIn(searchMessages);
  if (before.total === after.total || after.total === 0) return '';
  return text.finds(search, after.total, after.total.toLocaleString(locale), before.total.toLocaleString(locale));
}

function lostWords({ search, before, after }: Tried): string {
  const isLost = before.total > 0 && after.total === 0 && after.redirect === null;
  return isLost ? messagesIn(searchMessages).changes.lost(search) : '';
}

/** The same searches, as they were tried in one language of the shop. */
export interface TriedIn {
  language: Language;
  items: readonly Tried[];
}

/** What is said of one search: once where it is so in every language, else of each by itself. @param say '' for nothing */
function inLanguages(tried: readonly TriedIn[], place: number, say: (item: Tried) => string): string[] {
  const { changes, trial } = messagesIn(searchMessages);
  const said = tried.map(({ language, items }) => {
    const item = items[place];
    return { language, words: item ? say(item) : '' };
  });
  const all = new Set(said.map(({ words }) => words));
  if (all.size === 1) return [...all].filter(Boolean);
  return said
    .filter(({ words }) => words !== '')
    .map(({ language, words }) => changes.inLanguage(trial.languages[language], words));
}

/**
 * What searches would do otherwise once the lists are saved, in sentences; what finds nothing any more is a warning.
 * @param more how many were not tried
 */
export function changeWords(tried: readonly TriedIn[], more: number, locale: string) {
  const { changes: text } = messagesIn(searchMessages);
  const places = (tried[0]?.items ?? []).map((_, place) => place);
  return {
    warnings: places.flatMap((place) => inLanguages(tried, place, lostWords)),
    changes: [
      ...places.flatMap((place) => [
        ...inLanguages(tried, place, redirectWords),
        ...inLanguages(tried, place, (item) => totalWords(item, locale)),
      ]),
      ...(more > 0 ? [text.more(more, more.toLocaleString(locale))] : []),
    ],
  };
}
