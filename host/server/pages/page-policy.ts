import type { Store } from '@tessera/shared/contract';
import type { ContentSources } from '@tessera/shared/composition';
import { sourcesOf } from '@tessera/shared/remote-rules';
import { routeId, type PageData } from '../../src/composition/page-data';
import type { PageMatch } from './page-match';
import type { Composition } from '../composition/registry';

/** The addresses outside of the shop that a page's document is sent with: those of its route alone. */
export function sourcesOfPage(match: PageMatch, { payment_providers }: Store): ContentSources {
  return match.kind === 'remote' ? sourcesOf(match.remote.descriptor, match.route, payment_providers) : {};
}

/**
 * The routes whose pages need more than a document is sent with. A browser holds a document to the policy that it came
 * with: the shell enters these by loading one of their own.
 */
export function pagesElsewhere({ remotes, store }: Composition, present: ContentSources): Pick<PageData, 'elsewhere'> {
  const isPresent = ([directive, sources]: [string, string[]]): boolean =>
    sources.every((source) => present[directive]?.includes(source));
  const elsewhere = remotes.flatMap(({ name, descriptor }) =>
    descriptor.routes
      .filter((route) => !Object.entries(sourcesOf(descriptor, route, store.payment_providers)).every(isPresent))
      .map(({ path }) => routeId(name, path)),
  );
  return elsewhere.length > 0 ? { elsewhere } : {};
}
