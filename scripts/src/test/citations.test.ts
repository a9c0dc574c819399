import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { ROOT } from '../basics/paths';

/** Comments, tests and documents name documents; what they name has to be there. */

const TEXT = /(?:\.(?:md|[cm]?[jt]sx?|css|sql|json|ya?ml|cfg|sh)|Dockerfile|\/run)$/;
/** Made by programs, or of the shop's own goods. */
const NOT_OURS = /(?:^package-lock\.json|\/schema\.d\.ts|^demo\/.*\.json)$/;

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 })
  .split('\0')
  .filter((file) => file !== '');
const names = new Set(tracked);
const folders = new Set(tracked.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(0, at).join('/'))));
const documentNames = new Set(tracked.filter((file) => file.endsWith('.md')).map((file) => basename(file)));
const decisions = new Map(
  tracked.flatMap((file) => {
    const number = /^docs\/decisions\/(\d{4})-/.exec(file)?.[1];
    return number === undefined ? [] : [[Number(number), file] satisfies [number, string]];
  }),
);

const texts = new Map<string, string>();
function textOf(file: string): string {
  const text = texts.get(file) ?? readFileSync(join(ROOT, file), 'utf8');
  texts.set(file, text);
  return text;
}

/** The headings of a document, without what stands in its examples. */
function headingsOf(file: string): string[] {
  const prose = textOf(file).replace(/^```[\s\S]*?^```/gm, '');
  return [...prose.matchAll(/^#+ +(.+?) *$/gm)].map(([, heading = '']) => heading);
}

/** The anchor that GitHub gives a heading, or the one that a text of the shop gives its own (`{#name}`). */
const anchorOf = (heading: string): string =>
  /\{#([\w-]+)\}$/.exec(heading)?.[1] ??
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

const hasParagraph = (file: string, paragraph: string): boolean =>
  headingsOf(file).some((heading) => heading.startsWith(`§${paragraph} `));

/** What may stand between a document's name and what is cited of it, the beginning of a comment's next line included. */
const GAP = String.raw`[\s*]+`;
const CITATION = new RegExp(
  String.raw`(?<![\w-]|[^.]/)(docs/[\w/-]+\.md)\b` +
    String.raw`(?:,?${GAP}(§\d+(?:(?:,| and|, and)${GAP}§\d+)*)|,${GAP}(?:'([^'\n]+)'|"([^"\n]+)"|‘([^’\n]+)’))?`,
  'g',
);
const DECISION = /\bdecisions?(?:\/(\d{4})([\w-]*)| (\d{1,4})\b)/gi;
const LINK = /\]\(([^()\s]+)\)/g;
const NAME = /[\w-]+\.md\b/g;

interface Mistake {
  /** where it begins in the text */
  index: number;
  says: string;
}

const missingParagraphs = (file: string, paragraphs: string): string[] =>
  [...paragraphs.matchAll(/§(\d+)/g)].flatMap(([, one = '']) => (hasParagraph(file, one) ? [] : [`has no §${one}`]));

const missingHeading = (file: string, heading: string | undefined): string[] =>
  heading === undefined || headingsOf(file).includes(heading) ? [] : [`has no heading '${heading}'`];

function* wrongCitations(text: string): Generator<Mistake> {
  for (const { index, 1: file = '', 2: paragraphs = '', 3: a, 4: b, 5: c } of text.matchAll(CITATION)) {
    const found = names.has(file)
      ? [...missingParagraphs(file, paragraphs), ...missingHeading(file, a ?? b ?? c)]
      : ['is not there'];
    for (const says of found) yield { index, says: `${file} ${says}` };
  }
}

function* wrongDecisions(text: string): Generator<Mistake> {
  for (const { index, 1: long, 2: rest = '', 3: short } of text.matchAll(DECISION)) {
    const file = decisions.get(Number(long ?? short));
    if (!file) yield { index, says: `there is no decision ${long ?? short}` };
    else if (rest && basename(file, '.md') !== `${long}${rest}`) yield { index, says: `${long}${rest} is ${file}` };
  }
}

const hasAnchor = (file: string, anchor: string | undefined): boolean =>
  anchor === undefined || !file.endsWith('.md') || headingsOf(file).map(anchorOf).includes(anchor);

/** Of a document alone: links to files and folders of the repository, and to headings. */
function* wrongLinks(text: string, file: string): Generator<Mistake> {
  for (const { index, 1: target = '' } of text.matchAll(LINK)) {
    if (/^(?:[a-z]+:|\/)/.test(target)) continue;
    const [path = '', anchor] = target.split('#', 2);
    const at = path ? normalize(join(dirname(file), path)).replace(/\/$/, '') : file;
    if (!names.has(at) && !folders.has(at)) yield { index, says: `${at} is not there` };
    else if (!hasAnchor(at, anchor)) yield { index, says: `${at} has no heading #${anchor}` };
  }
}

/** Names of documents without their folder: there has to be one of this name. */
function* unknownNames(text: string): Generator<Mistake> {
  for (const { index, 0: name } of text.matchAll(NAME))
    if (!documentNames.has(name)) yield { index, says: `there is no document ${name}` };
}

/** In a document: a file of code, by its path from the root or by the end of it. Decisions tell of what was. */
const CODE = /`([\w@.-]+(?:\/[\w@.-]+)+\.(?:[cm]?[jt]sx?|css|sql))`/g;
/** Made by a build, or an example's. */
const NOT_KEPT = /^(?:DATA_DIR|dist|\.cache)\/|\/dist\/|NNNN|^server\/server\.js$/;
const endings = new Set(tracked.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(at).join('/'))));

