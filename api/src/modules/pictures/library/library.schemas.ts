import { Type } from 'typebox';
import type { Static } from 'typebox';
import { cursorFields, cursorParameters, Id, Image, Timestamp } from '../../../schemas/basics/common';
import { ref } from '../../../schemas/basics/ref';
import { USE_KINDS } from './picture-uses';

const closed = { additionalProperties: false };

/** The orders that the library can be in; each is total by the id. */
export const PICTURE_SORTS = ['-created_at', 'created_at', 'name'] as const;
export type PictureSort = (typeof PICTURE_SORTS)[number];
/** Pictures that are deleted by one call. */
const MOST_DELETED = 100;

export const PictureParams = Type.Object({ picture_id: Id });

const inOthers = { ...closed, description: 'in the other languages; an empty one is told in the first language' };

export const PictureUse = Type.Object(
  {
    kind: Type.Enum([...USE_KINDS], { type: 'string', description: 'order: it shows what was bought' }),
    id: Type.String({ description: 'of the product (a variant’s, too), the category, the section, the order' }),
    name: Type.String({
      description:
        'a variant’s is its SKU, a video’s its product’s, the store’s its own where it is its logo; empty for a section of the home page without a title',
    }),
  },
  { ...closed, $id: 'PictureUse', description: 'Where the shop shows a picture.' },
);

const pictureFields = {
  id: Type.String(),
  name: Type.String({ description: 'of the file that was sent, until it is called something else' }),
  image: ref(Image),
  alt: Type.String({ description: 'what it shows; a product may say something else of it' }),
  words: Type.Object({ de: Type.Object({ alt: Type.String() }, closed) }, inOthers),
  bytes: Type.Integer({ description: 'of the file that the shop keeps; 0 where it is missing' }),
  created_at: Timestamp,
  version: Type.Integer(),
  uses: Type.Array(ref(PictureUse), { description: 'by kind, the first of each' }),
  more_uses: Type.Array(Type.Enum([...USE_KINDS], { type: 'string' }), {
    description: 'the kinds that have more uses than are told',
  }),
};

export const AdminPicture = Type.Object(pictureFields, { ...closed, $id: 'AdminPicture' });

export const AdminPictureList = Type.Object(
  {
    items: Type.Array(ref(AdminPicture), { description: 'with three uses of each kind' }),
    ...cursorFields('pictures', 'there are more than 10,000'),
  },
  { ...closed, $id: 'AdminPictureList' },
);

export const AdminPictureQuery = Type.Object({
  use: Type.Optional(
    Type.Enum([...USE_KINDS, 'none'], { type: 'string', description: 'what shows it; none: nothing does' }),
  ),
  is_described: Type.Optional(
    Type.Boolean({ description: 'false: neither the library nor each product that shows it says what it shows' }),
  ),
  search: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'part of its name or of what it is said to show; a product, its address or SKU; a category',
    }),
  ),
  sort: Type.Optional(Type.Enum([...PICTURE_SORTS], { type: 'string' })),
  ...cursorParameters(48),
});

export const PictureEditBody = Type.Object(
  {
    version: Type.Integer({ minimum: 1, description: 'of the picture as it was seen; a stale one is refused' }),
    name: Type.String({ minLength: 1, maxLength: 200, format: 'line' }),
    alt: Type.String({ maxLength: 500, format: 'line' }),
    words: Type.Object({ de: Type.Object({ alt: Type.String({ maxLength: 500, format: 'line' }) }, closed) }, inOthers),
  },
  closed,
);

export const PictureDeletionsBody = Type.Object(
  { ids: Type.Array(Id, { minItems: 1, maxItems: MOST_DELETED, uniqueItems: true }) },
  closed,
);

export const PictureDeletions = Type.Object(
  {
    deleted: Type.Array(Type.String()),
    kept: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), reason: Type.String() }, closed), {
      description: 'those that something shows, and why they stay',
    }),
    missing: Type.Array(Type.String(), { description: 'that were not there any more' }),
  },
  { ...closed, $id: 'PictureDeletions' },
);

export const librarySchemas = [PictureUse, AdminPicture, AdminPictureList, PictureDeletions];

export type AdminPictureView = Static<typeof AdminPicture>;
export type AdminPictureListView = Static<typeof AdminPictureList>;
export type AdminPictureSearch = Static<typeof AdminPictureQuery>;
export type PictureEdit = Static<typeof PictureEditBody>;
export type PictureDeletionsView = Static<typeof PictureDeletions>;
