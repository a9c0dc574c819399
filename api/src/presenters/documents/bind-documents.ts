/**
 * Documents of pdfkit bound into one, part by part, so that a long one is never in memory and can be gone on with after
 * its writer has died (decision 38). Each part is what the PDF standard (ISO 32000, 7.5.6) calls an incremental update: its
 * objects with numbers of their own, then a table of where they are, which points to the table before. The last part names
 * the pages.
 */

/** How far a document is; JSON. */
export interface Binding {
  /** how long it is */
  bytes: number;
  /** the number of the next object */
  next: number;
  /** where the last table of objects begins; null: there is none yet */
  table: number | null;
  /** the page tree of each part */
  trees: { id: number; pages: number }[];
}

/** These three come last; whatever is in a part is numbered after them. */
const CATALOG = 1;
const PAGES = 2;
const INFO = 3;

export const NOTHING_BOUND: Binding = { bytes: 0, next: INFO + 1, table: null, trees: [] };

const REFERENCE = /\b(\d+) 0 R\b/g;
/** One line of a table of objects is as long as this. */
const LINE = 20;
/** With it each table begins: no object is free. */
const FREE = '0 1\n0000000000 65535 f \n';

interface Part {
  /** without its catalog and its description, by their numbers */
  objects: Map<number, Buffer>;
  tree: number;
  pages: number;
}

function numberIn(text: string, pattern: RegExp): number {
  const [, found] = pattern.exec(text) ?? [];
  if (found === undefined) throw new Error(`A document lacks ${pattern.source}`);
  return Number(found);
}

/** Takes a document apart by its own table of objects. */
function takeApart(document: Buffer): Part {
  const end = document.subarray(-64).toString('latin1');
  const tableAt = numberIn(end, /startxref\s+(\d+)\s+%%EOF/);
  const table = document.subarray(tableAt).toString('latin1');
  const count = numberIn(table, /^xref\s+0 (\d+)/);
  const first = table.indexOf('\n', table.indexOf('\n') + 1) + 1;
  const starts = Array.from({ length: count }, (_, id) =>
    Number(table.slice(first + id * LINE, first + id * LINE + 10)),
  );
  const inOrder = [...starts.slice(1), tableAt].sort((one, other) => one - other);
  const objectAt = (start: number): Buffer => document.subarray(start, inOrder[inOrder.indexOf(start) + 1]);
  const catalog = numberIn(table, /\/Root (\d+) 0 R/);
  const left = new Set([catalog, numberIn(table, /\/Info (\d+) 0 R/)]);
  const objects = new Map<number, Buffer>();
  starts.forEach((start, id) => id > 0 && !left.has(id) && objects.set(id, objectAt(start)));
  const tree = numberIn(objectAt(starts[catalog] ?? 0).toString('latin1'), /\/Pages (\d+) 0 R/);
  return { objects, tree, pages: numberIn(objects.get(tree)?.toString('latin1') ?? '', /\/Count (\d+)/) };
}

/** An object under its new number; what a stream holds stays as it is, byte for byte. */
function renumber(object: Buffer, numberOf: (id: number) => number, isTree: boolean): Buffer {
  const streamAt = object.indexOf('\nstream\n');
  const head = streamAt === -1 ? object : object.subarray(0, streamAt);
  const text = head
    .toString('latin1')
    .replace(/^(\d+) 0 obj/, (_all, id: string) => `${numberOf(Number(id))} 0 obj`)
    .replace(REFERENCE, (_all, id: string) => `${numberOf(Number(id))} 0 R`)
    .replace(isTree ? '/Type /Pages' : '\0', `/Type /Pages\n/Parent ${PAGES} 0 R`);
  return Buffer.concat([Buffer.from(text, 'latin1'), object.subarray(head.length)]);
}

interface Written {
  content: Buffer;
  bound: Binding;
}

/** Adds objects, numbered one after the other from `first`, and the table of where they are. */
function write(bound: Binding, first: number, objects: readonly Buffer[], info: string): Written {
  const isFirst = bound.table === null;
  // The second line says that the file is not text.
  const head = isFirst ? [Buffer.from('%PDF-1.4\n%\xff\xff\xff\xff\n', 'latin1')] : [];
  let at = bound.bytes + head.reduce((sum, { length }) => sum + length, 0);
  const places = objects.map((object) => {
    const place = at;
    at += object.length;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const next = Math.max(bound.next, first + objects.length);
  const previous = isFirst ? '' : ` /Prev ${bound.table}`;
  const table = `xref\n${FREE}${first} ${objects.length}\n${places.join('')}trailer\n<< /Size ${next} /Root ${CATALOG} 0 R${info}${previous} >>\nstartxref\n${at}\n%%EOF\n`;
  const content = Buffer.concat([...head, ...objects, Buffer.from(table, 'latin1')]);
  return { content, bound: { ...bound, bytes: bound.bytes + content.length, next, table: at } };
}

/** What is written behind `bound` for one more document of pdfkit. */
export function bindDocument(bound: Binding, document: Buffer): Written {
  const { objects, tree, pages } = takeApart(document);
  const numbers = new Map([...objects.keys()].map((id, index) => [id, bound.next + index]));
  const numberOf = (id: number): number => numbers.get(id) ?? CATALOG;
  const renumbered = [...objects].map(([id, object]) => renumber(object, numberOf, id === tree));
  const written = write(bound, bound.next, renumbered, '');
  const trees = [...bound.trees, { id: numberOf(tree), pages }];
  return { ...written, bound: { ...written.bound, trees } };
}

/** What is written last; without it there is no document. @param title one line */
export function endBinding(bound: Binding, title: string): Buffer {
  const count = bound.trees.reduce((sum, { pages }) => sum + pages, 0);
  const kids = bound.trees.map(({ id }) => `${id} 0 R`).join(' ');
  // The standard's way to write any text: UTF-16 in hexadecimal digits.
  const named = Buffer.from(`\ufeff${title}`, 'utf16le').swap16().toString('hex');
  const objects = [
    `${CATALOG} 0 obj\n<< /Type /Catalog /Pages ${PAGES} 0 R >>\nendobj\n`,
    `${PAGES} 0 obj\n<< /Type /Pages /Count ${count} /Kids [${kids}] >>\nendobj\n`,
    `${INFO} 0 obj\n<< /Title <${named}> >>\nendobj\n`,
  ].map((text) => Buffer.from(text, 'latin1'));
  return write(bound, CATALOG, objects, ` /Info ${INFO} 0 R`).content;
}
