import { DARK, LIGHT } from '@tessera/shared/brand';
import { localeOf, pathIn, type Language } from '@tessera/shared/i18n';
import { offline as german } from '../messages/de/offline';
import { offline as english } from '../messages/en/offline';

const WORDS = { en: english, de: german };

export interface CachedPage {
  /** path and query */
  address: string;
  title: string;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

const both = (name: keyof typeof LIGHT): string => `light-dark(${LIGHT[name]},${DARK[name]})`;

/** Nothing can be fetched here. */
const STYLE = `
:root{color-scheme:light dark;--paper:${both('paper')};--ink:${both('ink')};--quiet:${both('inkMuted')};--accent:${both('accent')};--on:${both('onAccent')}}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif}
main{max-inline-size:34rem;margin-inline:auto;padding:clamp(2rem,12vh,8rem) 1.25rem 3rem}
h1{font-size:clamp(1.75rem,5vw,2.5rem);line-height:1.15;margin:0 0 1rem}
p{margin:0 0 1rem}.quiet{color:var(--quiet)}
a{color:inherit;text-underline-offset:.2em}
.again{display:inline-flex;align-items:center;min-block-size:2.75rem;padding-inline:1.25rem;border-radius:.375rem;background:var(--accent);color:var(--on);text-decoration:none;font-weight:600}
ul{list-style:none;margin:0;padding:0}li a{display:flex;align-items:center;min-block-size:2.75rem}
:focus-visible{outline:2px solid var(--accent);outline-offset:3px}`;

/** The page for an address that cannot be had without a connection: says so, and leads to what can. */
export function offlinePage(language: Language, pages: readonly CachedPage[]): string {
  const words = WORDS[language];
  const links = pages
    .map(({ address, title }) => `<li><a href="${escape(address)}">${escape(title)}</a></li>`)
    .join('');
  const list = links
    ? `<h2 class="quiet" style="font-size:1rem;margin:2.5rem 0 .5rem">${words.seen}</h2><ul>${links}</ul>`
    : `<p><a href="${pathIn(language, '/')}">${words.home}</a></p>`;
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${words.title}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `<style>${STYLE}</style></head><body><main><h1>${words.title}</h1><p>${words.text}</p>` +
    `<p class="quiet">${words.live}</p><p><a class="again" href="">${words.again}</a></p>${list}</main></body></html>`
  );
}

/**
 * A cached page with a line above it that says of when it is.
 * @param seen when it was cached
 */
export function withNote(html: string, language: Language, seen: Date): string {
  const time = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeStyle: 'short' }).format(seen);
  const note = `<p data-offline-note role="status">${escape(WORDS[language].note(time))}</p>`;
  return html.replace(/<body[^>]*>/, (tag) => tag + note);
}

/** What a page calls itself. */
export function titleOf(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return title.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (entity) => DECODED[entity] ?? entity);
}

const DECODED: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};
