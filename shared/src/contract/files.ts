import type { components } from './schema.d.ts';

/** Files that bring records in, and what checks have found in them. */
type Schemas = components['schemas'];

export type ProductFile = Schemas['ProductFile'];
export type ProductCheckResult = Schemas['ProductCheckResult'];
export type ProductImportResult = Schemas['ProductImportResult'];
export type ProductCheckItem = Schemas['ProductCheckItem'];
export type CustomerFile = Schemas['CustomerFile'];
export type CustomerCheckResult = Schemas['CustomerCheckResult'];
export type RedirectFile = Schemas['RedirectFile'];
export type RedirectCheckResult = Schemas['RedirectCheckResult'];
export type RedirectCheckItem = Schemas['RedirectCheckItem'];
export type RedirectCheckItemList = Schemas['RedirectCheckItemList'];
export type CustomerCheckItem = Schemas['CustomerCheckItem'];
export type CustomerCheckItemList = Schemas['CustomerCheckItemList'];
export type ProductCheckItemList = Schemas['ProductCheckItemList'];
