import { messagesIn } from '@tessera/shared/i18n';
import { valueOf } from '../../../controls/write-errors';
import { readTags } from '../../../jobs/choosing/read-tags';
import type { ReadAction } from '../../../jobs/choosing/read-tags';
import { jobsMessages } from '../../../messages/jobs';

/** What is asked about before it is begun. */
export const BULK_ACTIONS = ['tag', 'untag', 'hold', 'release', 'ship', 'mark_paid'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

function readWord(form: FormData, name: 'reason' | 'carrier'): ReadAction {
  const word = valueOf(form, name);
  const { reasonMissing, carrierMissing } = messagesIn(jobsMessages).bulk;
  return word ? { parameters: { [name]: word } } : { error: name === 'reason' ? reasonMissing : carrierMissing };
}

export function readAction(action: BulkAction, form: FormData): ReadAction {
  if (action === 'tag' || action === 'untag') return readTags(form);
  if (action === 'hold') return readWord(form, 'reason');
  if (action === 'ship') return readWord(form, 'carrier');
  return { parameters: {} };
}
