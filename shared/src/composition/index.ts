/**
 * The contract between the host and the remotes: what a remote's descriptor says and what its pages export.
 * Types and pure functions only, so that browser, web server and build all may use it.
 */
import type { QueryClient } from '@tessera/shared/vendor/query';
import type { ComponentType } from 'react';
import type { Store } from '@tessera/shared/contract';
import type { Language, Messages } from '@tessera/shared/i18n';

/** The version of the host's side of this contract; a descriptor states the range that it needs. */
export const HOST_CONTRACT = '2.2.0';

/** `public`: the same for everybody, rendered on the server and cached. `personal`: sent as shell and skeleton. */
export type RenderMode = 'public' | 'personal';

export interface RemoteRoute {
  /** React Router pattern, e.g. `/products/:product_id` */
  path: string;
  /** key into the remote's `pages` */
  page: string;
  render: RenderMode;
  layout: 'shop' | 'admin';
  /** query parameters that change the page: the only ones in the cache key; `attr.*` names all that begin with `attr.` */
  query: string[];
  /** without a session it shows an invitation to sign in, and the sign-in dialog opens over it on load */
  needs_session?: boolean;
}

export interface NavigationItem {
  label: string;
  /** the label in other languages than the default one */
  labels?: Partial<Record<Language, string>>;
  to: string;
  slot: 'header' | 'account' | 'footer' | 'admin';
  order: number;
  /** SVG path data of a line drawing on a grid of 24 × 24, for places that show one (the back office's rail) */
  icon?: string;
  /** shown only with a session; else the link asks to sign in with this sentence */
  sign_in_reason?: string;
  /** the same in other languages than the default one */
  sign_in_reasons?: Partial<Record<Language, string>>;
}

/** A quick look at one of a remote's pages, in a sheet over whatever page is open (docs/decisions/0014). Since 2.1.0. */
export interface RemoteDrawer {
  /** key into the remote's `pages`; needs no route */
  page: string;
  /** path of the page that shows the same in full, and that is opened instead when the drawer does not arrive */
  to: string;
  title: string;
  /** the title in other languages than the default one */
  titles?: Partial<Record<Language, string>>;
}

export interface Assets {
  js: string[];
  css: string[];
}

export interface PageAssets extends Assets {
  /** scripts with its sentences in other languages than the default one */
  languages?: Partial<Record<Language, string[]>>;
}

/** What a build says of itself: `remote.json` beside its files. */
export interface RemoteDescriptor {
  name: string;
  team: string;
  version: string;
  /** semver range of HOST_CONTRACT */
  contract: string;
  routes: RemoteRoute[];
  navigation: NavigationItem[];
  drawers?: RemoteDrawer[];
  csp: Record<string, string[]>;
  /** upper bound of one page's JavaScript with the remote's entry, bytes after Brotli; its build fails above it */
  budget: { js: number };
  /** browser entry and the global that it defines */
  entry: string;
  global: string;
  /** the build for the server, or null */
  server: string | null;
  /** files that every page of this remote needs, then those of each page */
  assets: { entry: Assets; pages: Record<string, PageAssets> };
  /** every file: path → `sha384-<base64>` */
  files: Record<string, string>;
}

/** One live remote, as `GET /api/remotes` lists it. */
export interface RegisteredRemote {
  name: string;
  version: string;
  /** URL prefix of its files, e.g. `/remotes/cart/1.0.0-3f2a9c/` */
  base_url: string;
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
  /** the page's sentences: those of the language on show are there before it is rendered */
  messages?: readonly Messages[];
}

/** What a remote exposes as `./pages`. */
export type RemotePages = Record<string, () => Promise<PageModule>>;
