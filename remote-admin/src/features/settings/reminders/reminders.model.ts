import type { ReminderSettings, ReminderText } from '@tessera/shared/contract';
import { keepKeys, mergeRows, takeRow, type Keyed } from '../../../settings/keyed-list.model';
import type { PathErrors } from '../../../settings/use-settings-edit';

export const LANGUAGES = ['en', 'de'] as const;
export type TextLanguage = (typeof LANGUAGES)[number];

export interface StepDraft extends Keyed {
  when: 'before' | 'after';
  /** as they are typed */
  days: string;
  /** null: the usual words */
  texts: Record<TextLanguage, ReminderText | null>;
}

export interface RemindersDraft {
  hold_after_days: string;
  steps: StepDraft[];
}

export type RemindersBody = Pick<ReminderSettings, 'hold_after_days' | 'steps'>;

/** A step is known by its day. */
const stepOf = ({ days, texts }: ReminderSettings['steps'][number]): StepDraft => ({
  key: String(days),
  id: String(days),
  when: days > 0 ? 'after' : 'before',
  days: String(Math.abs(days)),
  texts,
});

export const draftOf = ({ hold_after_days, steps }: ReminderSettings): RemindersDraft => ({
  hold_after_days: String(hold_after_days),
  steps: steps.map(stepOf),
});

/** @param key of the row on the screen */
export const newStep = (key: string): StepDraft => ({
  key,
  id: undefined,
  when: 'after',
  days: '',
  texts: { en: null, de: null },
});

const isWhole = (typed: string): boolean => /^\d{1,3}$/.test(typed.trim());

/** Days from the day when it is due, below 0 before it; undefined: that is no number. */
export function daysOf({ when, days }: Pick<StepDraft, 'when' | 'days'>): number | undefined {
  if (!isWhole(days)) return undefined;
  return when === 'before' ? 0 - Number(days) : Number(days);
}

const LONGEST = { before: 30, after: 90 };

const isFit = (step: StepDraft): boolean => isWhole(step.days) && Number(step.days) <= LONGEST[step.when];

/** What the API is sent, and what of it was typed so that it cannot be read. @param says the sentence for what is no day */
export function bodyOf(
  { hold_after_days, steps }: RemindersDraft,
  says: { days: string; step: string },
): { body: RemindersBody; errors: PathErrors } {
  const isHoldFit = isWhole(hold_after_days) && Number(hold_after_days) <= LONGEST.after;
  const errors = {
    ...(isHoldFit ? {} : { hold_after_days: says.days }),
    ...Object.fromEntries(steps.flatMap((step, index) => (isFit(step) ? [] : [[`steps.${index}.days`, says.step]]))),
  };
  const body = {
    hold_after_days: Number(hold_after_days),
    steps: steps.map((step) => ({ days: daysOf(step) ?? 0, texts: step.texts })),
  };
  return { body, errors };
}

/** Steps as they were read, under the keys that they have on the screen; the day of one may have been changed there. */
export const keepSteps = (theirs: RemindersDraft, known: RemindersDraft): RemindersDraft => ({
  ...theirs,
  steps: keepKeys(
    theirs.steps,
    known.steps.map((step) => ({ ...step, id: String(daysOf(step)) })),
    () => false,
  ),
});

/** An edit on top of what somebody else made of it meanwhile, step by step. */
export function mergeDrafts(base: RemindersDraft, mine: RemindersDraft, theirs: RemindersDraft) {
  const { rows: steps, conflicts } = mergeRows(base.steps, mine.steps, theirs.steps);
  const isOwn = mine.hold_after_days !== base.hold_after_days;
  const isTwice = isOwn && theirs.hold_after_days !== base.hold_after_days;
  const differ = isTwice && theirs.hold_after_days !== mine.hold_after_days;
  return {
    draft: { hold_after_days: (isOwn ? mine : theirs).hold_after_days, steps },
    conflicts: differ ? ['hold_after_days', ...conflicts] : conflicts,
  };
}

/** The draft with their version of one field or step. */
export const takeTheirs = (draft: RemindersDraft, theirs: RemindersDraft, key: string): RemindersDraft =>
  key === 'hold_after_days'
    ? { ...draft, hold_after_days: theirs.hold_after_days }
    : { ...draft, steps: takeRow(draft.steps, theirs.steps, key) };
