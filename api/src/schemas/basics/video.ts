import { Type } from 'typebox';

/** What of a video's file clients are told, shoppers and staff alike. */
export const videoFileFields = {
  src: Type.String({ description: '`/media/{hash}.{ext}`, of which parts can be asked for (RFC 9110 §14)' }),
  type: Type.Enum(['video/mp4', 'video/webm'], { type: 'string', description: 'H.264, or VP8 or VP9; without sound' }),
  width: Type.Integer(),
  height: Type.Integer(),
  duration_ms: Type.Integer(),
};
