import { readPdf } from '../../modules/invoices/testing/read-pdf';
import { bindDocument, endBinding, NOTHING_BOUND } from './bind-documents';
import type { Binding } from './bind-documents';
import { drawDocument } from './draw-document';

/** A document of pages that say these words; some of them look like references to objects. */
const pages = (words: string[], compress = true) =>
  drawDocument({ title: words.join(), author: 'Kiln & Oak', language: 'en', compress }, (beginSheet) => {
    for (const word of words) beginSheet().title(word, '12 0 R');
  });

async function bind(parts: string[][], compress?: boolean): Promise<Buffer> {
  let bound: Binding = NOTHING_BOUND;
  const written: Buffer[] = [];
  for (const part of parts) {
    const next = bindDocument(bound, await pages(part, compress));
    written.push(next.content);
    // as it is kept between two parts
    bound = JSON.parse(JSON.stringify(next.bound)) as Binding;
  }
  return Buffer.concat([...written, endBinding(bound, 'Rechnungen – März')]);
}

/** The places that one table of objects gives, by their numbers. */
function placesIn(table: string): [id: number, place: number][] {
  expect(table).toMatch(/^xref\n/);
  const [sections = ''] = table.slice('xref\n'.length).split('trailer');
  return [...sections.matchAll(/^(\d+) \d+\n((?:\d{10} \d{5} [nf] \n)+)/gm)].flatMap(([, first, lines = '']) =>
    lines
      .trimEnd()
      .split('\n')
      .flatMap((line, index): [number, number][] =>
        line.includes('n') ? [[Number(first) + index, Number(line.slice(0, 10))]] : [],
      ),
  );
}

/** Reads a document as the standard says. */
function read(file: Buffer) {
  const source = file.toString('latin1');
  const tables: string[] = [];
  for (let at = /startxref\n(\d+)\n%%EOF\n$/.exec(source)?.[1]; at; at = /\/Prev (\d+)/.exec(tables.at(-1) ?? '')?.[1])
    tables.push(source.slice(Number(at), source.indexOf('%%EOF', Number(at))));
  const places = new Map(tables.toReversed().flatMap(placesIn));
  const object = (id: number): string => {
    const start = places.get(id) ?? -1;
    expect(source.slice(start, start + 20)).toMatch(new RegExp(`^${id} 0 obj`));
    return source.slice(start, source.indexOf('endobj', start));
  };
  const refs = (text: string, name: string): number[] => {
    const [, found = ''] = new RegExp(`/${name} (\\[[^\\]]*\\]|\\d+ 0 R)`).exec(text) ?? [];
    return [...found.matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id));
  };
  /** the pages below an object, in their order; each says whose it is */
  const below = (id: number): number[] =>
    refs(object(id), 'Kids').flatMap((kid) => {
      expect(refs(object(kid), 'Parent')).toEqual([id]);
      return object(kid).includes('/Type /Pages') ? below(kid) : [kid];
    });
  const trailers = tables.map((table) => table.slice(table.indexOf('trailer')));
  const [root = 0] = refs(trailers[0] ?? '', 'Root');
  const [tree = 0] = refs(object(root), 'Pages');
  const count = Number(/\/Count (\d+)/.exec(object(tree))?.[1]);
  return { object, refs, trailers, count, pages: below(tree), ids: [...places.keys()] };
}

it('documents become one, with the pages of all in their order', async () => {
  const file = await bind([['one', 'two'], ['three'], ['four', 'five', 'six']], false);
  const bound = read(file);
  expect([bound.count, bound.pages.length, bound.trailers.length]).toEqual([6, 6, 4]);
  expect(readPdf(file).filter((text) => text !== '12 0 R')).toEqual(['one', 'two', 'three', 'four', 'five', 'six']);
  const [info = 0] = bound.refs(bound.trailers[0] ?? '', 'Info');
  expect(bound.object(info)).toContain(Buffer.from('\ufeffRechnungen – März', 'utf16le').swap16().toString('hex'));
});

it('every object is where the tables say, and names only objects that there are; streams are untouched', async () => {
  const file = await bind([['one'], ['two']]);
  const bound = read(file);
  for (const id of bound.ids) {
    const [head = ''] = bound.object(id).split('\nstream\n');
    for (const [, named] of head.matchAll(/(\d+) 0 R/g)) expect(bound.object(Number(named))).toBeDefined();
  }
  // unpacked by its own length, which would fail on a byte more or less
  expect(readPdf(file)).toEqual(['one', '12 0 R', 'two', '12 0 R']);
});

it('what is kept between two parts does not grow with the pages', async () => {
  const one = bindDocument(NOTHING_BOUND, await pages(['a']));
  const many = bindDocument(NOTHING_BOUND, await pages(Array.from({ length: 40 }, (_, index) => `page ${index}`)));
  expect(JSON.stringify(many.bound).length - JSON.stringify(one.bound).length).toBeLessThan(10);
});
