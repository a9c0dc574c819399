import type { Infra } from '../../infra';
import { loadSharp } from '../../infra/load-sharp';

/** A picture that travels with a mail: nothing is fetched when the mail is opened, so that opening it tells nobody. */
export interface MailPicture {
  cid: string;
  filename: string;
  contentType: string;
  content: Buffer;
}

/** Twice the size at which it is shown. */
const EDGE = 112;
/** A mail does not grow with the order. */
const MOST = 12;

/** Small JPEGs, which every mail program shows. One that cannot be read is left out: its words stay. */
export async function readMailPictures(
  files: Pick<Infra['files'], 'read'>,
  wanted: readonly { cid: string; src: string }[],
): Promise<MailPicture[]> {
  if (wanted.length === 0) return [];
  const sharp = await loadSharp();
  const pictures = await Promise.all(
    wanted.slice(0, MOST).map(async ({ cid, src }) => {
      try {
        const original = await files.read(src.replace(/^\/+/, ''));
        const content = await sharp(original).resize(EDGE, EDGE, { fit: 'cover' }).jpeg({ quality: 78 }).toBuffer();
        return [{ cid, filename: `${cid.split('@')[0]}.jpg`, contentType: 'image/jpeg', content }];
      } catch {
        return [];
      }
    }),
  );
  return pictures.flat();
}
