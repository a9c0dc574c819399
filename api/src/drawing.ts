import type { DrawingAnswer } from './infra/pictures/drawing-process';
import { loadSharp } from './infra/pictures/load-sharp';
import { drawCard } from './modules/social-cards/draw-card';
import type { CardContent } from './modules/social-cards/draw-card';
import { drawAnew } from './modules/uploads/draw-anew';

type Asked =
  | { job: 'upload'; input: Buffer }
  | { job: 'card'; input: CardContent }
  | { job: 'video'; input: Uint8Array };

/** Its library is loaded with the first video. */
async function remux(sent: Uint8Array): Promise<DrawingAnswer> {
  const { remuxVideo } = await import('./modules/media/video/remux-video');
  const { content, facts } = await remuxVideo(Buffer.from(sent));
  return { picture: content, facts };
}

/** Draws pictures for the API, one after the other, for as long as it is connected to it (infra/pictures/drawing-process.ts). */
async function draw(asked: Asked): Promise<DrawingAnswer> {
  try {
    if (asked.job === 'video') return await remux(asked.input);
    const sharp = await loadSharp();
    sharp.concurrency(1);
    sharp.cache(false);
    return { picture: await (asked.job === 'upload' ? drawAnew(asked.input) : drawCard(asked.input)) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', (asked: Asked) => void draw(asked).then((answer) => process.send?.(answer)));
process.on('disconnect', () => process.exit());
