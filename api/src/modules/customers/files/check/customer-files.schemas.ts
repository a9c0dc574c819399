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
} from '../../../../framework/files/sent/sent-file-schemas';

const closed = { additionalProperties: false };
const Field = columnField('a field of customers');

export const CustomerFile = sentFile(Field, 'CustomerFile');

export const CustomerCheckResult = Type.Object(
  checkProperties(Field, Type.Object({ customers: Type.Integer(), rows: Type.Integer() }, closed)),
  { ...closed, $id: 'CustomerCheckResult' },
);

export const CustomerCheckItem = Type.Object(
  {
    ...itemProperties,
    row_count: Type.Integer(),
    email: Type.String(),
    name: Type.String(),
    changes: CheckChanges,
  },
  { ...closed, $id: 'CustomerCheckItem' },
);

export const CustomerCheckItemList = checkItemList(CustomerCheckItem, 'CustomerCheckItemList');

/** What the long job that checks takes. */
export const CustomerCheckParameters = Type.Object(checkParameters(Field), closed);

export type CustomerCheckView = Static<typeof CustomerCheckResult>;
export type CustomerCheckItemListView = Static<typeof CustomerCheckItemList>;

export const customerFileSchemas = [CustomerFile, CustomerCheckResult, CustomerCheckItem, CustomerCheckItemList];
