import type { AdminAttribute } from '@tessera/shared/contract';

export type AttributeKind = AdminAttribute['kind'];

/** What an attribute's values can be, the most usual first (docs/product.md §3). */
export const KINDS: readonly AttributeKind[] = ['choice', 'swatch', 'number', 'text', 'boolean', 'date'];

export const isKind = (text: string): text is AttributeKind => KINDS.some((kind) => kind === text);
