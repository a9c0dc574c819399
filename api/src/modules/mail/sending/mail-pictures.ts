import { LIGHT } from '@tessera/shared/brand';
import type { Infra } from '../../../infra';
import { createLogoReader } from '../../../infra/pictures/read-logo';
import { loadSharp } from '../../../infra/pictures/load-sharp';

/** A picture that travels with a mail: nothing is fetched when the mail is opened, so that opening it tells nobody. */
export interface MailPicture {
  cid: string;
  filename: string;
  contentType: string;
  content: Buffer;
}

/** Twice the size at which it is shown. */
const EDGE = 112;
/** Of goods: a mail does not grow with the order. */
const MOST = 12;

/** Of a few kilobytes each: what sells today is in mail after mail, and making one takes longer than the rest of it. */
const MOST_CACHED = 200;

/**
 * Reads the pictures of mails, as small JPEGs, and the shop's logo as a PNG: every mail program shows them. One that cannot be read is left out: its
 * words stay.
 */
export function createMailPictures(files: Pick<Infra['files'], 'read'>) {
  // Files never change: their names are hashes of what is in them.
  const cached = new Map<string, Promise<Buffer>>();
  const readLogo = createLogoReader(files, LIGHT.surface);

  async function make(src: string): Promise<Buffer> {
    const sharp = await loadSharp();
    const original = await files.read(src.replace(/^\/+/, ''));
    return sharp(original).resize(EDGE, EDGE, { fit: 'cover' }).jpeg({ quality: 78 }).toBuffer();
  }

  function find(src: string): Promise<Buffer> {
    const content = cached.get(src) ?? make(src);
    // Put last again: the first is the one that was not wanted for longest.
    cached.delete(src);
    cached.set(src, content);
    const [oldest = src] = cached.keys();
    if (cached.size > MOST_CACHED) cached.delete(oldest);
    content.catch(() => cached.get(src) === content && cached.delete(src));
    return content;
  }

  return async (wanted: readonly { cid: string; src: string; is_logo?: boolean }[]): Promise<MailPicture[]> => {
    const goods = wanted.filter(({ is_logo }) => !is_logo).slice(0, MOST);
    const read = [...wanted.filter(({ is_logo }) => is_logo), ...goods].map(async ({ cid, src, is_logo = false }) => ({
      cid,
      filename: `${cid.split('@')[0]}.${is_logo ? 'png' : 'jpg'}`,
      contentType: is_logo ? 'image/png' : 'image/jpeg',
      content: await (is_logo ? readLogo(src) : find(src)),
    }));
    return (await Promise.allSettled(read)).flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  };
}
