import type { Texts } from '../../core/languages';
import type { FieldErrors } from '../../errors/errors';
import { isShopPath } from '../../infra/basics/shop-path';
import { messageOf } from '../../messages/message';
import type { Branch, Entry, Navigation } from './navigation.schemas';

/** The categories and pages that entries name and that there are. */
export interface KnownTargets {
  categories: ReadonlySet<string>;
  pages: ReadonlySet<string>;
}

type MessageKey = Parameters<typeof messageOf>[0];
type Fault = readonly [field: string, key: MessageKey];

const trimTexts = ({ en, de }: Texts): Texts => ({ en: en.trim(), de: de.trim() });
const LEADS: readonly Entry['kind'][] = ['category', 'page', 'link'];
/** They have a name of their own. */
const NAMED: readonly Entry['kind'][] = ['categories', 'category', 'page'];

const trimmedEntry = <E extends Entry>(entry: E): E => ({
  ...entry,
  label: trimTexts(entry.label),
  target: LEADS.includes(entry.kind) ? entry.target?.trim() || null : null,
});

const trimmedBranch = (branch: Branch): Branch => ({
  ...trimmedEntry(branch),
  below: branch.kind === 'categories' ? [] : branch.below.map(trimmedEntry),
});

/** As it is kept: without spaces around, and without what an entry of its kind has no use for. */
export const trimmed = ({ header, footer }: Navigation): Navigation => ({
  header: header?.map(trimmedBranch) ?? null,
  footer: footer?.map(trimmedBranch) ?? null,
});

/** Every entry, whichever it lies below. */
export const entriesOf = ({ header, footer }: Navigation): Entry[] =>
  [...(header ?? []), ...(footer ?? [])].flatMap((branch) => [branch, ...branch.below]);

/** Where an entry may lead out of the shop: by https, with no name or password in the address. */
function isWebAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === 'https:' && url.username === '' && url.password === '';
}

/** A path of the shop that no browser and no router takes for another site's, or an address with https. */
export const isAddress = (text: string): boolean =>
  (isShopPath(text) && !/\\|\/\/|\/\.{1,2}(\/|$)/.test(text.split(/[?#]/)[0] ?? '')) || isWebAddress(text);

function faultsOf({ kind, label, target }: Entry, known: KnownTargets): Fault[] {
  const isThere = {
    heading: () => true,
    categories: () => true,
    category: () => target !== null && known.categories.has(target),
    page: () => target !== null && known.pages.has(target),
    link: () => target !== null && isAddress(target),
  }[kind];
  const faults: Fault[] = [];
  if (!NAMED.includes(kind) && label.en === '') faults.push(['label.en', 'validation.failed.menu_label']);
  if (!isThere())
    faults.push(['target', kind === 'link' ? 'validation.failed.menu_address' : 'validation.failed.menu_target']);
  return faults;
}

/** A column has a title, and only a header has the menu of all categories, once. */
function placeFaults(place: 'header' | 'footer', branches: readonly Branch[]): Fault[] {
  const [first, ...again] = branches.flatMap(({ kind }, index) => (kind === 'categories' ? [index] : []));
  const misplaced = place === 'footer' ? [first, ...again].filter((index) => index !== undefined) : again;
  const untitled = place === 'footer' ? branches.flatMap(({ kind }, index) => (kind === 'heading' ? [] : [index])) : [];
  const below = branches.flatMap((branch, index) =>
    branch.below.flatMap(({ kind }, at) =>
      kind === 'categories' || kind === 'heading' ? [`${place}.${index}.below.${at}.kind`] : [],
    ),
  );
  const paths = [...new Set([...misplaced, ...untitled])].map((index) => `${place}.${index}.kind`);
  return [...paths, ...below].map((path) => [path, 'validation.failed.menu_kind'] as const);
}

function listFaults(place: 'header' | 'footer', branches: readonly Branch[] | null, known: KnownTargets): Fault[] {
  if (!branches) return [];
  const of = (path: string, entry: Entry): Fault[] =>
    faultsOf(entry, known).map(([field, key]) => [`${path}.${field}`, key] as const);
  const entries = branches.flatMap((branch, index) => [
    ...of(`${place}.${index}`, branch),
    ...branch.below.flatMap((entry, at) => of(`${place}.${index}.below.${at}`, entry)),
  ]);
  return [...entries, ...placeFaults(place, branches)];
}

/**
 * What is wrong with header and footer, by field: 'header.2.below.0.target'.
 * @param navigation trimmed
 */
export function navigationFaults({ header, footer }: Navigation, known: KnownTargets): FieldErrors {
  const ids = entriesOf({ header, footer: null }).map(({ id }) => id);
  const others = entriesOf({ header: null, footer }).map(({ id }) => id);
  const isTwice = new Set(ids).size < ids.length || new Set(others).size < others.length;
  const faults: Fault[] = [
    ...listFaults('header', header, known),
    ...listFaults('footer', footer, known),
    ...(isTwice ? [['header', 'validation.failed.menu_twice'] as const] : []),
  ];
  return Object.fromEntries(faults.map(([field, key]) => [field, [messageOf(key)]]));
}

const lineOf = ({ kind, label, target }: Entry): string =>
  [label.en || kind, label.de, target].filter(Boolean).join(' · ');

/** As the log shows a list: each entry in a line, those below another indented. */
export const inWords = (branches: readonly Branch[] | null): string[] | null =>
  branches && branches.flatMap((branch) => [lineOf(branch), ...branch.below.map((entry) => `– ${lineOf(entry)}`)]);
