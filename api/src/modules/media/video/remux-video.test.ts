import os from 'node:os';
import fc from 'fast-check';
import { programAt } from '../../../../test/api-process';
import { createDrawingProcess, PictureFailed } from '../../../infra/pictures/drawing-process';
import { remuxVideo, UnusableVideo } from './remux-video';
import { videoFile } from './testing/videos';
import { VIDEO_FAULTS } from './video-bounds';

jest.setTimeout(60_000);
// the library says on the console what it does not know
beforeEach(() => void jest.spyOn(console, 'warn').mockReturnValue());
afterEach(() => jest.restoreAllMocks());

const boxAt = (content: Buffer, name: string): number => content.indexOf(name, 0, 'latin1');

test('an MP4 keeps its pictures, and nothing of sound, place and title; what a browser needs first stands first', async () => {
  const sent = videoFile('short.mp4');
  expect([boxAt(sent, 'mp4a'), boxAt(sent, 'At home')].every((at) => at > 0)).toBe(true);
  const { content, facts } = await remuxVideo(sent);
  expect(facts).toEqual({ ext: 'mp4', width: 64, height: 48, duration_ms: 1000 });
  expect(['mp4a', 'At home', '+53.55'].map((words) => boxAt(content, words))).toEqual([-1, -1, -1]);
  expect(boxAt(content, 'avc1')).toBeGreaterThan(0);
  expect(boxAt(content, 'moov')).toBeLessThan(boxAt(content, 'mdat'));
  expect((await remuxVideo(content)).facts).toEqual(facts);
});

test('a WebM stays one', async () => {
  const { content, facts } = await remuxVideo(videoFile('short.webm'));
  expect(facts).toMatchObject({ ext: 'webm', width: 64, height: 48 });
  expect((await remuxVideo(content)).facts.ext).toBe('webm');
});

test.each([
  ['kind', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['kind', Buffer.alloc(0)],
  ['kind', videoFile('sound.mp4')],
  ['codec', videoFile('mpeg4.mp4')],
  ['codec', videoFile('four-four-four.mp4')],
  ['pixels', videoFile('wide.mp4')],
  ['long', videoFile('long.mp4')],
])('%s: refused', async (reason, content) => {
  await expect(remuxVideo(content)).rejects.toThrow(new UnusableVideo(reason as 'kind'));
});

test('a file that ends anywhere before its end is refused with a reason, or has lost nothing but sound', async () => {
  const sent = videoFile('short.mp4');
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: sent.length - 1 }), async (length) => {
      const outcome = await remuxVideo(sent.subarray(0, length)).catch((error: unknown) => error);
      if (outcome instanceof Error) expect(VIDEO_FAULTS).toContain(outcome.message);
      else expect(outcome).toMatchObject({ facts: { duration_ms: 1000 } });
    }),
    { numRuns: 60 },
  );
});

describe('a container that says more than it has', () => {
  // in the process of its own that the shop has for this: the library takes memory and time for whatever a table says
  const startProcess = (patience_ms: number) =>
    createDrawingProcess({ program: programAt('drawing'), priority: os.getPriority(), patience_ms });

  test('and takes all memory is refused, and the next video is taken', async () => {
    const sent = videoFile('short.mp4');
    const content = Buffer.from(sent);
    content[boxAt(content, 'stts') + 12] = 0xff; // four thousand million pictures
    const pictures = startProcess(30_000);
    await expect(pictures.make('video', content)).rejects.toThrow(PictureFailed);
    expect((await pictures.make('video', sent)).facts).toMatchObject({ ext: 'mp4' });
  });

  test('or has a byte that is another one ends in an answer, never in a failure of another kind', async () => {
    const sent = videoFile('short.mp4');
    const pictures = startProcess(2_000);
    const answers = [...VIDEO_FAULTS, 'The process ended over the picture', 'The picture took too long'];
    await fc.assert(
      fc.asyncProperty(fc.nat(sent.length - 1), fc.integer({ min: 1, max: 255 }), async (at, by) => {
        const content = Buffer.from(sent);
        content[at] = (content[at] ?? 0) ^ by;
        const outcome = await pictures.make('video', content).catch((error: unknown) => error);
        if (outcome instanceof Error) expect(answers).toContain(outcome.message);
      }),
      { numRuns: 200 },
    );
  });
});
