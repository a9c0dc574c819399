import type { Store } from '@tessera/shared/contract';
import type { ContentSources } from '@tessera/shared/composition';
import { sourcesOf } from '@tessera/shared/remote-rules';
import { hostRoutesOf } from '@tessera/shared/composition';
import type { Language } from '@tessera/shared/i18n';
import { routeId, type PageData } from '../../src/composition/page-data';
import { isForStaffAlone } from '../composition/offered';
import type { PageMatch } from './page-match';
import type { Composition } from '../composition/registry';

/** The addresses outside of the shop that a page's document is sent with: those of its route alone. */
export function sourcesOfPage(match: PageMatch, { payment_providers }: Store): ContentSources {
  return match.kind === 'remote' ? sourcesOf(match.remote.descriptor, match.route, payment_providers) : {};
}

/** What is known of a document beside its policy. */
interface Told {
  language: Language;
  dev_ui?: boolean | undefined;
}

/** All pages of the shop, for a document whose language is that of the back office alone. */
function pagesOfShop({ remotes }: Composition, { dev_ui = false }: Told): string[] {
  const own = [...hostRoutesOf({ dev_ui }).map(({ path }) => path), '*'];
  const others = remotes.flatMap(({ name, descriptor }) =>
    descriptor.routes.filter(({ layout }) => layout !== 'admin').map(({ path }) => routeId(name, path)),
  );
  return [...own.map((path) => routeId('host', path)), ...others];
}

/**
 * The routes whose pages need more than a document is sent with, or another language. A browser holds a document to the
 * policy that it came with: the shell enters these by loading one of their own.
 */
export function pagesElsewhere(
  { remotes, store }: Composition,
  present: ContentSources,
  told: Told,
): Pick<PageData, 'elsewhere'> {
  const isPresent = ([directive, sources]: [string, string[]]): boolean =>
    sources.every((source) => present[directive]?.includes(source));
  const elsewhere = remotes.flatMap(({ name, descriptor }) =>
    descriptor.routes
      .filter((route) => !Object.entries(sourcesOf(descriptor, route, store.payment_providers)).every(isPresent))
      .map(({ path }) => routeId(name, path)),
  );
  const all = isForStaffAlone(told.language, store) ? pagesOfShop({ remotes, store }, told) : [];
  const found = [...new Set([...elsewhere, ...all])];
  return found.length > 0 ? { elsewhere: found } : {};
}
