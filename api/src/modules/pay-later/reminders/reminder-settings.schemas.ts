import { Type } from 'typebox';
import type { Static } from 'typebox';
import { nullable, ref } from '../../../schemas/basics/ref';

const closed = { additionalProperties: false };

/** Days from the day on which an instalment is due; below 0: before it. */
const DAYS = { minimum: -30, maximum: 90 };
const MOST_STEPS = 12;

export const ReminderText = Type.Object(
  { subject: Type.String(), text: Type.String({ description: 'paragraphs, with an empty line between them' }) },
  { ...closed, $id: 'ReminderText', description: 'What stands above the instalments; `placeholders` are filled in.' },
);

const TextsByLanguage = Type.Object(
  { en: ref(ReminderText), de: ref(ReminderText) },
  { ...closed, description: 'by language' },
);

export const ReminderSettings = Type.Object(
  {
    hold_after_days: Type.Integer({
      description: 'whoever has something overdue for more than these days buys nothing more by pay-later',
    }),
    steps: Type.Array(
      Type.Object(
        {
          days: Type.Integer({ description: 'from the day when it is due; below 0: before it' }),
          texts: Type.Object(
            { en: nullable(ref(ReminderText)), de: nullable(ref(ReminderText)) },
            { ...closed, description: 'by language; null: the usual one' },
          ),
        },
        closed,
      ),
      { description: 'the earliest first' },
    ),
    usual: Type.Object(
      { soon: TextsByLanguage, overdue: TextsByLanguage },
      { ...closed, description: 'what is said where a step has no text of its own: until the day, and after it' },
    ),
    placeholders: Type.Array(Type.String()),
    version: Type.Integer({ description: '0 before anything was ever set' }),
  },
  { ...closed, $id: 'ReminderSettings', description: 'When pay-later customers are reminded, and how.' },
);

/** Neither may be empty, which the service says: a schema of something or null says of it that it must be null. */
const OwnText = Type.Object(
  {
    subject: Type.String({ maxLength: 120, format: 'line' }),
    text: Type.String({ maxLength: 2_000, format: 'lines' }),
  },
  closed,
);

export const ReminderSettingsBody = Type.Object(
  {
    hold_after_days: Type.Integer({ minimum: 0, maximum: 90 }),
    steps: Type.Array(
      Type.Object(
        {
          days: Type.Integer(DAYS),
          texts: Type.Object({ en: nullable(OwnText), de: nullable(OwnText) }, closed),
        },
        closed,
      ),
      { minItems: 1, maxItems: MOST_STEPS },
    ),
    version: Type.Integer({ minimum: 0, description: 'the one that was read' }),
  },
  closed,
);

export const ReminderPreviewBody = Type.Object(
  {
    days: Type.Integer(DAYS),
    language: Type.Enum(['en', 'de'], { type: 'string' }),
    text: nullable(OwnText),
  },
  closed,
);

export const ReminderPreview = Type.Object(
  { subject: Type.String(), text: Type.String({ description: 'the mail as programs show it that know no HTML' }) },
  { ...closed, $id: 'ReminderPreview' },
);

export type ReminderSettingsEdit = Static<typeof ReminderSettingsBody>;
export type ReminderSettingsView = Static<typeof ReminderSettings>;
export type ReminderPreviewAsked = Static<typeof ReminderPreviewBody>;

export const reminderSettingsSchemas = [ReminderText, ReminderSettings, ReminderPreview];
