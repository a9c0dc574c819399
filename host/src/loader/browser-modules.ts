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

/**
 * The modules of which a page has one, as federation's runtime hands them to remotes. The host imports them itself like
 * any other module, so its start waits for no lookup.
 * @param versions of the packages that the host was built with
 */
export function browserModules(versions: Record<SharedModule, string>) {
  return Object.fromEntries(
    Object.entries(LOADERS).map(([name, load]) => {
      const get = async () => {
        const module = await load();
        return () => module;
      };
      // loaded: a remote that also brings its own takes this one while its version fits;
      // useIn: nothing of it goes away together with the remote that asked for it first
      return [name, { version: versions[name as SharedModule], get, loaded: true, useIn: ['host'] }];
    }),
  );
}
