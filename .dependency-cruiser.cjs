/** States every import rule of the repository; that of whole folders needs its own run and stands in .dependency-cruiser.folders.cjs. Run: npm run lint:deps */
const APPS = '(host|remote-(?!kit/)[a-z]+)';
const WORKSPACES = '(host|remote-[a-z]+|shared|server|api|scripts|e2e|bench)';

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      from: {},
      to: { circular: true },
    },
    {
      name: 'folders-in-layers',
      comment:
        'What two folders both need lies below both; types and tests count. The API has its own: .dependency-cruiser.folders.cjs.',
      scope: 'folder',
      from: { path: '^((host|remote-[a-z]+|shared)/src|host/server|server|scripts|remote-kit|e2e|bench)(/|$)' },
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'workspaces-by-name',
      comment: 'What another workspace has is imported by the name of its package, through a door that it states.',
      from: { path: `^${WORKSPACES}/` },
      to: {
        path: `^${WORKSPACES}/`,
        pathNot: '^$1/',
        dependencyTypes: ['local'],
        dependencyTypesNot: ['aliased-workspace'],
      },
    },
    {
      name: 'apps-are-islands',
      comment: 'An app reaches another app only through module federation or shared/.',
      from: { path: `^${APPS}/` },
      to: { path: `^${APPS}/`, pathNot: '^$1/' },
    },
    {
      name: 'features-are-islands',
      comment: 'Compose features in pages.ts; do not import a sibling feature.',
      from: { path: '^([^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'features-do-not-know-pages',
      from: { path: '^[^/]+/src/features/' },
      to: { path: '^[^/]+/src/(pages|routes|bootstrap|index)[.]' },
    },
    {
      name: 'shared-knows-nobody',
      from: { path: '^shared/' },
      to: { path: `^(${APPS}|server|api|e2e|bench|scripts)/` },
    },
    {
      name: 'shared-ui-is-dumb',
      comment: 'Primitives know no router, no query, no session.',
      from: { path: '^shared/src/ui/', pathNot: '[.]test[.]tsx?$' },
      to: {
        path: '^shared/src/(?!ui/|styles/|money/|contract/|i18n/)|node_modules/(react-router|@tanstack|zustand|ky)/',
      },
    },
    {
      name: 'shared-by-public-door',
      comment: 'Import @tessera/shared/<area>, never its inside.',
      from: { path: `^(${APPS}|api|e2e|bench|scripts|remote-kit)/` },
      to: {
        path: '^shared/src/',
        pathNot:
          '^shared/src/[^/]+/index[.]tsx?$|^shared/src/forms/react[.]tsx?$|^shared/src/(styles|vendor)/|/(shared-modules|slot-places)[.]json$',
      },
    },
    {
      name: 'shared-areas-by-public-door',
      comment: 'Areas of shared meet through their doors, too.',
      from: { path: '^shared/src/([^/]+)/' },
      to: {
        path: '^shared/src/',
        pathNot:
          '^shared/src/($1/|[^/]+/index[.]tsx?$|forms/react[.]tsx?$|(styles|vendor)/|composition/slot-places[.]json$)',
      },
    },
    {
      name: 'browser-does-not-import-api',
      from: { path: `^(${APPS}|shared)/` },
      to: { path: '^api/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-knows-nobody',
      comment: 'What the API and the web server share knows neither of them.',
      from: { path: '^server/' },
      to: { path: `^(${APPS}|shared|api|e2e|bench|scripts)/` },
    },
    {
      name: 'server-by-public-door',
      comment: 'Import @tessera/server/<area>, never its inside, and never in a browser.',
      from: { pathNot: '^server/' },
      to: { path: '^server/src/', pathNot: '^server/src/[^/]+/index[.]ts$' },
    },
    {
      name: 'scripts-by-public-door',
      comment: 'Import @tessera/scripts/<area>, never its inside.',
      from: { pathNot: '^scripts/' },
      to: { path: '^scripts/', pathNot: '^scripts/(src/[^/]+/index[.]ts|webpack/front-ends[.]js)$' },
    },
    {
      name: 'scripts-know-no-part',
      comment: 'Commands start the programs of the shop and its measurements; they are no part of them.',
      from: { path: '^scripts/' },
      to: { path: `^(${APPS}|api|e2e|bench)/` },
    },
    {
      name: 'kit-knows-no-part',
      comment: 'What other repositories are given is made of shared and of scripts; nobody here needs it.',
      from: { path: '^remote-kit/' },
      to: { path: `^(${APPS}|server|api|e2e|bench)/` },
    },
    {
      name: 'nobody-knows-the-kit',
      from: { pathNot: '^remote-kit/' },
      to: { path: '^remote-kit/' },
    },
    {
      name: 'api-by-public-door',
      comment: 'A shop that is tested or measured is changed by its own code, through @tessera/api/testing.',
      from: { pathNot: '^api/' },
      to: { path: '^api/', pathNot: '^api/src/testing/(index|telling)[.]ts$' },
    },
    {
      name: 'programs-know-no-tools',
      comment: 'What starts, builds, tests and measures the shop is not there where it runs; its tests may use it.',
      from: {
        path: '^((host|remote-[a-z]+)/src|host/server|api/src)/',
        pathNot: '[.]test[.]tsx?$|/testing/',
      },
      to: { path: '^(scripts|e2e|bench|api/src/testing)/' },
    },
    {
      name: 'server-is-not-in-pages',
      from: { path: '^(host|remote-[a-z]+|shared)/src/' },
      to: { path: '^server/' },
    },
    {
      name: 'web-server-is-not-in-pages',
      from: { path: '^host/src/' },
      to: { path: '^host/server/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'api-takes-only-pure-areas-of-shared',
      from: { path: '^api/' },
      to: {
        path: '^shared/src/',
        pathNot:
          '^shared/src/(money|forms|paths|addresses|brand|contract|composition|remote-rules|i18n|offered-languages)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'remote-rules-stay-on-servers',
      comment:
        'What remotes may claim is checked before a browser hears of them; the code would cost every first view.',
      from: { path: `^(host/src|remote-(?!kit/)[a-z]+|shared/src/(?!remote-rules/))` },
      to: { path: '^shared/src/remote-rules/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'api-modules-by-service',
      comment: 'A module uses another only through its services, its ports and the shapes that it answers with.',
      from: { path: '^api/src/modules/([^/]+)/', pathNot: '[.]test[.]ts$' },
      to: {
        path: '^api/src/modules/',
        pathNot: '^api/src/modules/($1/|[^/]+/[a-z/-]+[.](service|port|schemas)[.]ts$)',
      },
    },
    {
      name: 'api-modules-by-door',
      comment: 'Outside of its folder a module is known by its door: <name>.module.ts states its routes and schemas.',
      from: { path: '^(api/(src/(?!modules/)|test/)|e2e/|bench/|scripts/)' },
      to: { path: '^api/src/modules/.+[.](routes|schemas)[.]ts$' },
    },
    {
      name: 'api-folders-look-down',
      comment: 'What a folder and its subfolders need lies below both; with it, no folder is in a circle with its own.',
      from: { path: '^(api/src.*)/[^/]+/[^/]+$', pathNot: '[.]test[.]ts$|/testing/' },
      to: { path: '^$1/[^/]+$' },
    },
    {
      name: 'api-modules-keep-their-schemas',
      comment: 'Except shapes that are part of what others answer with: products, deliveries, returns, staff.',
      from: { path: '^api/src/modules/([^/]+)/' },
      to: {
        path: '^api/src/modules/.+[.]schemas[.]ts$',
        pathNot: '^api/src/modules/($1|catalogue|delivery|returns|staff)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'api-modules-are-listed-once',
      comment: 'Doors meet in modules.ts alone; a module that opened another by value would have it twice.',
      from: { path: '^api/src/', pathNot: '^api/src/modules[.](test[.])?ts$' },
      to: { path: '^api/src/modules/.+[.]module[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-repositories-touch-sql',
      from: { path: '^api/src/modules/', pathNot: '[.](repository|test)[.]ts$' },
      to: {
        path: '^api/src/infra/database/(db[.]|tables/)|node_modules/(pg|kysely)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'services-know-no-http',
      from: { path: '[.](service|repository)[.]ts$' },
      to: { path: 'node_modules/(fastify|@fastify)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-server-folders-know-no-program',
      comment: 'Programs and settings hand their folders what they need.',
      from: { path: '^host/server/[^/]+/' },
      to: { path: '^host/server/[^/]+$' },
    },
    {
      name: 'no-tests-in-code',
      from: { pathNot: '[.]test[.]tsx?$' },
      to: { path: '[.]test[.]tsx?$' },
    },
  ].map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/|[.]css$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs'],
    },
  },
};
