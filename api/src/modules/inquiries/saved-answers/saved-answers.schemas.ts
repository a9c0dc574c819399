import { Type } from 'typebox';
import type { Static } from 'typebox';
import { LANGUAGES } from '../../../core/languages';
import { Id } from '../../../schemas/basics/common';
import { ref } from '../../../schemas/basics/ref';

const closed = { additionalProperties: false };
const language = Type.Enum([...LANGUAGES], { type: 'string' });
const version = Type.Integer({ minimum: 1, description: 'as it was seen; a stale one is refused' });
const text = Type.String({
  minLength: 1,
  maxLength: 5000,
  pattern: '\\S',
  format: 'lines',
  description: '{name} stands for whom it is written to',
});

export const SavedAnswer = Type.Object(
  { id: Id, name: Type.String(), language, text: Type.String(), version: Type.Integer() },
  { ...closed, $id: 'SavedAnswer' },
);

export const SavedAnswerList = Type.Object(
  { items: Type.Array(ref(SavedAnswer)) },
  { ...closed, $id: 'SavedAnswerList' },
);

export const SavedAnswerParams = Type.Object({ id: Type.String({ maxLength: 100 }) });
export const SavedAnswerVersion = Type.Object({ version });

const words = { name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }), text };
export const NewSavedAnswer = Type.Object({ ...words, language }, closed);
export const SavedAnswerEdit = Type.Object({ ...words, version }, closed);

export const savedAnswersSchemas = [SavedAnswer, SavedAnswerList];

export type SavedAnswerListView = Static<typeof SavedAnswerList>;
export type SavedAnswerWords = Static<typeof NewSavedAnswer>;
export type SavedAnswerChange = Static<typeof SavedAnswerEdit>;
