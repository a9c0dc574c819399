import { Type } from 'typebox';
import type { Static } from 'typebox';
import {
  CheckChanges,
  checkItemList,
  checkParameters,
  checkProperties,
  columnField,
  itemProperties,
  sentFile,
} from '../../../framework/files/sent/sent-file-schemas';

const closed = { additionalProperties: false };
const Field = columnField('`path`, `target`');

export const RedirectFile = sentFile(Field, 'RedirectFile');

export const RedirectCheckResult = Type.Object(
  checkProperties(Field, Type.Object({ redirects: Type.Integer() }, closed)),
  { ...closed, $id: 'RedirectCheckResult' },
);

export const RedirectCheckItem = Type.Object(
  {
    ...itemProperties,
    path: Type.String(),
    target: Type.String({ description: 'empty where one of them is wrong' }),
    changes: CheckChanges,
  },
  { ...closed, $id: 'RedirectCheckItem' },
);

export const RedirectCheckItemList = checkItemList(RedirectCheckItem, 'RedirectCheckItemList');

/** What the long job that checks takes. */
export const RedirectCheckParameters = Type.Object(checkParameters(Field), closed);

export type RedirectCheckView = Static<typeof RedirectCheckResult>;
export type RedirectCheckItemListView = Static<typeof RedirectCheckItemList>;

export const redirectFileSchemas = [RedirectFile, RedirectCheckResult, RedirectCheckItem, RedirectCheckItemList];
