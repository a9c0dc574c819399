/**
 * The contract between the host and the remotes: what a remote's descriptor says and what its pages export.
 * Types and pure functions only, so that browser, web server and build all may use it.
 */
import type { QueryClient } from '@tessera/shared/vendor/query';
import type { ComponentType } from 'react';
import type { Store } from '@tessera/shared/contract';
import type { Language, Messages } from '@tessera/shared/i18n';
import type { RemoteDescriptor } from './descriptor';
import type { RemoteSlots } from './slots';
import type sharedModules from './shared-modules.json';

/** The version of the host's side of this contract; a descriptor states the range that it needs. */
export const HOST_CONTRACT = '2.10.0';

/**
 * The attribute of a container that the server has filled and that does not hear anybody yet: the document's root, a page's
 * outlet, a late part. It goes once everything of it is hydrated and has run its effects (`Hydrated` in `shared/late`).
 */
export const UNHYDRATED = 'data-unhydrated';

export type {
  Assets,
  ContentSources,
  NavigationGroup,
  NavigationItem,
  PageAssets,
  RemoteDescriptor,
  RemoteDrawer,
  RemoteRoute,
  RenderMode,
} from './descriptor';
export { addressOfText, hostRoutes, hostRoutesOf, isOwnText, standsForMany } from './host-routes';
export type { HostRoute } from './host-routes';
export { SLOT_ELEMENT, fillersOf } from './slots';
export type {
  Filler,
  RemoteSlot,
  RemoteSlots,
  SlotContext,
  SlotFallback,
  SlotModule,
  SlotPlace,
  SlotPriority,
  SlotProps,
} from './slots';

/**
 * Name of a module that remotes take from the host. `singleton`: exists once on a page; else a remote built against another
 * major version brings its own. `server`: a server build finds it, too; else it is of use in a browser alone.
 */
export type SharedModule = keyof typeof sharedModules;

/** One live remote, as `GET /api/remotes` lists it. */
export interface RegisteredRemote {
  name: string;
  version: string;
  /** URL prefix of its files, e.g. `/remotes/cart/1.0.0-3f2a9c/` */
  base_url: string;
  /** none of its versions came with the shop itself; an API from before it was told says nothing, and browsers are not told */
  foreign?: boolean;
  descriptor: RemoteDescriptor;
}

export interface PageContext {
  queryClient: QueryClient;
  params: Record<string, string>;
  /** the page's address without the language's prefix */
  url: URL;
  language: Language;
  store: Store;
}

export interface PageMeta {
  title: string;
  description?: string;
  /** path and query of the page's one address, without the language's prefix, or undefined for 'this path' */
  canonical?: string;
  /** the same in that language, where it is another one in some */
  canonicalIn?: (language: Language) => string;
  robots?: 'noindex';
  /** path of a picture for link previews */
  image?: string;
  jsonLd?: Record<string, unknown>[];
  /** HTTP status of the page; 200 when left out */
  status?: 200 | 404 | 410;
  /** path of the page's address, where this is a former one: the web server answers 301 (without the language's prefix) */
  redirect?: string;
}

/** A lazily loaded page of a remote. `prefetch` runs before it is shown, on the server and in the browser. */
export interface PageModule {
  Page: ComponentType;
  prefetch?: (context: PageContext) => Promise<unknown>;
  meta?: (context: PageContext) => PageMeta;
  /** the page's messages: those of the language on show are there before it is rendered */
  messages?: readonly Messages[];
}

/** What a remote exposes as `./pages` under the name `pages`. */
export type RemotePages = Record<string, () => Promise<PageModule>>;

/** What a remote exposes as `./pages`. */
export interface RemoteModule {
  pages: RemotePages;
  slots?: RemoteSlots;
}
