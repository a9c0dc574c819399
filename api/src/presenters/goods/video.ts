import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { VideosTable, VideoWords } from '../../infra/database/tables/videos';
import { presentImage } from './image';
import type { ImageRow } from './image';

/** The video of a product as the database puts it together. */
export interface VideoRow extends Omit<VideosTable, 'created_at' | 'unused_since'> {
  /** ISO 8601, UTC */
  created_at: string;
  place: number;
  label: string;
  words: VideoWords;
  /** what staff have chosen to stand for it */
  poster: (ImageRow & { id: string }) | null;
}

/** The video of the row of `products` that a query stands on; null where it has none. */
export const videoOfProduct: RawBuilder<VideoRow | null> = sql<VideoRow | null>`(
  select jsonb_build_object('id', videos.id, 'hash', videos.hash, 'ext', videos.ext, 'bytes', videos.bytes,
    'width', videos.width, 'height', videos.height, 'duration_ms', videos.duration_ms,
    'created_at', to_char(videos.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'place', product_videos.place, 'label', product_videos.label, 'words', product_videos.words,
    'poster', case when images.id is not null then jsonb_build_object('id', images.id, 'hash', images.hash,
      'ext', images.ext, 'width', images.width, 'height', images.height, 'tone', images.tone, 'alt', images.alt,
      'derived_widths', to_jsonb(images.derived_widths), 'focus', images.focus, 'words', images.alt_words) end)
  from product_videos join videos on videos.id = product_videos.video_id
  left join images on images.id = product_videos.poster_id
  where product_videos.product_id = products.id)`;

/** Its file as whoever plays it needs it. */
export const presentVideoFile = ({ hash, ext, width, height, duration_ms }: VideoRow) => ({
  src: `/media/${hash}.${ext}`,
  type: `video/${ext}` as const,
  width,
  height,
  duration_ms,
});

/** The picture that stands for it; null where the product's first one does. */
export const presentPoster = ({ poster }: VideoRow) => poster && presentImage(poster);
