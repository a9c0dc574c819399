import { loadMessages } from '@tessera/shared/i18n';
import { noteAtWork } from '../at-work/at-work';
import type * as Head from './head';
import { watchLost, type LostPage } from './lost-page';
import type { PageContext, PageModule, RenderMode } from '@tessera/shared/composition';

/** How long a navigation waits for code and data before the loading screen stands in the page's outlet. Milliseconds. */
export const LOADING_SCREEN_DELAY = 150;

/**
 * Whether the sign-in dialog opens by itself on loading a page (docs/product.md §2, §4): as the store has set it,
 * always (a page that needs a session), or never.
 */
export type Prompt = 'as-set' | 'always' | 'never';

/** A route's `handle`, which `useMatches` gives to the shell. */
export interface PageHandle {
  /** `isSent`: the server has sent this page whole, where it is a public one; undefined: it was reached by a link */
  start: (params: Record<string, string | undefined>, url: URL, isSent?: boolean) => PageResource;
  prompt: Prompt;
}

/** Where a page comes from: a remote or the shell itself. */
export interface PageSource {
  /** name of the remote, or 'host' */
  owner: string;
  page: string;
  render: RenderMode;
  load: () => Promise<PageModule>;
}

/** One visit of a page: its code, and the data it asked for. Made by a route's loader, read by RemotePage. */
export interface PageResource {
  source: PageSource;
  module: Promise<PageModule>;
  /** settles (never rejects) when code, messages and prefetched data are there */
  ready: Promise<PageModule | null>;
  /** of one that was reached by a link: what becomes of it where there is no such page */
  lost: LostPage | undefined;
  /** settles once the page itself is on the screen; never for one that failed */
  shown: Promise<void>;
  markShown: () => void;
  context: PageContext;
  /** what makes the document's head this page's; undefined where it is already */
  head: Promise<typeof Head> | undefined;
}

/** Thrown while rendering on the server: this outlet is left to the browser. */
export class LeftToBrowser extends Error {
  constructor(reason: string) {
    super(`left to the browser: ${reason}`);
    this.name = 'LeftToBrowser';
  }
}

interface VisitOptions {
  /** the document's head is this page's already */
  hasHead?: boolean | undefined;
  /** the web server has not looked where its address leads */
  isByLink?: boolean | undefined;
}

/** Starts loading a page's code, and then its messages and its data. */
export function createPageResource(
  source: PageSource,
  context: PageContext,
  { hasHead, isByLink }: VisitOptions = {},
): PageResource {
  const code = source.load();
  const module = code.then(async (loaded) => {
    await loadMessages(loaded.messages ?? [], context.language);
    noteAtWork(source.owner);
    return loaded;
  });
  // a failed prefetch is the page's own to draw
  const data = code.then((loaded) => loaded.prefetch?.(context).catch(() => undefined));
  // the code that changes the document's head comes with the first page that needs it
  const head = hasHead ? undefined : import('./head');
  const loaded = Promise.all([module, data]).then(
    ([found]) => found,
    () => null,
  );
  const lost = isByLink ? watchLost(loaded, context) : undefined;
  const ready = Promise.all([loaded, head]).then(
    ([found]) => found,
    () => null,
  );
  let markShown = (): void => undefined;
  const shown = new Promise<void>((resolve) => (markShown = resolve));
  return { source, module, ready, lost, shown, markShown, context, head };
}

/** React Router's redirect, which would be one more name to hand out. @param to without the language's prefix */
const redirectTo = (to: string): Response => new Response(null, { status: 302, headers: { Location: to } });

/**
 * Settles with the resource once it is ready, or after the loading screen's delay; or with a redirect where it is known by
 * then that the address leads elsewhere.
 */
export function settleOrDelay(resource: PageResource): Promise<PageResource | Response> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(resource), LOADING_SCREEN_DELAY);
    void Promise.all([resource.lost?.target, resource.ready]).then(([target]) => {
      clearTimeout(timer);
      resolve(target === undefined ? resource : redirectTo(target));
    });
  });
}
