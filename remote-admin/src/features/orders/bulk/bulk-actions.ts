import { messagesIn } from '@tessera/shared/i18n';
import { jobsMessages } from '../../../messages/jobs';

/** What is asked about before it is begun. */
export const BULK_ACTIONS = ['tag', 'untag', 'hold', 'release', 'ship', 'mark_paid'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** What a form says of an action: parameters of the job, or what is wrong with its one field. */
export type ReadAction = { parameters: object } | { error: string };

const LONGEST_TAG = 50;
const MOST_TAGS = 20;

const wordIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

function readTags(form: FormData): ReadAction {
  const tags = wordIn(form, 'tags')
    .split(',')
    .map((tag) => tag.trim().slice(0, LONGEST_TAG))
    .filter(Boolean);
  const distinct = [...new Set(tags)].slice(0, MOST_TAGS);
  return distinct.length > 0
    ? { parameters: { tags: distinct } }
    : { error: messagesIn(jobsMessages).bulk.tagsMissing };
}

function readWord(form: FormData, name: 'reason' | 'carrier'): ReadAction {
  const word = wordIn(form, name);
  const { reasonMissing, carrierMissing } = messagesIn(jobsMessages).bulk;
  return word ? { parameters: { [name]: word } } : { error: name === 'reason' ? reasonMissing : carrierMissing };
}

export function readAction(action: BulkAction, form: FormData): ReadAction {
  if (action === 'tag' || action === 'untag') return readTags(form);
  if (action === 'hold') return readWord(form, 'reason');
  if (action === 'ship') return readWord(form, 'carrier');
  return { parameters: {} };
}
