import type { ModuleFederation } from '@module-federation/enhanced/runtime';

/**
 * What the host defines in `window` for the loaders of all builds, its own included. Part of the contract between host and
 * remotes: builds from before go on reading these names, so one may be added and none renamed.
 */
export interface LoaderGlobals {
  /** Where to fetch a file now. Asked by each build's loader before it inserts a tag (scripts/webpack/script-integrity.js). */
  tesseraAddress: (url: string) => string;
  /** Takes such a tag; `attribute` holds its address. Since 2.2.0. */
  tesseraVerify: (tag: VerifiedTag, attribute: string) => void;
  /** `sha384-…` of a file, or nothing where it is not known. Asked by builds from before there were lists of hashes. */
  tesseraIntegrity: (url: string) => string;
  /** The one federation core of a page: remotes bring none (scripts/webpack/federation/remote-runtime.mjs). */
  tesseraFederation: typeof ModuleFederation;
}

/** A script or a sheet. */
export type VerifiedTag = HTMLElement & { integrity: string };

/** What the document was sent for. */
export interface SentPage {
  /** its path and query */
  shown: string;
  /** Whether the address is another page's by now, which is then being loaded. */
  isLeft: () => boolean;
}

declare global {
  interface Window extends Partial<LoaderGlobals> {
    /** Set by the page's own script (start-script.ts), for the shell alone. */
    tesseraPage?: SentPage;
  }
}

/** Lets the builds' loaders find all of them. */
export function installGlobals(globals: LoaderGlobals): void {
  Object.assign(window, globals);
}
