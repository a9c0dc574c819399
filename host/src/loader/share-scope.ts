import type { SharedModule } from '@tessera/shared/composition';

/** A CommonJS module as its own importers see it. */
const exportsOf = <T>({ default: own }: { default: T }): T => own;

/** Those that a first view needs are in the shell's first file; forms come when somebody asks for them. */
const LOADERS: Record<SharedModule, () => Promise<unknown>> = {
  react: () => import(/* webpackMode: "eager" */ 'react').then(exportsOf),
  'react/jsx-runtime': () => import(/* webpackMode: "eager" */ 'react/jsx-runtime').then(exportsOf),
  'react-dom': () => import(/* webpackMode: "eager" */ 'react-dom').then(exportsOf),
  'react-dom/client': () => import(/* webpackMode: "eager" */ 'react-dom/client').then(exportsOf),
  zustand: () => import(/* webpackMode: "eager" */ 'zustand'),
  '@tessera/shared/vendor/router': () => import(/* webpackMode: "eager" */ '@tessera/shared/vendor/router'),
  '@tessera/shared/vendor/query': () => import(/* webpackMode: "eager" */ '@tessera/shared/vendor/query'),
  '@tessera/shared/client': () => import(/* webpackMode: "eager" */ '@tessera/shared/client'),
  '@tessera/shared/session': () => import(/* webpackMode: "eager" */ '@tessera/shared/session'),
  '@tessera/shared/cart': () => import(/* webpackMode: "eager" */ '@tessera/shared/cart'),
  '@tessera/shared/query': () => import(/* webpackMode: "eager" */ '@tessera/shared/query'),
  '@tessera/shared/events': () => import(/* webpackMode: "eager" */ '@tessera/shared/events'),
  '@tessera/shared/i18n': () => import(/* webpackMode: "eager" */ '@tessera/shared/i18n'),
  '@tessera/shared/ui': () => import(/* webpackMode: "eager" */ '@tessera/shared/ui'),
  '@tessera/shared/forms': () => import('@tessera/shared/forms'),
  '@tessera/shared/forms/react': () => import('@tessera/shared/forms/react'),
};

/** A module that the host hands out. */
interface Shared {
  /** gives a function that gives the module */
  get: () => Promise<() => unknown>;
  /** a container that also brings its own takes this one while its version fits */
  loaded: true;
  from: 'host';
}

/** Name → version → module: the share scope of a container of module federation. */
export type ShareScope = Record<string, Record<string, Shared>>;

/** Filled in by the build (scripts/webpack/host.js): the packages that the host was built with. */
declare const SHARED_VERSIONS: Record<SharedModule, string>;

/**
 * The modules of which a page has one, as a container takes them. The host imports them itself like any other module, so its
 * start waits for no lookup.
 * @param versions name → version of what is handed out
 */
export function shareScope(versions: Record<SharedModule, string> = SHARED_VERSIONS): ShareScope {
  return Object.fromEntries(
    Object.entries(LOADERS).map(([name, load]) => {
      const get = async () => {
        const module = await load();
        return () => module;
      };
      return [name, { [versions[name as SharedModule]]: { get, loaded: true, from: 'host' } }];
    }),
  );
}
