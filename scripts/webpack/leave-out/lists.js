// @ts-check
const fs = require('node:fs');
const path = require('node:path');

const modules = path.join(__dirname, '../../../node_modules');
const router = path.join(modules, 'react-router/dist/production');
const federation = path.join(modules, '@module-federation/runtime-core/dist');

/** @param {string} mark what only the file sought has in it @returns {string} the path; its name is a hash of the content */
function chunkWith(mark) {
  const name = fs
    .readdirSync(router)
    .find((file) => file.endsWith('.mjs') && fs.readFileSync(path.join(router, file), 'utf8').includes(mark));
  if (!name) throw new Error(`No file of react-router has ${mark} in it`);
  return path.join(router, name);
}

/**
 * What the shell's browser build leaves out of its libraries (docs/decisions/0033-what-the-shell-leaves-out.md). Pages navigate by
 * React Router and load data by their routes' loaders; they write through the API's client.
 * @type {{ file: string, leftOut: import('./leave-out.js').LeftOut }[]}
 */
const lists = [
  {
    file: chunkWith('function createRouter('),
    leftOut: {
      functions: [
        // forms and actions of routes, fetchers: none is handed out (shared/src/vendor/router.ts)
        'Form',
        'useSubmit',
        'useFormAction',
        'handleAction',
        'fetch2',
        'handleFetcherAction',
        'handleFetcherLoader',
        'getFetcher',
        'resetFetcher',
        'queueFetcherForDeletion',
        // observers of the router
        'getRouteInstrumentationUpdates',
        'instrumentClientSideRouter',
        // routes that are made known later: the registry's are all there from the start
        'discoverRoutes',
        'patchRoutesImpl',
        // middleware of routes
        'runClientMiddlewarePipeline',
        // React Router's own framework and server components
        'PrefetchPageLinks',
        'RSCErrorHandler',
        'decodeRedirectErrorDigest',
        'decodeRouteErrorResponseDigest',
        // the page of an error that no route answers for: the shell's outermost route does
        'DefaultErrorComponent',
      ],
      answers: {
        isSubmissionNavigation: 'return false',
        getSubmissionFromNavigation: '',
        checkFogOfWar: 'return { active: false, matches: null }',
        loadLazyRouteProperty: '',
        loadLazyRoute: 'return {}',
        useIsRSCRouterContext: 'return false',
        // the shell hands its data over itself (host/src/start.tsx)
        parseHydrationData: '',
      },
    },
  },
  {
    // manifests: remotes are registered by their entries
    file: path.join(federation, 'plugins/snapshot/SnapshotHandler.js'),
    leftOut: { functions: ['loadRemoteSnapshotInfo', 'getManifestJson', 'loadManifestSnapshot'] },
  },
  {
    // what a page needs is preloaded by the document
    file: path.join(federation, 'remote/index.js'),
    leftOut: { functions: ['preloadRemote', 'initRawContainer'] },
  },
  {
    // entries are scripts that set a global, in a browser
    file: path.join(federation, 'utils/load.js'),
    leftOut: { functions: ['loadEsmEntry', 'loadSystemJsEntry', 'loadEntryNode'] },
  },
];

/** @returns {import('webpack').RuleSetRule[]} one for each file */
const leaveOutRules = () =>
  lists.map(({ file, leftOut }) => ({
    resource: file,
    loader: path.join(__dirname, 'loader.js'),
    options: leftOut,
  }));

/** React Router's files without its warnings for developers, which its package gives to every bundler. */
const routerAliases = () => ({
  'react-router$': path.join(router, 'index.mjs'),
  'react-router/dom$': path.join(router, 'dom-export.mjs'),
});

module.exports = { lists, leaveOutRules, routerAliases };
