import { LIGHT } from '@tessera/shared/brand';
import type { MailLogo } from '../content/mail-content';
import { escape } from './escape-html';

/** CSS pixels that it takes at most. */
const MOST_WIDE = 200;
const MOST_HIGH = 40;

/** The name under which it travels with a mail. */
const LOGO_CID = 'logo@shop';

/** What the mail brings along for it; nothing where the shop has none. */
export const logoIds = (logo: MailLogo | undefined): { cid: string; src: string; is_logo: true }[] =>
  logo ? [{ cid: LOGO_CID, src: logo.src, is_logo: true }] : [];

/**
 * The logo in the place of the shop's name, which it says to whoever sees no pictures. Its size stands in attributes,
 * too, for programs that know no others; it is never shown larger than it is.
 */
export function logoAsHtml({ width, height }: MailLogo, store_name: string): string {
  const scale = Math.min(1, MOST_WIDE / width, MOST_HIGH / height);
  const [wide, high] = [width, height].map((edge) => Math.max(1, Math.round(edge * scale)));
  return `<img class="logo" src="cid:${LOGO_CID}" alt="${escape(store_name)}" width="${wide}" height="${high}" style="display:block;border:0;color:${LIGHT.ink}">`;
}
