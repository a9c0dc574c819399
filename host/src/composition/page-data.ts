import type { Store } from '@tessera/shared/contract';
import type { RegisteredRemote } from '@tessera/shared/composition';
import type { DehydratedState } from '@tessera/shared/vendor/query';
import type { HashList } from '../loader/hash-list';

/** Id of the `<script type="application/json">` that carries PageData. */
export const PAGE_DATA_ID = 'tessera-data';
/** The name of a route among all of the shop's. */
export const routeId = (owner: string, path: string): string => `${owner}:${path}`;

/** Id of the element that React hydrates. */
export const ROOT_ID = 'root';

/** What the web server tells the browser beside the HTML: the registry, the store and the data already on the page. */
export interface PageData {
  remotes: RegisteredRemote[];
  store: Store;
  public_url: string;
  /** this shop shows the pages for those who build it (SHOP_DEV_UI=1) */
  dev_ui?: true;
  /** the list of the hashes of the shell's own files, below /assets/ */
  shell_hashes: HashList;
  /** routes (`routeId`) that need more than this document's Content-Security-Policy allows: each loads one of its own */
  elsewhere?: string[];
  /** queries that the server has already answered */
  state: DehydratedState | null;
  /** this browser carries the pass of a preview, good or not: the page says so */
  preview?: true;
  /** this browser shows boundaries, and some remotes may go wrong in it on purpose */
  boundaries?: true;
  /** somebody is at work on a remote, and stops the page where they like (`tessera dev`) */
  unwatched?: true;
  /** something is missing that belongs on the page: what the browser draws may differ from the HTML */
  incomplete?: true;
}

/**
 * Reads what the web server wrote into the page.
 * @throws Error when the page carries no data: the shell cannot start and the last-resort page is shown
 */
export function readPageData(root: Document = document): PageData {
  const text = root.querySelector(`script#${PAGE_DATA_ID}`)?.textContent;
  if (!text) throw new Error('The page carries no data');
  return JSON.parse(text) as PageData; // written by our own web server from typed values
}
