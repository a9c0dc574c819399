/**
 * Draws the app's icons from host/public/favicon.svg into host/public/icons. Run it after the sign has changed:
 * `npx tsx scripts/src/commands/icons.ts`. The drawings are kept with the sources, so that no build needs this.
 */
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const PUBLIC = path.join(__dirname, '../../../host/public');

/** Round corners are the system's own business where it cuts icons to its shape. */
const squared = (svg: string): string => svg.replace(' rx="7"', '');

/** A system may cut a maskable icon down to a circle of 80 % (W3C, Web App Manifest): the sign stays inside. */
const maskable = (svg: string): string =>
  squared(svg).replace('<g fill=', '<g transform="translate(16 16) scale(0.8) translate(-16 -16)" fill=');

async function draw(svg: string, size: number, name: string): Promise<void> {
  const picture = sharp(Buffer.from(svg), { density: (72 * size) / 32 }).resize(size, size);
  await picture.png({ compressionLevel: 9, palette: true }).toFile(path.join(PUBLIC, 'icons', name));
}

async function main(): Promise<void> {
  const svg = await readFile(path.join(PUBLIC, 'favicon.svg'), 'utf8');
  await mkdir(path.join(PUBLIC, 'icons'), { recursive: true });
  await Promise.all([
    draw(svg, 192, 'icon-192.png'),
    draw(svg, 512, 'icon-512.png'),
    draw(maskable(svg), 512, 'maskable-512.png'),
    draw(squared(svg), 180, 'apple-touch-icon.png'),
  ]);
}

void main();
