import { SLOT_ELEMENT } from '@tessera/shared/composition';

/** An empty place in a page's HTML, as React writes it (`Slot` in shared/slots). */
export interface Mark {
  place: string;
  props: object;
}

const MARK = new RegExp(`<${SLOT_ELEMENT} place="([a-z-]{1,60})" props="([^"]{0,4000})"></${SLOT_ELEMENT}>`, 'g');
const ENTITIES: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };
const unescape = (text: string): string => text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (found) => ENTITIES[found] ?? '');

function readProps(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(unescape(text));
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The places of a page in order; those whose props cannot be read are the browser's. */
export function marksIn(html: string): Mark[] {
  return [...html.matchAll(MARK)].flatMap(([, place = '', props = '']) => {
    const read = readProps(props);
    return read ? [{ place, props: read }] : [];
  });
}

/**
 * The page with something in its places.
 * @param contents in the order of `marksIn`
 */
export function fillMarks(html: string, contents: readonly string[]): string {
  let next = 0;
  return html.replace(MARK, (mark: string, _place: string, props: string) => {
    if (!readProps(props)) return mark;
    const content = contents[next] ?? '';
    next += 1;
    return mark.replace('></', () => `>${content}</`);
  });
}

/** A comment of React's, a closing or an opening tag as React writes it, or anything else that begins like one. */
const TAG =
  /<!--(?:\/?\$[!?~]?|\/?&|| )-->|<\/([a-z][\w-]*)>|<([a-z][\w:-]*)((?:\s[^\s"'<>=/]+(?:="[^"]*")?)*)(\/?)>|<[a-z/!?]/gi;
const VOID = /^(area|br|col|embed|hr|img|input|link|source|track|wbr)$/i;
/** What has no end of its own, or acts on the document that it stands in. */
const NEVER = /^(plaintext|script|base|meta|html|head|body|frameset|noscript|template)$/i;

/** Takes an opening tag down in `open`. @returns false for one that React does not write, or that acts on the document */
function take(open: string[], name: string | undefined, isSelfClosed: boolean): boolean {
  if (name === undefined || NEVER.test(name)) return false;
  if (VOID.test(name)) return true;
  if (isSelfClosed) return open.includes('svg');
  open.push(name.toLowerCase());
  return true;
}

/**
 * Whether HTML closes all that it opens and nothing else, in the form that React writes: put into a page, it ends where it
 * should. Whatever a browser might read otherwise is refused.
 */
export function isClosed(html: string): boolean {
  const open: string[] = [];
  for (const [tag, closed, name, , slash] of html.matchAll(TAG)) {
    if (tag.startsWith('<!--')) continue;
    const isRight = closed === undefined ? take(open, name, slash === '/') : open.pop() === closed.toLowerCase();
    if (!isRight) return false;
  }
  return open.length === 0;
}
