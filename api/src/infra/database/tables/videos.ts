import type { ColumnType, Generated } from 'kysely';

export interface VideosTable {
  id: string;
  hash: string;
  ext: 'mp4' | 'webm';
  bytes: number;
  width: number;
  height: number;
  duration_ms: number;
  created_at: Date;
  /** since when no product has been seen to show it */
  unused_since: ColumnType<Date | null, Date | null | undefined>;
}

/** What a video shows in other languages, by language. */
export type VideoWords = Record<string, { label?: string }>;

export interface ProductVideosTable {
  product_id: string;
  video_id: string;
  poster_id: string | null;
  /** so many of the product's pictures stand before it */
  place: Generated<number>;
  label: Generated<string>;
  words: ColumnType<VideoWords, string | undefined, string>;
}

export interface VideoTables {
  videos: VideosTable;
  product_videos: ProductVideosTable;
}
