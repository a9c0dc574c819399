import { api } from '../client';
import type { Upload } from '../contract';

/** The longest side that the server keeps, pixels (docs/product.md §9). */
const LONGEST_SIDE = 2000;
/** What is smaller is sent as it is, bytes. */
const LIGHT = 1024 * 1024;
const QUALITY = 0.9;

/** A photograph no larger than it is kept: a telephone's own would take minutes on a slow network, or be refused. */
async function lighter(file: File): Promise<Blob> {
  if (file.size <= LIGHT) return file;
  try {
    const drawn = await createImageBitmap(file);
    const scale = Math.min(1, LONGEST_SIDE / Math.max(drawn.width, drawn.height));
    const [width, height] = [Math.round(drawn.width * scale), Math.round(drawn.height * scale)];
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) return file;
    // JPEG knows nothing that one can look through
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.drawImage(drawn, 0, 0, width, height);
    drawn.close();
    const smaller = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
    return smaller.size < file.size ? smaller : file;
  } catch {
    // what this browser cannot read the server can, or says what is wrong with it
    return file;
  }
}

/**
 * Sends one picture, drawn smaller where it is heavy; it is shown nowhere yet.
 * @param kind what it is for: nothing else can show it
 * @throws ApiError with the server's reason (docs/api.md)
 */
export async function sendPicture(kind: 'review' | 'return', file: File): Promise<Upload> {
  const body = new FormData();
  body.append('kind', kind);
  body.append('picture', await lighter(file), file.name);
  return api.post<Upload>('uploads', { body });
}
