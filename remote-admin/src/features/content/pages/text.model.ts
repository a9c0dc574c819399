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

/** Shoppers do not see it as it is written here, or nobody has said yet that a text which came with the shop is right as it is. */
export const canPublish = ({ state, is_sample }: Pick<AdminPage, 'state' | 'is_sample'>, isDirty: boolean): boolean =>
  isDirty || is_sample || state === 'draft' || state === 'changed';
