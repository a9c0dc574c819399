import fc from 'fast-check';
import { renderDocument, renderPlain } from './render-document';

/** Everything that a browser would show of a text, as one piece of HTML. */
function htmlOf(markdown: string): string {
  const { intro_html, sections } = renderDocument(markdown);
  return [intro_html, ...sections.map(({ html }) => html)].join('\n');
}

const TAGS = 'p br strong b em i u s sub sup blockquote hr h3 h4 ul ol li table thead tbody tr th td a code pre del';
const ATTRIBUTES = /^(href|rel|colspan|rowspan|scope|start|id)$/;

const HARMLESS = ['https:', 'http:', 'mailto:', 'tel:'];

/** Where a browser would go from a page of the shop; what is no address at all leads nowhere. */
function leadsAstray(href: string): boolean {
  const address = href
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
  const base = 'https://shop.example.com/faq';
  return URL.canParse(address, base) && !HARMLESS.includes(new URL(address, base).protocol);
}

function isForeign(attribute: string, value: string): boolean {
  return !ATTRIBUTES.test(attribute) || (attribute === 'href' && leadsAstray(value));
}

/** Reads HTML as a browser does and names whatever is not on the list of what a text may hold. */
function findForeign(html: string): string[] {
  const foreign: string[] = [];
  for (const [, name = '', rest = ''] of html.matchAll(/<\/?([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi)) {
    if (!TAGS.split(' ').includes(name.toLowerCase())) foreign.push(name);
    for (const [, attribute = '', value = ''] of rest.matchAll(/([^\s=/"']+)(?:="([^"]*)")?/g)) {
      if (isForeign(attribute, value)) foreign.push(`${attribute}=${value}`);
    }
  }
  // Every other < has been escaped.
  return [...foreign, ...(html.replace(/<\/?[a-z][^<>]*>/gi, '').match(/<\S{0,20}/g) ?? [])];
}

describe('a text in sections', () => {
  it('is cut at its headings, each with an id of its own and its parts', () => {
    const { intro_html, sections } = renderDocument(
      'Before.\n\n## Orders & more {#orders}\n\nIntro.\n\n### Why? {#why}\n\nBecause.\n\n### How?\n\nSo.\n\n## Größe\n\nText.',
    );
    expect(intro_html).toBe('<p>Before.</p>');
    expect(sections.map(({ id, title }) => [id, title])).toEqual([
      ['orders', 'Orders & more'],
      ['grosse', 'Größe'],
    ]);
    expect(sections[0]?.parts).toEqual([
      { id: 'why', title: 'Why?', html: '<p>Because.</p>' },
      { id: 'how', title: 'How?', html: '<p>So.</p>' },
    ]);
    expect(sections[0]?.html).toBe(
      '<p>Intro.</p><h3 id="why">Why?</h3><p>Because.</p><h3 id="how">How?</h3><p>So.</p>',
    );
  });

  it('gives the same id once, however often a heading stands there', () => {
    const { sections } = renderDocument('## One\n\n## One\n\n### One\n\n## {#one}\n\n## !!!\n\n## ???');
    const ids = sections.flatMap(({ id, parts }) => [id, ...parts.map((part) => part.id)]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(['one', 'one-2', 'one-3']));
  });

  it('keeps an id when the words of its heading change', () => {
    const [before] = renderDocument('## Old words {#costs}').sections;
    const [after] = renderDocument('## New words {#costs}').sections;
    expect([before?.id, after?.id]).toEqual(['costs', 'costs']);
  });

  it('takes no id that the page around it is found by', () => {
    expect(renderDocument('## Tessera data\n\n## X {#root}').sections.map(({ id }) => id)).toEqual([
      'tessera-data-2',
      'root-2',
    ]);
  });

  it.each([
    ['cells that a short text is filled up to', `|${'a|'.repeat(200)}\n|${'-|'.repeat(200)}\n${'|\n'.repeat(2_000)}`],
    ['cells of one row', `${'|'.repeat(50_000)}\n|-|`],
    ['uses of a long address', `${'[x] '.repeat(2_000)}\n\n[x]: /${'a'.repeat(25_000)}`],
  ])('refuses so many %s before it makes them', (_what, text) => {
    expect(() => renderDocument(text)).toThrow(RangeError);
  });

  it('shows a large table that a person wrote', () => {
    expect(htmlOf(`| a | b |\n| - | - |\n${'| 1 | 2 |\n'.repeat(500)}`).match(/<td>/g)).toHaveLength(1_000);
  });

  it('resolves references that are defined at its end', () => {
    expect(htmlOf('## A\n\n[here][x]\n\n[x]: /returns')).toContain('<a href="/returns">here</a>');
  });

  it('shows tables with headings that screen readers can name', () => {
    expect(htmlOf('| a | b |\n| --- | --: |\n| 1 | 2 |')).toBe(
      '<table>\n<thead>\n<tr>\n<th scope="col">a</th>\n<th scope="col">b</th>\n</tr>\n</thead>\n<tbody><tr>\n<td>1</td>\n<td>2</td>\n</tr>\n</tbody></table>',
    );
  });

  it('gives links to other sites no way back to the window, and leaves our own as they are', () => {
    expect(htmlOf('[a](https://example.org/) [b](/faq) [c](#x)')).toBe(
      '<p><a href="https://example.org/" rel="noopener">a</a> <a href="/faq">b</a> <a href="#x">c</a></p>',
    );
  });
});

describe('a hostile text', () => {
  it.each([
    ['a script', '<script>alert(1)</script>', ''],
    ['a script in a paragraph', 'a <script>alert(1)</script> b', '<p>a  b</p>'],
    ['a script that is cut in two', '<scr<script>ipt>alert(1)</scr</script>ipt>', undefined],
    ['a script in a heading', '## <script>x</script>T', undefined],
    ['an event handler', '<img src=x onerror=alert(1)>', ''],
    ['an event handler on a known tag', '<p onclick="alert(1)">x</p>', '<p>x</p>'],
    ['an event handler after a slash', '<a/onmouseover=alert(1) href=/x>x</a>', undefined],
    ['a javascript: link', '[x](javascript:alert(1))', '<p><a rel="noopener">x</a></p>'],
    ['a javascript: link in capitals', '[x](JaVaScRiPt:alert(1))', '<p><a rel="noopener">x</a></p>'],
    ['a javascript: link with a line break', '<a href="java\nscript:alert(1)">x</a>', undefined],
    ['a javascript: link with a tab', '<a href="java&Tab;script:alert(1)">x</a>', undefined],
    ['a javascript: link in entities', '[x](&#106;avascript:alert(1))', '<p><a rel="noopener">x</a></p>'],
    ['a javascript: link behind a space', '<a href=" javascript:alert(1)">x</a>', undefined],
    ['a javascript: autolink', '<javascript:alert(1)>', undefined],
    ['a javascript: reference', '[x]\n\n[x]: javascript:alert(1)', '<p><a rel="noopener">x</a></p>'],
    ['a data: link', '[x](data:text/html;base64,PHNjcmlwdD4=)', '<p><a rel="noopener">x</a></p>'],
    ['a data: picture', '![x](data:image/svg+xml;base64,PHN2Zz4=)', '<p></p>'],
    ['a picture from elsewhere', '![x](https://example.org/track.gif)', '<p></p>'],
    ['a vbscript: link', '[x](vbscript:msgbox)', '<p><a rel="noopener">x</a></p>'],
    ['a link without a scheme', '<a href="//example.org">x</a>', '<p><a rel="noopener">x</a></p>'],
    ['a frame', '<iframe src="https://example.org"></iframe>', ''],
    ['a form', '<form action="/api/auth/logout"><button>x</button></form>', undefined],
    ['a style', '<style>*{display:none}</style><p style="position:fixed">x</p>', '<p>x</p>'],
    ['a sheet', '<link rel="stylesheet" href="https://example.org/x.css">', ''],
    ['another base', '<base href="https://example.org/">', ''],
    ['a drawing', '<svg onload=alert(1)><use href="data:x"/></svg>', undefined],
    ['mathematics', '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', undefined],
    ['a template', '<template><script>alert(1)</script></template>', undefined],
    ['an id that is the shell’s', '<p id="root" name="root">x</p>', '<p>x</p>'],
    ['an id of raw HTML', '<h3 id="root">x</h3>', '<h3>x</h3>'],
    ['a comment that ends early', '<!--><img src=x onerror=alert(1)>-->', undefined],
    ['CDATA', '<![CDATA[<script>alert(1)</script>]]>', undefined],
    ['a tag that never ends', '<a href="/x" onclick=alert(1) "', undefined],
    ['code', '`<script>alert(1)</script>`', '<p><code>&lt;script&gt;alert(1)&lt;/script&gt;</code></p>'],
    ['a block of code', '```html"><script>alert(1)</script>\n<b>\n```', undefined],
    ['a title with quotes', '[x](/y "a\\" onmouseover=alert(1) b")', '<p><a href="/y">x</a></p>'],
    ['a heading of ours', '<h1>x</h1><h2>y</h2>', '<h3>x</h3><h3>y</h3>'],
  ])('%s does nothing', (_name, markdown, expected) => {
    const html = htmlOf(markdown);
    expect(findForeign(html)).toEqual([]);
    if (expected !== undefined) expect(html).toBe(expected);
  });

  it('says nothing but text in a section’s title', () => {
    const { sections } = renderDocument('## <b onclick=x>A</b> & `<i>` *b*\n\nx');
    expect(sections[0]?.title).toBe('A & <i> b');
  });

  const piece = fc.oneof(
    fc.constantFrom('<script>', '</script>', '<img src=x onerror=alert(1)>', '[x](javascript:alert(1))', '<a href="'),
    fc.constantFrom(
      '"',
      "'",
      '>',
      '<',
      '&',
      '&#',
      '`',
      '*',
      '_',
      '\n',
      '\n\n',
      '## ',
      '### ',
      '- ',
      '> ',
      '|',
      '![',
      '](',
    ),
    fc.constantFrom(
      '<!--',
      '-->',
      '<svg ',
      'style=x ',
      'onload=x ',
      'data:text/html,',
      '{#id}',
      '<![CDATA[',
      '\\',
      '\0',
    ),
    fc.string({ maxLength: 8 }),
    fc.string({ maxLength: 8, unit: 'binary' }),
  );

  it('of any form holds only what a text may hold', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        expect(findForeign(htmlOf(pieces.join('')))).toEqual([]);
      }),
    );
  });

  it('of any form has ids that are unique and can stand in an address', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const { sections } = renderDocument(pieces.join(''));
        const ids = sections.flatMap(({ id, parts }) => [id, ...parts.map((part) => part.id)]);
        expect(new Set(ids).size).toBe(ids.length);
        for (const id of ids) expect(id).toMatch(/^[a-z0-9][a-z0-9-]*$/);
      }),
    );
  });

  it.each([
    ['quotes in quotes', '>'.repeat(20_000)],
    ['lists in lists', `${'- '.repeat(10_000)}x`],
    ['marks without end', 'a*_'.repeat(30_000)],
    ['crossed-out marks', '~a'.repeat(30_000)],
  ])('%s are refused before they take long', (_name, markdown) => {
    expect(() => renderDocument(markdown)).toThrow(RangeError);
  });

  it.each([
    ['open brackets', '['.repeat(50_000)],
    ['open pictures', '!['.repeat(40_000)],
    ['open tags', '<a '.repeat(30_000)],
    ['bold tags', '<b>'.repeat(30_000)],
    ['back ticks', `${'`'.repeat(50_000)}x`],
    ['words', 'word '.repeat(20_000)],
    ['paragraphs', 'A *word* and a [link](/x).\n\n'.repeat(3_500)],
  ])('%s are shown, safely', (_name, markdown) => {
    expect(findForeign(htmlOf(markdown))).toEqual([]);
  });

  it('that cannot be rendered can still be shown as it was typed', () => {
    expect(renderPlain('a <b>\n\n  \n\n& c')).toEqual({ intro_html: '<p>a &lt;b&gt;</p><p>&amp; c</p>', sections: [] });
  });
});
