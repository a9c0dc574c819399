import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os, { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { programAt } from '../../../test/api-process';
import { createDrawingProcess, PictureLate } from './drawing-process';

const folder = mkdtempSync(path.join(tmpdir(), 'tessera-pictures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A program in the place of the one that draws. */
function programOf(text: string): string {
  const file = path.join(folder, `${Math.random()}.cjs`);
  writeFileSync(file, `process.on('disconnect', () => process.exit());\nlet count = 0;\n${text}`);
  return file;
}
const answering = (expression: string) =>
  programOf(
    `process.on('message', ({ job, input }) => process.send({ picture: Buffer.from(String(${expression})) }));`,
  );
const words = async (told: Promise<Buffer>) => String(await told);

const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();

describe('the process that draws pictures', () => {
  it('draws them anew, and says what is no picture', async () => {
    const pictures = createDrawingProcess({ program: programAt('drawing') });
    const drawn = await pictures.run('upload', await photo());
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'webp', width: 60, height: 40 });
    await expect(
      pictures.run('upload', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
    ).rejects.toThrow('Not a kind of picture');
    expect((await pictures.run('upload', await photo())).length).toBeGreaterThan(0);
  });

  it('works at low priority, and knows no setting of the shop', async () => {
    process.env.SHOP_SECRET = 'a-secret';
    const pictures = createDrawingProcess({
      program: answering("JSON.stringify([process.pid, require('node:os').getPriority(), Object.keys(process.env)])"),
    });
    const [pid, priority, settings] = JSON.parse(await words(pictures.run('', null))) as [number, number, string[]];
    delete process.env.SHOP_SECRET;
    expect(pid).not.toBe(process.pid);
    expect(priority).toBe(19);
    expect(settings.filter((name) => !['PATH', 'HOME', 'NODE_CHANNEL_FD'].includes(name))).toEqual([]);
  });

  it('draws one at a time', async () => {
    const program = programOf(`process.on('message', async () => {
      count += 1;
      const together = count;
      await new Promise((resolve) => setTimeout(resolve, 30));
      count -= 1;
      process.send({ picture: Buffer.from(String(together)) });
    });`);
    const pictures = createDrawingProcess({ program });
    expect(await Promise.all([1, 2, 3].map(() => words(pictures.run('', null))))).toEqual(['1', '1', '1']);
  });

  it('is started anew when a picture has killed it, and when one took too long', async () => {
    const program = programOf(`process.on('message', ({ job }) => {
      if (job === 'kill') process.exit(1);
      if (job === 'draw') process.send({ picture: Buffer.from(String(process.pid)) });
    });`);
    const pictures = createDrawingProcess({ program, patience_ms: 3_000, priority: os.getPriority() });
    const first = await words(pictures.run('draw', null));
    await expect(pictures.run('kill', null)).rejects.toThrow('The process ended over the picture');
    const second = await words(pictures.run('draw', null));
    await expect(pictures.run('hang', null)).rejects.toBeInstanceOf(PictureLate);
    const third = await words(pictures.run('draw', null));
    expect(new Set([first, second, third]).size).toBe(3);
  });

  it('has room for twenty who wait', async () => {
    const pictures = createDrawingProcess({ program: answering('job') });
    const told = await Promise.allSettled(
      Array.from({ length: 22 }, (_, index) => words(pictures.run(`${index}`, null))),
    );
    expect(told.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(told.at(-1)).toMatchObject({ reason: { code: 'server.busy' } });
  });
});
