import type { SearchTrial, TriedAnswer } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
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

function redirectWords({ search, before, after }: Tried): string[] {
  const { changes: text } = messagesIn(searchMessages);
  if (before.redirect === after.redirect) return [];
  return [after.redirect === null ? text.leadsNowhere(search) : text.leads(search, after.redirect)];
}

function totalWords({ search, before, after }: Tried, locale: string): string[] {
  const { changes: text } = messagesIn(searchMessages);
  if (before.total === after.total || after.total === 0) return [];
  return [text.finds(search, after.total, after.total.toLocaleString(locale), before.total.toLocaleString(locale))];
}

/** What searches would do otherwise once the lists are saved, in sentences; what finds nothing any more is a warning. */
export function changeWords(items: readonly Tried[], more: number, locale: string) {
  const { changes: text } = messagesIn(searchMessages);
  const isLost = ({ before, after }: Tried) => before.total > 0 && after.total === 0 && after.redirect === null;
  return {
    warnings: items.filter(isLost).map(({ search }) => text.lost(search)),
    changes: [
      ...items.flatMap((item) => [...redirectWords(item), ...totalWords(item, locale)]),
      ...(more > 0 ? [text.more(more, more.toLocaleString(locale))] : []),
    ],
  };
}
