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

/** Nothing can be fetched here but what the worker has kept: the shop's faces, where a page that was seen names them. */
const STYLE = `
:root{color-scheme:light dark;--paper:${both('paper')};--surface:${both('surface')};--ink:${both('ink')};--quiet:${both('inkMuted')};--rule:${both('rule')};--accent:${both('accent')};--on:${both('onAccent')}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.6 var(--font-text,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,system-ui,sans-serif)}
header,main{inline-size:min(95%,1200px);margin-inline:auto;padding-inline:max(0px,1rem - 2.5%)}
header{display:flex;align-items:center;min-block-size:4.5rem}
.bar{border-block-end:1px solid color-mix(in srgb,var(--rule) 55%,transparent)}
.mark{display:inline-flex;gap:.5rem;align-items:center;min-block-size:2.75rem;color:inherit;font:500 1.375rem/1 var(--font-display,Georgia,"Times New Roman",serif);letter-spacing:-.015em;text-decoration:none}
.mark svg{color:var(--accent)}
main{padding-block:clamp(2rem,10vh,6rem) 4rem}
main>*{max-inline-size:34rem}
h1,h2{font-family:var(--font-display,Georgia,"Times New Roman",serif);font-weight:440;letter-spacing:-.012em;line-height:1.12;text-wrap:balance}
h1{font-size:clamp(2rem,1.68rem + 1.5vw,3rem);margin:0 0 1rem}
h2{font-size:1.375rem;margin:3rem 0 .5rem}
p{margin:0 0 1rem}.quiet{color:var(--quiet)}
a{color:inherit;text-decoration-thickness:1px;text-underline-offset:.2em}
.again{display:inline-flex;align-items:center;min-block-size:3.25rem;padding-inline:2rem;border-radius:62.5rem;background:var(--ink);color:var(--paper);text-decoration:none;font-weight:600}
ul{list-style:none;margin:0;padding:0;border-block-end:1px solid var(--rule)}
li a{display:flex;gap:1rem;align-items:center;justify-content:space-between;min-block-size:3.25rem;border-block-start:1px solid var(--rule);text-decoration:none}
li a:hover{text-decoration:underline}li a::after{content:"\\203A"/"";color:var(--quiet);font-size:1.25rem}
:focus-visible{outline:2px solid var(--accent);outline-offset:3px}`;

/** A kiln's arch, as in the shop's head. */
const MARK =
  '<svg width="22" height="24" viewBox="0 0 22 24" fill="currentColor" aria-hidden="true">' +
  '<path d="M0 24V11a11 11 0 0 1 22 0v13h-6.5V11.5a4.5 4.5 0 0 0-9 0V24Z"/></svg>';

/**
 * The page for an address that cannot be had without a connection: says so, and leads to what can.
 * @param store the shop's name, as far as a kept page tells it
 * @param faces its type, likewise (`facesOf`)
 */
export function offlinePage(language: Language, pages: readonly CachedPage[], store = '', faces = ''): string {
  const words = WORDS[language];
  const home = pathIn(language, '/');
  const links = pages
    .map(({ address, title }) => `<li><a href="${escape(address)}">${escape(title)}</a></li>`)
    .join('');
  const list = links ? `<h2>${words.seen}</h2><ul>${links}</ul>` : `<p><a href="${home}">${words.home}</a></p>`;
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${words.title}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `<style>${STYLE}${faces}</style></head><body><div class="bar"><header>` +
    `<a class="mark" href="${home}" aria-label="${escape(store || words.home)}">${MARK}${escape(store)}</a></header></div><main><h1>${words.title}</h1><p>${words.text}</p>` +
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

const decode = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (entity) => DECODED[entity] ?? entity);

/** What a page calls itself. */
export function titleOf(html: string): string {
  return decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
}

/** What a page calls the shop. */
export function storeOf(html: string): string {
  return decode(/<meta property="og:site_name" content="([^"]*)"/.exec(html)?.[1] ?? '');
}

/**
 * The rules of a page's own sheet that name the shop's faces; '' where it has none. Shown as soon as they are there: a page
 * that may be swapped for the real one at any moment has nothing to keep still.
 */
export function facesOf(html: string): string {
  const rules = html.match(/@font-face\s*\{[^<}]*\}/g) ?? [];
  const names = html.match(/--font-(?:text|display):[^<;}]*/g) ?? [];
  return names.length > 0
    ? `${rules.join('').replaceAll('display:optional', 'display:swap')}:root{${names.join(';')}}`
    : '';
}

const DECODED: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};
