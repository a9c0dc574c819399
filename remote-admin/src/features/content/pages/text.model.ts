import type { AdminPage } from '@tessera/shared/contract';

/** The form's fields. */
export interface TextFields {
  title: string;
  description: string;
  markdown: string;
}

export type TextField = keyof TextFields;

export const fieldsOf = ({ title, description, markdown }: TextFields): TextFields => ({
  title,
  description,
  markdown,
});

/** What shoppers do not see yet, or not as it was saved last. */
export const canPublish = ({ state }: Pick<AdminPage, 'state'>, isDirty: boolean): boolean =>
  isDirty || state === 'draft' || state === 'changed';
