import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { TestShop } from '../../../../test/harness';

const [WIDTH, HEIGHT] = [80, 60];
const CHANNELS = 3;

/** A small picture that nobody has drawn before. */
export const drawPicture = (): Promise<Buffer> =>
  sharp(randomBytes(WIDTH * HEIGHT * CHANNELS), { raw: { width: WIDTH, height: HEIGHT, channels: CHANNELS } })
    .png()
    .toBuffer();

interface SentForm {
  headers: object;
  /** default: POST */
  method?: 'POST' | 'PUT';
  /** of the file; default: a.png */
  name?: string;
}

/** One file in a form, as a browser sends it. @param url below /api/ */
export function sendPicture(shop: TestShop, url: string, content: Buffer, form: SentForm) {
  const { headers, method = 'POST', name = 'a.png' } = form;
  const mark = 'tessera-boundary';
  const head = `--${mark}\r\nContent-Disposition: form-data; name="picture"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${mark}--\r\n`)]);
  const sent = { ...headers, 'content-type': `multipart/form-data; boundary=${mark}` };
  return shop.app.inject({ method, url: `/api/${url}`, headers: sent, payload });
}
