import type { ContentSources, RemoteDescriptor, RemoteRoute } from '@tessera/shared/composition';

/** Directives that a page may widen with addresses outside of the shop (W3C, Content Security Policy Level 3). */
const WIDENED = new Set(['connect-src', 'img-src', 'font-src', 'frame-src']);
/**
 * The only code from elsewhere that a page may ask for: providers whose card forms must be their own code from their own
 * address, so that card data never reaches us (PCI DSS, SAQ A).
 */
const FOREIGN_SCRIPTS = new Set(['https://js.stripe.com']);
/** A host by its name: no wildcard, no scheme alone, no keyword, nothing unencrypted. */
const SOURCE = /^https:\/\/[a-z0-9][a-z0-9.-]*(:\d{1,5})?$/i;
/** Whose addresses are of use only in a shop that takes money through them, by the provider's name in the store's settings. */
const PROVIDERS: Record<string, RegExp> = { stripe: /^https:\/\/([a-z0-9-]+\.)*stripe\.com$/i };

/** Says what is wrong with a source that a descriptor asks for, if anything is. */
export function sourceFault(directive: string, source: string): string | undefined {
  if (directive === 'script-src') {
    if (FOREIGN_SCRIPTS.has(source)) return undefined;
    return `${source} is no provider of card forms: code comes from the build alone.`;
  }
  if (!WIDENED.has(directive)) return `${directive} is the shop's own and cannot be widened.`;
  return SOURCE.test(source) ? undefined : `${source} must be https:// and the name of one host.`;
}

/**
 * What a route's page may reach outside of the shop.
 * @param providers who takes money for the shop (`Store.payment_providers`): what belongs to another one is left out
 */
export function sourcesOf(
  descriptor: Pick<RemoteDescriptor, 'csp'>,
  route: Pick<RemoteRoute, 'csp'>,
  providers: readonly string[],
): ContentSources {
  const isUsed = (source: string): boolean =>
    Object.entries(PROVIDERS).every(([name, addresses]) => !addresses.test(source) || providers.includes(name));
  return Object.fromEntries(
    Object.entries(route.csp ?? descriptor.csp)
      .map(([directive, sources]): [string, string[]] => [
        directive,
        sources.filter((source) => sourceFault(directive, source) === undefined && isUsed(source)),
      ])
      .filter(([, sources]) => sources.length > 0),
  );
}
