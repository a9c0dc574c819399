import { Type } from 'typebox';
import type { Static } from 'typebox';
import { sentFileSchemas } from '../../../../framework/files/sent/sent-file-schemas';

const schemas = sentFileSchemas('Customer', {
  of: 'a field of customers',
  figure: { customers: Type.Integer(), rows: Type.Integer() },
  item: { row_count: Type.Integer(), email: Type.String(), name: Type.String() },
});

export const CustomerFile = schemas.File;
export const CustomerCheckResult = schemas.CheckResult;
export const CustomerCheckItemList = schemas.CheckItemList;
export const CustomerCheckParameters = schemas.CheckParameters;

export type CustomerCheckView = Static<typeof CustomerCheckResult>;

export const customerFileSchemas = [CustomerFile, CustomerCheckResult, schemas.CheckItem, CustomerCheckItemList];
