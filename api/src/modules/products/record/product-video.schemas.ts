import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Id, Image } from '../../../schemas/basics/common';
import { nullable, ref } from '../../../schemas/basics/ref';
import type { VideoWords } from '../../../infra/database/tables/videos';
import { presentPoster, presentVideoFile } from '../../../presenters/goods/video';
import type { VideoRow } from '../../../presenters/goods/video';
import { videoFileFields } from '../../../schemas/basics/video';

const closed = { additionalProperties: false };
const inOthers = { ...closed, description: 'in the other languages; an empty one is told in the first language' };
const label = { maxLength: 500, format: 'line' };
/** As many pictures has a product at the most. */
const LAST_PLACE = 50;

/** A product's video as staff read it. */
export const ProductRecordVideo = Type.Object(
  {
    id: Id,
    ...videoFileFields,
    bytes: Type.Integer(),
    label: Type.String({ description: "'': the product's name is read out" }),
    words: Type.Object({ de: Type.Object({ label: Type.String() }, closed) }, inOthers),
    place: Type.Integer({ description: 'so many of `pictures` stand before it' }),
    poster_id: nullable(Id),
    poster: nullable(ref(Image)),
  },
  { ...closed, $id: 'ProductRecordVideo' },
);

/** What staff say of the video that a product has. */
export const ProductVideoBody = Type.Object(
  {
    label: Type.String(label),
    words: Type.Object({ de: Type.Object({ label: Type.String(label) }, closed) }, inOthers),
    place: Type.Integer({ minimum: 1, maximum: LAST_PLACE }),
    poster_id: nullable(Type.String({ format: 'uuid', description: 'a picture that the shop has' })),
  },
  closed,
);

export type ProductVideoRequest = Static<typeof ProductVideoBody>;

/** The same as a version of a product keeps it. */
export const ProductVersionVideo = Type.Object(
  {
    id: Id,
    label: Type.String(),
    words: Type.Object({ de: Type.Optional(Type.Object({ label: Type.Optional(Type.String()) }, closed)) }, closed),
    place: Type.Integer(),
    poster_id: nullable(Id),
  },
  { ...closed, description: 'left out: it was kept before there were any' },
);

export const presentVideoWords = (words: VideoWords) => ({ de: { label: words['de']?.label ?? '' } });

/** As they are kept: a language that says nothing is not there. */
export const videoWordsToKeep = ({ de }: ProductVideoRequest['words']): VideoWords =>
  de.label.trim() === '' ? {} : { de: { label: de.label.trim() } };

export const presentRecordVideo = (row: VideoRow): Static<typeof ProductRecordVideo> => ({
  id: row.id,
  ...presentVideoFile(row),
  bytes: row.bytes,
  label: row.label,
  words: presentVideoWords(row.words),
  place: row.place,
  poster_id: row.poster?.id ?? null,
  poster: presentPoster(row),
});
