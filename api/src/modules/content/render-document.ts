import { Marked } from 'marked';
import type { Token, Tokens, TokensList } from 'marked';
import { sanitiseSection, textOfHtml } from '../../presenters/formats/sanitise-html';
import type { PageSection } from './content.schemas';

/** Longer runs of emphasis take the parser seconds: its time grows with their square. */
const MOST_MARKS_IN_A_BLOCK = 500;
/** A row of a table is filled up to the width of its head, so that few characters can be many cells. */
const MOST_CELLS = 5_000;
/** Each use of a reference writes its whole address again. Characters. */
const MOST_OF_REFERENCES = 200_000;
/** What the page around it is found by (host/src/composition/page-data.ts). */
const IDS_OF_THE_PAGE = ['root', 'content', 'tessera-data'];
const SECTION_DEPTH = 2;
const PART_DEPTH = 3;

export interface RenderedDocument {
  /** what stands before the first heading */
  intro_html: string;
  sections: PageSection[];
}

type Heading = { id: string; title: string };

const markdown = new Marked({ gfm: true, async: false });

/**
 * Markdown as sections of safe HTML. Headings of the first two levels begin a section, those of the third a part of
 * it; `## Delivery {#delivery}` names the section's id, which otherwise is made of its title.
 * @throws RangeError when the text is nested so deeply, or so full of marks, cells or references, that no person wrote it
 */
export function renderDocument(text: string): RenderedDocument {
  refuseEndlessMarks(text);
  refuseEndlessTables(text);
  refuseEndlessReferences(text);
  const tokens = markdown.lexer(text);
  const takeId = createIds();
  const chunks = cut(tokens, SECTION_DEPTH);
  return {
    intro_html: htmlOf(chunks.before, tokens.links),
    sections: chunks.under.map(({ heading, body }) => {
      const { id, title } = readHeading(heading, tokens.links, takeId);
      const { before, under } = cut(body, PART_DEPTH);
      const parts = under.map((part) => ({
        ...readHeading(part.heading, tokens.links, takeId),
        html: htmlOf(part.body, tokens.links),
      }));
      const html = [htmlOf(before, tokens.links), ...parts.map((part) => headingHtml(part) + part.html)].join('');
      return { id, title, html, parts };
    }),
  };
}

/** Text that is shown as it was typed, paragraph by paragraph: for what cannot be rendered. */
export function renderPlain(text: string): RenderedDocument {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return { intro_html: paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph.trim())}</p>`).join(''), sections: [] };
}

function refuseEndlessMarks(text: string): void {
  for (const block of text.split(/\n\s*\n/)) {
    const marks = block.match(/[*_~]+/g)?.length ?? 0;
    if (marks > MOST_MARKS_IN_A_BLOCK) throw new RangeError('Too many marks in one paragraph');
  }
}

/** Told by the text, as the parser has made all cells before it can be asked. */
function refuseEndlessTables(text: string): void {
  let cells = 0;
  for (const block of text.split(/\n\s*\n/)) {
    const lines = block.split('\n');
    const widest = Math.max(...lines.map((line) => line.split('|').length));
    if (widest > 1) cells += widest * lines.length;
  }
  if (cells > MOST_CELLS) throw new RangeError('Too many cells in its tables');
}

function refuseEndlessReferences(text: string): void {
  const addresses = [...text.matchAll(/^[ >]*\[[^\]\n]+\]:\s*(\S+)/gm)].map(([, address = '']) => address.length);
  const uses = text.split('[').length - 1;
  if (Math.max(0, ...addresses) * uses > MOST_OF_REFERENCES) throw new RangeError('Too many long references');
}

/** Cuts at headings of `depth` or above. */
function cut(tokens: Token[], depth: number): { before: Token[]; under: { heading: Tokens.Heading; body: Token[] }[] } {
  const before: Token[] = [];
  const under: { heading: Tokens.Heading; body: Token[] }[] = [];
  for (const token of tokens) {
    if (isHeading(token) && token.depth <= depth) under.push({ heading: token, body: [] });
    else (under.at(-1)?.body ?? before).push(token);
  }
  return { before, under };
}

function isHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading';
}

/** References (`[text][name]`) are resolved by the whole document's definitions. */
function htmlOf(tokens: Token[], links: TokensList['links']): string {
  const list: TokensList = Object.assign([...tokens], { links });
  return sanitiseSection(markdown.parser(list));
}

function readHeading(token: Tokens.Heading, links: TokensList['links'], takeId: (wanted: string) => string): Heading {
  const words = textOfHtml(htmlOf([{ ...token, type: 'paragraph' }], links));
  const named = /^(.*?)\s*\{#([a-z][a-z0-9-]{0,60})\}$/s.exec(words);
  const title = named?.[1] || words;
  return { title, id: takeId(named?.[2] ?? slugOf(title)) };
}

function headingHtml({ id, title }: Heading): string {
  return `<h3 id="${id}">${escapeHtml(title)}</h3>`;
}

function slugOf(title: string): string {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').toLowerCase();
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
  return slug.slice(0, 60) || 'section';
}

/** The same id is given once: the next ones are counted. */
function createIds(): (wanted: string) => string {
  const taken = new Set<string>(IDS_OF_THE_PAGE);
  return (wanted) => {
    let id = wanted;
    for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
    taken.add(id);
    return id;
  };
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
