/** What staff may send: a short one, which a telephone on its way has in a few seconds. */
export const MOST_VIDEO_BYTES = 8 * 1024 * 1024;
export const LONGEST_VIDEO_MS = 30_000;
/** Of either side. */
export const MOST_VIDEO_PIXELS = 1920;

/** What is known of a stored video beside its content. */
export interface VideoFacts {
  ext: 'mp4' | 'webm';
  /** in pixels, as it is shown */
  width: number;
  height: number;
  duration_ms: number;
}

/** Why a file is not taken: as a message says it (`uploads.not_a_video`). */
export const VIDEO_FAULTS = ['kind', 'codec', 'pixels', 'long', 'damaged'] as const;
export type VideoFault = (typeof VIDEO_FAULTS)[number];
