import type { FileStore } from '../files/file-store';
import { loadSharp } from './load-sharp';

/** Pixels: three times the size at which mails and papers show it, which a printer sees. */
const BOX = { width: 600, height: 120 };
/** Of the shop's latest logos: papers of before name older ones. */
const MOST_CACHED = 4;

/**
 * Makes a function that reads a logo for mails and papers, by its path ('/media/0f….webp'): a PNG of a few kilobytes,
 * which mail programs and PDFs know. It rejects where the picture cannot be read.
 * @param background the light colour that it is made for, as '#ffffff': whatever is around it, it can be read
 */
export function createLogoReader(files: Pick<FileStore, 'read'>, background: string): (src: string) => Promise<Buffer> {
  // Files never change: their names are hashes of what is in them.
  const cached = new Map<string, Promise<Buffer>>();

  async function make(src: string): Promise<Buffer> {
    const sharp = await loadSharp();
    const original = await files.read(src.replace(/^\/+/, ''));
    return sharp(original)
      .resize({ ...BOX, fit: 'inside', withoutEnlargement: true })
      .flatten({ background })
      .png({ palette: true })
      .toBuffer();
  }

  return (src) => {
    const known = cached.get(src);
    if (known) return known;
    const made = make(src);
    const [oldest = src] = cached.keys();
    if (cached.size >= MOST_CACHED) cached.delete(oldest);
    cached.set(src, made);
    made.catch(() => cached.get(src) === made && cached.delete(src));
    return made;
  };
}
