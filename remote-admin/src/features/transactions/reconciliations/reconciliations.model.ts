import type { Reconciliation, ReconciliationLine } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import type { BadgeProps } from '@tessera/shared/ui';
import { daysLabel } from '../../../format/days';
import { reconciliationsMessages } from '../../../messages/transactions/reconciliations';

export type Verdict = ReconciliationLine['verdict'];

/** As the API takes it (docs/api.md, 'Files of payouts'). */
const MOST_CHARACTERS = 2_000_000;
/** So much that is missing in a file is named. */
const MOST_MISSING = 1_000;

export const METHODS = ['stripe', 'test-card', 'bank-transfer', 'cash-on-delivery', 'cash'] as const;

/** In the order in which somebody looks at them. */
export const VERDICTS: readonly Verdict[] = [
  'matched',
  'missing',
  'unknown',
  'other_amount',
  'other_currency',
  'other_state',
  'other_fee',
  'twice',
  'beside',
];

export const isVerdict = (text: string | null): text is Verdict => VERDICTS.some((verdict) => verdict === text);

/** Nothing is to be done about these. */
const SETTLED: readonly Verdict[] = ['matched', 'beside'];

export const VERDICT_TONES: Record<Verdict, NonNullable<BadgeProps['tone']>> = {
  matched: 'success',
  beside: 'surface',
  missing: 'danger',
  unknown: 'danger',
  other_amount: 'danger',
  other_currency: 'danger',
  other_state: 'warning',
  other_fee: 'warning',
  twice: 'warning',
};

/** How many lines somebody should look at. */
export const openLines = ({ verdicts }: Pick<Reconciliation, 'verdicts'>): number =>
  VERDICTS.filter((verdict) => !SETTLED.includes(verdict)).reduce((sum, verdict) => sum + verdicts[verdict], 0);

/** How many lines have this result; of what is missing no more than so many are named. */
export function countText(verdict: Verdict, count: number, locale: string): string {
  const shown = count.toLocaleString(locale);
  const { atLeast } = messagesIn(reconciliationsMessages);
  return verdict === 'missing' && count >= MOST_MISSING ? atLeast(shown) : shown;
}

/** From which day to which, in UTC, as providers' files have it. */
export function periodText(
  { lines_from, lines_before }: Pick<Reconciliation, 'lines_from' | 'lines_before'>,
  locale: string,
): string {
  const last = new Date(Date.parse(lines_before) - 1).toISOString();
  return daysLabel(lines_from.slice(0, 10), last.slice(0, 10), locale);
}

/** The text of a chosen file, or what is wrong with it. */
export async function readFile(file: File): Promise<{ csv: string } | { error: string }> {
  const { form } = messagesIn(reconciliationsMessages);
  if (file.size === 0) return { error: form.empty };
  if (file.size > MOST_CHARACTERS) return { error: form.tooLarge };
  try {
    return { csv: new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()) };
  } catch {
    return { error: form.notText };
  }
}
