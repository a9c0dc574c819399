import type { Page } from '@tessera/shared/contract';
import { textOfHtml } from '../text/text-of-html';

export interface Question {
  id: string;
  title: string;
  /** the answer; sanitised by the API */
  html: string;
}

export interface Topic {
  id: string;
  title: string;
  questions: Question[];
}

/** A section is a topic with its questions; one without parts is a question itself. */
export function topicsOf({ sections }: Pick<Page, 'sections'>): Topic[] {
  return sections.map(({ id, title, html, parts }) => ({
    id,
    title,
    questions: parts.length > 0 ? parts : [{ id: `${id}-answer`, title, html }],
  }));
}

/** All questions, whatever their topic. */
export const questionsOf = (page: Pick<Page, 'sections'>): Question[] =>
  topicsOf(page).flatMap(({ questions }) => questions);

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The topics with those questions in which, or in whose answers, every word occurs; case and accents do not count.
 * Without words these are all of them.
 */
export function searchTopics(topics: Topic[], search: string): Topic[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return topics;
  const fits = ({ title, html }: Question): boolean => {
    const text = fold(`${title} ${textOfHtml(html)}`);
    return words.every((word) => text.includes(word));
  };
  return topics
    .map((topic) => ({ ...topic, questions: topic.questions.filter(fits) }))
    .filter(({ questions }) => questions.length > 0);
}
