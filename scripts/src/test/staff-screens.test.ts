import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../basics/paths';

/** Whatever staff can do with orders and returns by a call they can do by a screen. */

const SCREENS = join(ROOT, 'remote-admin/src');
const OF_ORDERS = /^\/api\/admin\/((?:orders|shipments|returns|order-drafts)(?:\/.*)?)$/;

interface Call {
  method: string;
  /** below admin/; `*` stands for a parameter */
  path: string;
}

interface Source {
  text: string;
  /** of everything in the page's folder, its own text included */
  page: string;
  /** the addresses in it, as those of calls */
  paths: string[];
}

/** The calls of the generated contract that are about orders and returns. */
function callsOf(contract: string): Call[] {
  const [, paths = ''] = /^export interface paths \{\n(.*?)^\}/ms.exec(contract) ?? [];
  return [...paths.matchAll(/^ {4}"([^"]+)": \{\n(.*?)^ {4}\};/gms)].flatMap(([, address = '', body = '']) => {
    const path = OF_ORDERS.exec(address)?.[1]?.replaceAll(/\{\w+\}/g, '*');
    if (path === undefined) return [];
    return [...body.matchAll(/^ {8}(get|put|post|patch|delete): \{/gm)].map(([, method = '']) => ({ method, path }));
  });
}

const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^(?:testing|messages)\//.test(file);
/** features/order, or another folder of the source's own */
const pageOf = (file: string): string =>
  file
    .split('/')
    .slice(0, file.startsWith('features/') ? 2 : 1)
    .join('/');

/** What stands between quotes and has no space, with `*` for what is filled in. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([^`\n]+)`|'([^'\s]+)'/g)].map(([, template, plain]) =>
    (template?.replaceAll(/\$\{[^}]*\}/g, '*') ?? plain ?? '').replace(/^admin\//, ''),
  );

function readSources(): Source[] {
  const files = readdirSync(SCREENS, { recursive: true, encoding: 'utf8' }).filter(isSource);
  const texts = new Map(files.map((file) => [file, readFileSync(join(SCREENS, file), 'utf8')]));
  const pages = new Map<string, string>();
  for (const [file, text] of texts) pages.set(pageOf(file), `${pages.get(pageOf(file)) ?? ''}\n${text}`);
  return [...texts].map(([file, text]) => ({ text, page: pages.get(pageOf(file)) ?? '', paths: pathsIn(text) }));
}

/** Whether a part of a written address, `*-address` say, is one of a call's; what is filled in has to be named by the page. */
function isPart(page: string, written: string, wanted: string): boolean {
  if (written === wanted) return true;
  const [before = '', after] = written.split('*', 2);
  if (after === undefined || !wanted.startsWith(before) || !wanted.endsWith(after)) return false;
  return page.includes(`'${wanted.slice(before.length, wanted.length - after.length)}'`);
}

/** Whether an address of a source is that of a call. */
function isOf({ page }: Source, written: string, path: string): boolean {
  const [parts, wanted] = [written.split('/'), path.split('/')];
  if (parts.length !== wanted.length || parts.every((part) => part === '*')) return false;
  return parts.every((part, at) => isPart(page, part, wanted[at] ?? ''));
}

/** Whether a source sends something so: by the client, by what a form writes to its record, which posts unless told otherwise, or by what a list asks for. */
const sends = ({ text }: Source, method: string): boolean =>
  text.includes(`api.${method}`) ||
  (method === 'get' && text.includes('listQuery')) ||
  text.includes(`method: '${method}'`) ||
  (method === 'post' && /\bpath[:,]/.test(text));

const unseen = (calls: readonly Call[], sources: readonly Source[]): string[] =>
  calls
    .filter(
      ({ method, path }) => !sources.some((one) => sends(one, method) && one.paths.some((at) => isOf(one, at, path))),
    )
    .map(({ method, path }) => `${method.toUpperCase()} admin/${path}`);

describe('every call of staff about orders and returns', () => {
  const calls = callsOf(readFileSync(join(ROOT, 'shared/src/contract/schema.d.ts'), 'utf8'));
  const sources = readSources();

  it('has its screen in the back office', () => {
    expect(calls.length).toBeGreaterThan(40);
    expect(unseen(calls, sources)).toEqual([]);
  });

  it('is missed where it has none', () => {
    const made = [
      { method: 'post', path: 'orders/*/fold' },
      { method: 'delete', path: 'orders/*/hold' },
      { method: 'post', path: 'returns/*/fold' },
    ];
    expect(unseen(made, sources)).toHaveLength(made.length);
  });
});
