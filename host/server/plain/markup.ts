import { escapeHtml } from '../../src/composition/head';

/** HTML that is safe to send: what came from outside was escaped on its way in. */
export class Markup {
  constructor(readonly html: string) {}
}

type Part = Markup | string | number | undefined | false | readonly Part[];

function say(part: Part): string {
  if (part instanceof Markup) return part.html;
  if (part === undefined || part === false) return '';
  return Array.isArray(part) ? part.map(say).join('') : escapeHtml(String(part));
}

/** HTML of a template, in which everything that is put in is escaped, unless it is such HTML itself. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(strings.map((text, index) => text + say(parts[index])).join(''));
