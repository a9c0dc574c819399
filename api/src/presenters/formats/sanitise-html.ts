import sanitizeHtml from 'sanitize-html';

const TEXT_TAGS = ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'blockquote', 'hr'];
const STRUCTURE_TAGS = ['h2', 'h3', 'h4', 'ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'a'];

const RICH_TEXT: sanitizeHtml.IOptions = {
  allowedTags: [...TEXT_TAGS, ...STRUCTURE_TAGS],
  allowedAttributes: { a: ['href', 'rel'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 30,
  transformTags: {
    // A page has one h1, and it is the product's name.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'nofollow noopener' } }),
  },
};

/** Inside a section, whose own heading is an h2. No ids: those of headings are ours (raw HTML could take the shell's). */
const SECTION: sanitizeHtml.IOptions = {
  ...RICH_TEXT,
  allowedTags: [...TEXT_TAGS, ...STRUCTURE_TAGS, 'code', 'pre', 'del'],
  allowedAttributes: { ...RICH_TEXT.allowedAttributes, th: ['colspan', 'rowspan', 'scope'], ol: ['start'] },
  transformTags: {
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    th: (tagName, { scope, ...attribs }) => ({
      tagName,
      attribs: { ...attribs, scope: scope === 'row' ? 'row' : 'col' },
    }),
    a: (tagName, { rel: _, ...attribs }) => ({
      tagName,
      attribs: isOurs(attribs.href) ? attribs : { ...attribs, rel: 'noopener' },
    }),
  },
};

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

function isOurs(href: string | undefined): boolean {
  return href !== undefined && /^(\/(?![/\\])|#)/.test(href);
}

/** A product's description as it may be shown: known tags only; no style, class, script, picture or frame. */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, RICH_TEXT).trim();
}

/** A section of one of the shop's own texts, as safe as {@link sanitiseHtml}. */
export function sanitiseSection(html: string): string {
  return sanitizeHtml(html, SECTION).trim();
}

/** The words of a piece of HTML as plain text, not as HTML. */
export function textOfHtml(html: string): string {
  const escaped = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} });
  return escaped.replace(/&(amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity).trim();
}
