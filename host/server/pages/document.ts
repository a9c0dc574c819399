import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@tessera/server/files';
import { DARK, LIGHT } from '@tessera/shared/brand';
import { UNHYDRATED, type Filler, type PageAssets, type RegisteredRemote } from '@tessera/shared/composition';
import { prefixOf, type Language } from '@tessera/shared/i18n';
import { announcementScript } from '../../src/layout/announcement/announcement-script';
import { announcementText } from '../../src/layout/announcement/announcement-text';
import { railScript } from '../../src/layout/admin/rail/rail-script';
import { themeScript } from '../../src/layout/frame/theme';
import { escapeHtml } from '../../src/composition/head';
import { PAGE_DATA_ID, ROOT_ID, type PageData } from '../../src/composition/page-data';
import type { HashList } from '../../src/loader/hash-list';
import { keepScript } from '../../src/loader/keep-script';
import { LATE_ATTRIBUTE, START_ATTRIBUTE, startScript } from '../../src/loader/start-script';
import { EMPTY_PLACES, slotStyles } from '../slots/slot-styles';
import type { PlainParts } from '../plain/plain-forms';
import { noScriptsNote } from './no-scripts';

/** `shell.json` of the host's build. */
export interface ShellBuild {
  version: string;
  main: PageAssets;
  /** files of what is loaded later, by the chunk's name; those of a page of the shell are named `page-<name>` */
  chunks: Record<string, PageAssets>;
  fonts: string[];
  /** path → `sha384-…` */
  files: Record<string, string>;
  /** where the browser finds the same */
  hashes: HashList;
}

/** Stated before any sheet, so that the order in which sheets arrive never matters (docs/architecture/browser.md). */
const LAYERS = `@layer reset, tokens, ui, remote, overrides;${EMPTY_PLACES}`;

export interface DocumentParts {
  head: string;
  body: string;
  data: PageData;
  /** which page this is, and whose: null for the shell's own */
  page: { remote: RegisteredRemote | null; name: string; layout?: string };
  language: Language;
  /** what other remotes have drawn in its places */
  slots?: Filler<RegisteredRemote>[];
}

export interface HtmlDocument {
  html: string;
  /** CSP sources of the inline scripts */
  scriptHashes: string[];
  /** CSP sources of the inline style elements */
  styleHashes: string[];
  /** false when a sheet of the remote could not be read: the browser asks for it itself */
  complete: boolean;
}

/** By `href` a remote's own loader finds it; `css` is null where it cannot be had. */
interface Sheet {
  href: string;
  css: string | null;
}

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** JSON that cannot end the script element it stands in. */
const asScriptText = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** A page's scripts and those that hold its messages in a language. */
const scriptsIn = (page: PageAssets | undefined, language: Language): string[] =>
  page ? [...page.js, ...(page.languages?.[language] ?? [])] : [];

export function readShellBuild(distDir: string): ShellBuild {
  return JSON.parse(readFileSync(path.join(distDir, 'shell.json'), 'utf8')) as ShellBuild;
}

/** Colours as in tokens.css, `--color-paper`: the browser's own parts take them on. */
const appTags = (language: Language): string =>
  `<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">` +
  `<link rel="manifest" href="${prefixOf(language)}/manifest.webmanifest">` +
  `<meta name="theme-color" content="${LIGHT.paper}" media="(prefers-color-scheme: light)">` +
  `<meta name="theme-color" content="${DARK.paper}" media="(prefers-color-scheme: dark)">`;

/**
 * What runs before the first paint: remembered colours, in the back office a remembered rail, elsewhere that an announcement
 * was put away.
 */
function earlyScript(layout: string | undefined, { store }: PageData, language: Language): string {
  if (layout === 'admin') return `${themeScript};${railScript}`;
  return [themeScript, announcementScript(announcementText(store.announcement, language))].filter(Boolean).join(';');
}

/** Builds pages from rendered parts; sheets are read once and kept, by their hashed names. */
export class DocumentBuilder {
  private readonly sheets = new Map<string, string>();
  private readonly maxSheets = 200;

  constructor(
    private readonly shell: ShellBuild,
    private readonly distDir: string,
    private readonly filesDir: string,
  ) {}

  build({ head, body, data, page, language, slots = [] }: DocumentParts): HtmlDocument {
    const early = earlyScript(page.layout, data, language);
    const pageSheets = [...this.pageSheets(page), ...this.slotSheets(slots)];
    const found = pageSheets.filter((sheet): sheet is { href: string; css: string } => sheet.css !== null);
    const styles = [LAYERS, ...[slotStyles(data.remotes)].filter(Boolean), ...this.shellSheets(), ...found];
    const { main, others } = this.scriptsOf(page, language);
    const styleElements = styles.map((style) =>
      typeof style === 'string'
        ? `<style>${style}</style>`
        : `<style data-href="${escapeHtml(style.href)}">${style.css}</style>`,
    );
    const html =
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width, initial-scale=1">` +
      styleElements.join('') +
      // of their own: what stops one of them leaves the other
      `<script>${early}</script><script>${keepScript}</script>` +
      head +
      this.shell.fonts
        .map((font) => `<link rel="preload" as="font" type="font/woff2" href="/assets/${font}" crossorigin>`)
        .join('') +
      main.join('') +
      `<link rel="icon" href="/favicon.svg" type="image/svg+xml">` +
      appTags(language) +
      `</head><body>${noScriptsNote(language, page.remote ? undefined : page.name)}<div id="${ROOT_ID}"${body && ` ${UNHYDRATED}=""`}>${body}</div>` +
      `<script type="application/json" id="${PAGE_DATA_ID}">${asScriptText(data)}</script>` +
      // last: where it begins at once, it finds what it gives addresses to
      `${others.join('')}<script>${startScript}</script></body></html>`;
    return {
      html,
      scriptHashes: [early, keepScript, startScript].map(hashSource),
      styleHashes: styles.map((style) => hashSource(typeof style === 'string' ? style : style.css)),
      complete: found.length === pageSheets.length,
    };
  }

