import { Type } from 'typebox';
import type { Static } from 'typebox';
import { sentFileSchemas } from '../../../framework/files/sent/sent-file-schemas';

const schemas = sentFileSchemas('Redirect', {
  of: '`path`, `target`',
  figure: { redirects: Type.Integer() },
  item: { path: Type.String(), target: Type.String({ description: 'empty where one of them is wrong' }) },
});

export const RedirectFile = schemas.File;
export const RedirectCheckResult = schemas.CheckResult;
export const RedirectCheckItemList = schemas.CheckItemList;
export const RedirectCheckParameters = schemas.CheckParameters;

export type RedirectCheckView = Static<typeof RedirectCheckResult>;

export const redirectFileSchemas = [RedirectFile, RedirectCheckResult, schemas.CheckItem, RedirectCheckItemList];
