import { standsForMany } from '@tessera/shared/composition';
import { pathIn, readLanguage, type Language } from '@tessera/shared/i18n';
import type { Composition } from '../composition/registry';
import type { DocumentParts } from './document';
import { isStandIn } from './page-kind';
import { canonicalAddress, matchDuringMaintenance, matchPage, type PageMatch } from './page-match';

/** What an address means. */
export interface PageTarget {
  /** in which the address means this */
  composition: Composition;
  match: PageMatch;
  language: Language;
  /** what is rendered and cached under this name: path with the language's prefix, and the query that matters */
  address: string;
  /** the same for the shell around it: there are as many as there are routes */
  shell: string;
}

type Routed = Extract<PageMatch, { route: unknown }>;

/** Only pages of a remote that are rendered for everybody are more than their route's shell, and the shell's of many addresses. */
export const isOpen = (match: PageMatch): match is Routed =>
  'route' in match && match.route.render === 'public' && (match.kind === 'remote' || standsForMany(match.route.path));

/** Unknown paths are one page; personal ones are one for everybody, whatever number or secret their address holds. */
function shellOf(match: PageMatch): string {
  if (match.kind === 'not-found') return '/404';
  return match.kind === 'maintenance' ? match.path : match.route.path;
}

/** What was found out for a composition; gone with it. */
const known = new WeakMap<Composition, Map<string, PageTarget>>();
/** Anybody can make up addresses: long ones are not kept, and when so many are known, it starts over. */
const MOST_KNOWN = 2_000;
const LONGEST_KNOWN = 300;

/** What an address means in a composition: said for every request, so it is worked out once. */
export function targetOf(composition: Composition, address: URL, devUi = false): PageTarget {
  let targets = known.get(composition);
  if (!targets || targets.size >= MOST_KNOWN) known.set(composition, (targets = new Map()));
  const found = targets.get(address.href) ?? findTarget(composition, address, devUi);
  if (address.href.length <= LONGEST_KNOWN) targets.set(address.href, found);
  return found;
}

/** An API one version behind does not say it yet. */
const noteOf = (store: Composition['store']) => (store as Partial<typeof store>).maintenance_note;

function findTarget(composition: Composition, address: URL, devUi: boolean): PageTarget {
  const { remotes, store } = composition;
  const { language, path } = readLanguage(address.pathname);
  const url = new URL(address);
  url.pathname = path;
  const found = store.maintenance
    ? matchDuringMaintenance(remotes, path, noteOf(store)?.until)
    : matchPage(remotes, path);
  const isForBuilders = 'route' in found && found.route.dev === true;
  const match: PageMatch = isForBuilders && !devUi ? { kind: 'not-found' } : found;
  const shell = pathIn(language, shellOf(match));
  const own = isOpen(match) ? canonicalAddress(url, match.route.query) : shellOf(match);
  return { composition, match, language, address: pathIn(language, own), shell };
}

/** Which page it is for the document, and whose. The shop's layout is part of the shell; the others come with their pages. */
export function whose(match: PageMatch): DocumentParts['page'] {
  if (isStandIn(match)) return { remote: null, name: match.kind };
  const { page: name, layout } = match.route;
  const remote = match.kind === 'remote' ? match.remote : null;
  return { remote, name, ...(layout !== 'shop' && { layout }) };
}
