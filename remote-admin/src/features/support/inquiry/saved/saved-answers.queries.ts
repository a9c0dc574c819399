import { api } from '@tessera/shared/client';
import type { SavedAnswer, SavedAnswerList } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';

/** Answers that staff write often, of every language. */
export const savedAnswersQuery = () =>
  queryOptions({
    queryKey: ['admin', 'saved-answers'],
    queryFn: ({ signal }) => api.get<SavedAnswerList>('admin/saved-answers', { signal }),
    meta: { personal: true },
  });

const pathOf = ({ id }: Pick<SavedAnswer, 'id'>): string => `admin/saved-answers/${id}`;

/**
 * Saves an answer, or changes one that is there. @param answer null: there is none yet
 * @returns all that there are then
 */
export const saveAnswer = (
  answer: Pick<SavedAnswer, 'id' | 'version'> | null,
  words: Pick<SavedAnswer, 'name' | 'text' | 'language'>,
): Promise<SavedAnswerList> => {
  if (!answer) return api.post('admin/saved-answers', { json: words });
  const { name, text } = words;
  return api.patch(pathOf(answer), { json: { name, text, version: answer.version } });
};

/** @returns all that there are then */
export const removeAnswer = (answer: Pick<SavedAnswer, 'id' | 'version'>): Promise<SavedAnswerList> =>
  api.delete(pathOf(answer), { searchParams: { version: answer.version } });

/** A saved answer to somebody: their name stands where it is meant. */
export const answerTo = (name: string, { text }: Pick<SavedAnswer, 'text'>): string => text.replaceAll('{name}', name);
