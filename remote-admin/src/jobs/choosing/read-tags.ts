import { messagesIn } from '@tessera/shared/i18n';
import { valueOf } from '../../controls/write-errors';
import { jobsMessages } from '../../messages/jobs';

/** What a form says of an action: parameters of the job, or what is wrong with its one field. */
export type ReadAction = { parameters: object } | { error: string };

const LONGEST_TAG = 50;
const MOST_TAGS = 20;

/** The tags of the field `tags`, with commas between them; each once. */
export function readTags(form: FormData): ReadAction {
  const tags = valueOf(form, 'tags')
    .split(',')
    .map((tag) => tag.trim().slice(0, LONGEST_TAG))
    .filter(Boolean);
  const distinct = [...new Set(tags)].slice(0, MOST_TAGS);
  return distinct.length > 0
    ? { parameters: { tags: distinct } }
    : { error: messagesIn(jobsMessages).bulk.tagsMissing };
}