  /** A page without scripts in the shop's dress. */
  plain({ title, body, style, language }: PlainParts): Pick<HtmlDocument, 'html' | 'styleHashes'> {
    const styles = [LAYERS, ...this.shellSheets(), style];
    const html =
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
      `<title>${escapeHtml(title)}</title>` +
      styles.map((one) => `<style>${one}</style>`).join('') +
      `<link rel="icon" href="/favicon.svg" type="image/svg+xml">${appTags(language)}</head><body>${body}</body></html>`;
    return { html, styleHashes: styles.map(hashSource) };
  }

  private shellSheets(): string[] {
    return this.shell.main.css.map((file) => this.sheet(path.join(this.distDir, file)));
  }

  /** A remote's own loader finds a sheet that is already there by `data-href`. */
  private pageSheets(page: DocumentParts['page']): Sheet[] {
    const { remote, name, layout } = page;
    const ofShell = (chunk: string) =>
      (this.shell.chunks[chunk]?.css ?? []).map((href) => ({ href, css: this.sheet(path.join(this.distDir, href)) }));
    const around = ofShell(`layout-${layout}`);
    if (!remote) return [...around, ...ofShell(`page-${name}`)];
    const { entry, pages } = remote.descriptor.assets;
    return [...around, ...this.sheetsOf(remote, [...entry.css, ...(pages[name]?.css ?? [])])];
  }

  private slotSheets(slots: Filler<RegisteredRemote>[]): Sheet[] {
    const sheets = slots.flatMap(({ remote, slot }) => {
      const { entry, slots: own } = remote.descriptor.assets;
      return this.sheetsOf(remote, [...entry.css, ...(own?.[slot.place]?.css ?? [])]);
    });
    return [...new Map(sheets.map((sheet) => [sheet.href, sheet])).values()];
  }

  private sheetsOf(remote: RegisteredRemote, files: string[]): Sheet[] {
    const dir = path.join(this.filesDir, 'remotes', remote.name, remote.version);
    return files.map((href) => ({ href, css: this.remoteSheet(path.join(dir, href), remote, href) }));
  }

  /** A remote's sheet; null when it is missing or not the registered file, which must not take the page down. */
  private remoteSheet(file: string, { base_url, descriptor }: RegisteredRemote, href: string): string | null {
    try {
      return this.sheet(file, descriptor.files[href]).replaceAll('url(../', `url(${base_url}`);
    } catch {
      return null;
    }
  }

  /** @throws Error when the file is missing or, with `integrity`, differs from it */
  private sheet(file: string, integrity?: string): string {
    const known = this.sheets.get(file);
    if (known !== undefined) return known;
    const content = readFileSync(file);
    if (integrity && integrity !== integrityOf(content)) {
      throw new Error(`${file} is not the registered file`);
    }
    const css = content.toString('utf8').replaceAll('</', '<\\/');
    if (this.sheets.size >= this.maxSheets) this.sheets.clear();
    this.sheets.set(file, css);
    return css;
  }

  /**
   * Exactly the files that a cold load fetches, the shell first, which begins after the first paint. A remote's entry
   * runs when the shell asks for it; its chunks only wait to be picked up, so they are `async` scripts: one that is late
   * or failed is asked for again. None of them keeps the shell waiting, and all but the shell's own begin with the first
   * paint, or stand behind the page's pictures: on a slow line they would share it with the first of them, and nothing
   * uses them before the shell is there.
   */
  private scriptsOf(page: DocumentParts['page'], language: Language): { main: string[]; others: string[] } {
    const source = (file: string) => `"/assets/${file}" integrity="${this.shell.files[file] ?? ''}"`;
    const main = this.shell.main.js.map(
      (file) => `<link rel="preload" as="script" fetchpriority="low" ${START_ATTRIBUTE} href=${source(file)}>`,
    );
    const own = page.remote ? [] : scriptsIn(this.shell.chunks[`page-${page.name}`], language);
    // a hint: the loader would take an `async` script of the same address for its own and wait for it, failed or not
    const around = scriptsIn(this.shell.chunks[`layout-${page.layout}`], language);
    const hints = [...(this.shell.main.languages?.[language] ?? []), ...around, ...own].map(
      (file) => `<link rel="preload" as="script" fetchpriority="low" href=${source(file)}>`,
    );
    if (!page.remote) return { main, others: hints };
    const { base_url, descriptor } = page.remote;
    const { entry, pages } = descriptor.assets;
    const files = [...new Set([...entry.js, ...scriptsIn(pages[page.name], language)])];
    const early = files.map((file) => {
      const late = `${LATE_ATTRIBUTE}="${escapeHtml(base_url + file)}" integrity="${descriptor.files[file] ?? ''}"`;
      return file === descriptor.entry
        ? `<link as="script" fetchpriority="low" ${late}>`
        : `<script async ${late}></script>`;
    });
    return { main, others: [...hints, ...early] };
  }
}