function* unknownCode(text: string): Generator<Mistake> {
  for (const { index, 1: path = '' } of text.matchAll(CODE))
    if (!endings.has(path.replace(/^(?:\.\.\/)+/, '')) && !NOT_KEPT.test(path))
      yield { index, says: `${path} is not there` };
}

/** A row of a document's table that begins with a file of code, and names of that file that the row speaks of. */
const ROW = /^\| *`([\w@.-]+(?:\/[\w@.-]+)+\.(?:[cm]?[jt]sx?))`[^|]*\|(.+)$/gm;
const WITHIN = /\b(?:in|of) (?:the )?`([A-Za-z_]\w*)`/g;

function* unknownParts(text: string): Generator<Mistake> {
  for (const { index, 1: path = '', 2: says = '' } of text.matchAll(ROW)) {
    const files = tracked.filter((file) => file === path || file.endsWith(`/${path}`));
    for (const [, name = ''] of says.matchAll(WITHIN))
      if (files.length > 0 && !files.some((file) => new RegExp(`\\b${name}\\b`).test(textOf(file))))
        yield { index, says: `${path} has no ${name}` };
  }
}

function mistakesIn(file: string, text: string): string[] {
  const found = [...wrongCitations(text), ...wrongDecisions(text), ...unknownNames(text)];
  if (file.endsWith('.md')) found.push(...wrongLinks(text, file));
  if (file.endsWith('.md') && !file.startsWith('docs/decisions/'))
    found.push(...unknownCode(text), ...unknownParts(text));
  return found.map(({ index, says }) => `${file}:${text.slice(0, index).split('\n').length} ${says}`);
}

describe('what is cited', () => {
  it('is there: documents, their paragraphs and headings, decisions, links between documents, files of code and what tables say is in them', () => {
    const files = tracked.filter((file) => TEXT.test(file) && !NOT_OURS.test(file));
    expect(files.length).toBeGreaterThan(1000);
    expect(files.flatMap((file) => mistakesIn(file, textOf(file)))).toEqual([]);
  });

  // put together here, so that this file cites nothing that is not there
  const doc = (name: string): string => `docs/${name}.${'md'}`;
  it.each([
    [`${doc('nowhere')} says so`, ['docs/nowhere.', 'nowhere.']],
    [`\n/** ${doc('product')} §2, §97 and §98 */`, ['no §97', 'no §98']],
    [`${doc('product')}\n * §99`, ['no §99']],
    [`(${doc('architecture')}, 'Of nothing')`, ["no heading 'Of nothing'"]],
    [`${'decision'} 977`, ['977']],
    [`docs/${'decisions'}/0001-another-name`, ['0001-another-name is']],
    [`[why](nothing.${'md'})`, ['nothing.', 'nothing.']],
    [`[why](${doc('product')}#nothing)`, ['no heading #nothing']],
    ['`cart/nowhere.ts` and `src/test/citations.test.ts`', ['cart/nowhere.ts is not there']],
    ['| `remote-admin/src/table/column.ts` | a line in the `nowhere` of `Column` |', ['has no nowhere']],
    [`${doc('product')} §4, §6; ${doc('architecture/processes')}, 'Logs'; [why](${doc('product')}#cart)`, []],
  ])('is missed when it is not: %j', (text, expected) => {
    const mistakes = mistakesIn(`README.${'md'}`, text);
    expect(mistakes).toHaveLength(expected.length);
    for (const says of expected) expect(mistakes.join('\n')).toContain(says);
  });
});
