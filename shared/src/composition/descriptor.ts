import type { Language } from '@tessera/shared/i18n';
import type { RemoteSlot, SlotPlace } from './slots';

/** `public`: the same for everybody, rendered on the server and cached. `personal`: sent as shell and skeleton. */
export type RenderMode = 'public' | 'personal';

/** directive of a Content-Security-Policy → sources, each `https://` and one host */
export type ContentSources = Record<string, string[]>;

export interface RemoteRoute {
  /** React Router pattern, e.g. `/products/:product_id` */
  path: string;
  /** key into the remote's `pages` */
  page: string;
  render: RenderMode;
  /** `checkout`: the way back, help and nothing that leads away. Since 2.7.0. */
  layout: 'shop' | 'checkout' | 'admin';
  /** query parameters that change the page: the only ones in the cache key; `attr.*` names all that begin with `attr.` */
  query: string[];
  /** without a session it shows an invitation to sign in, and the sign-in dialog opens over it on load */
  needs_session?: boolean;
  /** the sign-in dialog does not open by itself: people come by a mail's link, and need no account. Since 2.5.0. */
  prompt?: 'never';
  /** for those who build the shop: there with SHOP_DEV_UI=1 alone, and told to no browser else. Since 2.6.0. */
  dev?: true;
  /**
   * Addresses outside of the shop that this page needs, by directive of its Content-Security-Policy; in the place of
   * `RemoteDescriptor.csp`. Since 2.3.0.
   */
  csp?: ContentSources;
}

/** Under which headings the back office's rail shows its items, in this order; those of no group stand above them. */
export type NavigationGroup = 'sales' | 'catalogue' | 'customers' | 'marketing' | 'settings';

export interface NavigationItem {
  label: string;
  /** the label in other languages than the default one */
  labels?: Partial<Record<Language, string>>;
  /** one of the remote's own pages */
  to: string;
  slot: 'header' | 'account' | 'footer' | 'admin';
  order: number;
  /** SVG path data of a line drawing on a grid of 24 × 24, for places that show one (the back office's rail) */
  icon?: string;
  /** slot `admin`: the heading that it stands under. Since 2.4.0. */
  group?: NavigationGroup;
  /** slot `admin`: the small letter that leads there after a `g`. Since 2.4.0. */
  key?: string;
  /** slot `admin`: of the rights that `GET admin/me` names, the one without which nobody is offered it. Since 2.4.0. */
  right?: string;
  /** shown only with a session; else the link asks to sign in with this message */
  sign_in_reason?: string;
  /** the same in other languages than the default one */
  sign_in_reasons?: Partial<Record<Language, string>>;
}

/**
 * A quick look at one of a remote's pages, in a sheet over whatever page is open (docs/decisions/0014), and so under that
 * page's Content-Security-Policy: what needs sources of its own is a page. Since 2.1.0.
 */
export interface RemoteDrawer {
  /** key into the remote's `pages`; needs no route */
  page: string;
  /** path of the remote's own page that shows the same in full, and that is opened instead when the drawer does not arrive */
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
  /** scripts with its messages in other languages than the default one */
  languages?: Partial<Record<Language, string[]>>;
}

/** What a build says of itself: `remote.json` beside its files. */
export interface RemoteDescriptor {
  name: string;
  team: string;
  /** what it is called where visitors read of it (/status); none: its name. Since 2.10.0. */
  label?: string;
  /** the label in other languages than the default one. Since 2.10.0. */
  labels?: Partial<Record<Language, string>>;
  version: string;
  /** semver range of HOST_CONTRACT */
  contract: string;
  routes: RemoteRoute[];
  navigation: NavigationItem[];
  drawers?: RemoteDrawer[];
  /** places in other teams' pages that it fills. Since 2.9.0. */
  slots?: RemoteSlot[];
  /** what those of its pages need that say nothing of it themselves */
  csp: ContentSources;
  /** upper bound of one page's JavaScript with the remote's entry, bytes after Brotli; its build fails above it */
  budget: { js: number };
  /** browser entry */
  entry: string;
  /** the global that the entry defines: `tessera_<name>`, its dashes as underscores */
  global: string;
  /** the build for the server, or null */
  server: string | null;
  /** files that every page of this remote needs, then those of each page and of each slot */
  assets: { entry: Assets; pages: Record<string, PageAssets>; slots?: Partial<Record<SlotPlace, PageAssets>> };
  /** every file: path → `sha384-<base64>` */
  files: Record<string, string>;
}
