import type { RegisteredRemote } from '@tessera/shared/composition';

/** A part of the page that a remote draws. */
export interface Part {
  /** of the remote */
  name: string;
  /** the place that it fills in another team's page; undefined: the page itself */
  place: string | undefined;
  /** in the document, CSS pixels */
  box: { left: number; top: number; width: number; height: number };
}

/** A page that holds more is not looked at further. */
const MOST = 100;

/** The parts of the page now, without the shell's own and what takes no room. */
export function partsOf(remotes: readonly RegisteredRemote[]): Part[] {
  const names = new Set(remotes.map(({ name }) => name));
  return [...document.querySelectorAll<HTMLElement>('[data-boundary]')].slice(0, MOST).flatMap((element) => {
    const { boundary: name = '', slot } = element.dataset;
    const { left, top, width, height } = element.getBoundingClientRect();
    if (!names.has(name) || height === 0) return [];
    return [
      { name, place: slot?.slice(name.length + 1), box: { left: left + scrollX, top: top + scrollY, width, height } },
    ];
  });
}

/** Bytes that this document has fetched of a build, as they came over the network or out of the browser's cache. */
export function loadedOf({ base_url }: RegisteredRemote): number {
  const base = new URL(base_url, location.href).href;
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return files
    .filter(({ name }) => name.startsWith(base))
    .reduce((sum, { encodedBodySize }) => sum + (encodedBodySize || 0), 0);
}
