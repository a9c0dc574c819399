import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Id } from '../../schemas/common';
import { nullable, ref } from '../../schemas/ref';

const closed = { additionalProperties: false };
/** Of a shop, and from the top of its tree to the lowest. */
export const MOST_CATEGORIES = 2_000;
export const MOST_LEVELS = 6;

const name = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' });
const version = Type.Integer({ minimum: 1, description: 'of the category as it was seen; a stale one is refused' });

export const AdminCategory = Type.Object(
  {
    id: Id,
    name: Type.String(),
    slug: Type.String(),
    parent_id: nullable(Id),
    description: Type.String(),
    product_count: Type.Integer({ description: 'published products, those of sub-categories included' }),
    former_slugs: Type.Array(Type.String(), { description: 'addresses that lead to it' }),
    version: Type.Integer(),
  },
  { ...closed, $id: 'AdminCategory' },
);

export const AdminCategoryList = Type.Object(
  { items: Type.Array(ref(AdminCategory), { description: "in the shop's order; of one parent each after the other" }) },
  { ...closed, $id: 'AdminCategoryList' },
);

export const CategoryParams = Type.Object({ category_id: Type.String({ maxLength: 100 }) });
export const CategoryVersionQuery = Type.Object({ version });

export const NewCategoryBody = Type.Object({ name, parent_id: Type.Optional(nullable(Id)) }, closed);

/** What is not named stays as it is. */
export const CategoryEditBody = Type.Object(
  {
    version,
    name: Type.Optional(name),
    slug: Type.Optional(Type.String({ minLength: 1, maxLength: 200, description: 'the old one leads to the new one' })),
    description: Type.Optional(Type.String({ maxLength: 1_000, format: 'lines' })),
  },
  closed,
);

export const CategoryMoveBody = Type.Object(
  {
    version,
    parent_id: Type.Union([Id, Type.Null()], { description: 'null: at the top' }),
    position: Type.Integer({ minimum: 0, maximum: MOST_CATEGORIES, description: 'among the others there, from 0' }),
  },
  closed,
);

export const CategoryMergeBody = Type.Object({ version, into: Id }, closed);

export type AdminCategoryListView = Static<typeof AdminCategoryList>;
export type CategoryEdit = Omit<Static<typeof CategoryEditBody>, 'version'>;
export type CategoryMove = Omit<Static<typeof CategoryMoveBody>, 'version'>;

export const categoriesSchemas = [AdminCategory, AdminCategoryList];
