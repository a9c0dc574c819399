import {
  BufferSource,
  BufferTarget,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import type { InputVideoTrack } from 'mediabunny';
import { LONGEST_VIDEO_MS, MOST_VIDEO_PIXELS } from './video-bounds';
import type { VideoFacts, VideoFault } from './video-bounds';

/** More pictures than that in half a minute no screen shows. */
const MOST_FRAMES = 120 * 31;
/** What containers round by, and the last picture, of which some do not say how long it stands. */
const TOLERANCE_MS = 500;

/**
 * What every browser of the last years plays, by the codec's name in RFC 6381: H.264 in eight bits with half the colour (Baseline,
 * Main, High), VP8, and VP9 of profile 0.
 */
const PLAYED: Readonly<Record<string, RegExp>> = {
  mp4: /^avc1\.(42|4d|64)/i,
  webm: /^(vp8$|vp09\.00\.)/i,
};

/** The content is no video that is taken; the message says why. */
export class UnusableVideo extends Error {
  constructor(reason: VideoFault, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'UnusableVideo';
  }
}

export interface Remuxed {
  content: Buffer;
  facts: VideoFacts;
}

/**
 * The pictures of a video in a container made anew, none of them drawn again: no sound, no place and no camera, no second
 * track, and what a browser needs first stands first. Whether it is a video says its content, not what it is called.
 * @throws UnusableVideo
 */
export async function remuxVideo(sent: Buffer): Promise<Remuxed> {
  const input = new Input({ source: new BufferSource(sent), formats: [MP4, WEBM] });
  try {
    if (!(await input.canRead())) throw new UnusableVideo('kind');
    const ext = (await input.getFormat()) === WEBM ? 'webm' : 'mp4';
    const track = await input.getPrimaryVideoTrack();
    if (!track) throw new UnusableVideo('kind');
    await refuseUnshowable(track, ext);
    return await copy(track, ext);
  } catch (error) {
    if (error instanceof UnusableVideo) throw error;
    throw new UnusableVideo('damaged', { cause: error });
  } finally {
    input.dispose();
  }
}

async function refuseUnshowable(track: InputVideoTrack, ext: VideoFacts['ext']): Promise<void> {
  const codec = await track.getCodecParameterString();
  if (codec === null || !PLAYED[ext]?.test(codec)) throw new UnusableVideo('codec');
  const sides = [await track.getDisplayWidth(), await track.getDisplayHeight()];
  if (sides.some((side) => side < 1)) throw new UnusableVideo('damaged');
  if (sides.some((side) => side > MOST_VIDEO_PIXELS)) throw new UnusableVideo('pixels');
  const said = await track.getDurationFromMetadata();
  if (said !== null && said * 1000 > LONGEST_VIDEO_MS + TOLERANCE_MS) throw new UnusableVideo('long');
}

/** Packet by packet, so that a file that ends too early, or says more than it has, is noticed. @returns how many seconds they take */
async function copyPackets(
  track: InputVideoTrack,
  source: EncodedVideoPacketSource,
  decoderConfig: VideoDecoderConfig,
): Promise<number> {
  const start = await track.getFirstTimestamp();
  let [frames, end] = [0, 0];
  for await (const packet of new EncodedPacketSink(track).packets()) {
    frames += 1;
    const timestamp = packet.timestamp - start;
    end = Math.max(end, timestamp + packet.duration);
    if (frames > MOST_FRAMES || end * 1000 > LONGEST_VIDEO_MS + TOLERANCE_MS) throw new UnusableVideo('long');
    if (packet.data.byteLength === 0) throw new UnusableVideo('damaged');
    await source.add(packet.clone({ timestamp }), { decoderConfig });
  }
  const said = (await track.getDurationFromMetadata()) ?? 0;
  if (frames === 0 || (said - start - end) * 1000 > TOLERANCE_MS) throw new UnusableVideo('damaged');
  return end;
}

/** Puts the pictures of a track into a container of their own. */
async function copy(track: InputVideoTrack, ext: VideoFacts['ext']): Promise<Remuxed> {
  const codec = await track.getCodec();
  const decoderConfig = await track.getDecoderConfig();
  if (!codec || !decoderConfig) throw new UnusableVideo('codec');
  const target = new BufferTarget();
  const format = ext === 'mp4' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat();
  const output = new Output({ format, target });
  const source = new EncodedVideoPacketSource(codec);
  const rotation = await track.getRotation();
  output.addVideoTrack(source, rotation === 0 ? {} : { rotation });
  await output.start();

  const end = await copyPackets(track, source, decoderConfig);
  await output.finalize();
  if (!target.buffer) throw new UnusableVideo('damaged');

  const facts: VideoFacts = {
    ext,
    width: await track.getDisplayWidth(),
    height: await track.getDisplayHeight(),
    duration_ms: Math.max(1, Math.round(end * 1000)),
  };
  return { content: Buffer.from(target.buffer), facts };
}
