import { Type } from 'typebox';
import type { Static, TSchema } from 'typebox';
import { Id, nullableImage } from '../../schemas/basics/common';
import { nullable, ref } from '../../schemas/basics/ref';

const closed = { additionalProperties: false };
/** Of a shop, and from the top of its tree to the lowest. */
export const MOST_CATEGORIES = 2_000;
export const MOST_LEVELS = 6;

const name = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' });
const version = Type.Integer({ minimum: 1, description: 'of the category as it was seen; a stale one is refused' });

const sort = Type.Enum(['featured', 'newest', 'price', '-price', 'best_selling', 'rating', 'name'], {
  type: 'string',
  description:
    'the order of its goods where nobody asks for another one; null is that of every listing; featured: by hand',
});
export const MOST_COLLECTIONS = 100;
const price = Type.Integer({ minimum: 0, maximum: 2_000_000_000, description: 'minor units, of the cheapest variant' });
const ruleOf = <Tag extends TSchema>(tag: Tag) =>
  Type.Object(
    {
      min_price: Type.Optional(price),
      max_price: Type.Optional(price),
      in_stock: Type.Optional(Type.Boolean()),
      on_sale: Type.Optional(Type.Boolean()),
      min_rating: Type.Optional(Type.Number({ minimum: 1, maximum: 5 })),
      new_days: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 3_650, description: 'came into the catalogue within so many days' }),
      ),
      tags: Type.Optional(Type.Array(tag, { maxItems: 20, description: 'one of these' })),
      attributes: Type.Optional(
        Type.Record(
          Type.String({ pattern: '^[a-z0-9][a-z0-9_-]{0,39}$' }),
          Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: 40 }),
          { maxProperties: 10, description: 'code → values of which one will do, or a range such as 200..500' },
        ),
      ),
    },
    { ...closed, description: 'what a collection holds: what fits all of it; null: what is put into it' },
  );
const inOthers = { ...closed, description: 'in the other languages; an empty one is told in the first language' };
const textsOf = <
  Name extends TSchema,
  Slug extends TSchema,
  Text extends TSchema,
  Title extends TSchema,
  Lead extends TSchema,
>(
  name_: Name,
  slug: Slug,
  description: Text,
  seo_title: Title,
  seo_description: Lead,
) => Type.Object({ name: name_, slug, description, seo_title, seo_description }, closed);
const line = (maxLength: number) => Type.String({ maxLength, format: 'line' });
const lines = (maxLength: number) => Type.String({ maxLength, format: 'lines' });

export const AdminCategory = Type.Object(
  {
    id: Id,
    name: Type.String(),
    slug: Type.String(),
    parent_id: nullable(Id),
    description: Type.String(),
    product_count: Type.Integer({ description: 'published products, those of sub-categories included' }),
    former_slugs: Type.Array(Type.String(), { description: 'addresses that lead to it' }),
    image: nullableImage,
    seo_title: nullable(Type.String()),
    seo_description: nullable(Type.String()),
    words: Type.Object(
      { de: textsOf(Type.String(), Type.String(), Type.String(), Type.String(), Type.String()) },
      inOthers,
    ),
    sort: nullable(sort),
    rule: nullable(ruleOf(Type.String())),
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
    description: Type.Optional(lines(1_000)),
    seo_title: Type.Optional(nullable(line(200))),
    seo_description: Type.Optional(nullable(lines(500))),
    sort: Type.Optional(nullable(sort)),
    rule: Type.Optional(nullable(ruleOf(line(100)))),
    words: Type.Optional(
      Type.Object({ de: textsOf(line(100), Type.Optional(line(200)), lines(1_000), line(200), lines(500)) }, inOthers),
    ),
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

/** Goods that one category puts first; who sorts more does not see the end of it. */
export const MOST_PICKS = 200;

export const CategoryPicks = Type.Object(
  {
    category: Type.Object({ id: Id, name: Type.String(), slug: Type.String(), sort: nullable(sort) }, closed),
    version: Type.Integer({ description: 'of the category' }),
    items: Type.Array(
      Type.Object(
        {
          id: Id,
          name: Type.String(),
          slug: Type.String(),
          image: nullableImage,
          is_shown: Type.Boolean({ description: 'false: not in the shop, or in another category by now' }),
        },
        closed,
      ),
      { description: 'those that come first, in their order; the others follow, the newest first' },
    ),
  },
  { ...closed, $id: 'CategoryPicks' },
);

export const CategoryPicksBody = Type.Object(
  {
    version,
    product_ids: Type.Array(Id, {
      maxItems: MOST_PICKS,
      uniqueItems: true,
      description: 'in the place of all; what is not there any more is left out. None: it is not sorted by hand',
    }),
  },
  closed,
);

export const ChosenPictureBody = Type.Object({ picture_id: Id }, closed);

export const CategoryMergeBody = Type.Object({ version, into: Id }, closed);

export type AdminCategoryListView = Static<typeof AdminCategoryList>;
export type CategoryPicksView = Static<typeof CategoryPicks>;
export type CategoryEdit = Omit<Static<typeof CategoryEditBody>, 'version'>;
export type CategoryMove = Omit<Static<typeof CategoryMoveBody>, 'version'>;

export const categoriesSchemas = [AdminCategory, AdminCategoryList, CategoryPicks];
