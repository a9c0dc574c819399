/** Three kinds of tests: `browser` (jsdom), `node` (pure and scripts), `api` (a real PostgreSQL). Some: `npx jest cart --selectProjects api`. */

const { bundledPackages } = require('./scripts/jest/bundled-packages');
const { gatheredTests } = require('./scripts/jest/groups');
const { common: everywhere, compiled, inBrowser } = require('./scripts/jest/browser-project');

/** Files of which nothing is small enough for `npm test` (docs/drills.md). */
const DRILLS = process.env.TESSERA_DRILL ? [] : ['\\.drill\\.test\\.ts$'];

/** Workspaces that have screens. */
const WITH_SCREENS = ['host', 'remote-account', 'remote-admin', 'remote-cart', 'remote-catalog', 'shared'];

const common = {
  rootDir: __dirname,
  ...everywhere,
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.data/', '<rootDir>/.cache/(?!jest-groups/)'],
  setupFilesAfterEnv: ['<rootDir>/scripts/jest/random.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', ...DRILLS],
};

/** `npm test` runs files of tests together that load the same: how many of a project. */
const TOGETHER = Number(process.env.TESSERA_TOGETHER ?? 0);

/** A project whose tests lie beside the code of these folders. */
function project(displayName, folders, { first, ...rest }) {
  const leftOut = DRILLS.map((pattern) => new RegExp(pattern));
  return {
    ...common,
    displayName,
    testMatch: TOGETHER
      ? gatheredTests(__dirname, displayName, { folders, size: TOGETHER, leftOut, first })
      : folders.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`),
    ...rest,
  };
}

module.exports = {
  maxWorkers: 2,
  testTimeout: 60_000, // beside browsers, whose processor comes first; only a test that fails takes so long
  projects: [
    project('browser', [...WITH_SCREENS.map((folder) => `${folder}/src`)], {
      ...inBrowser,
      first: ['shared/src/doubles/index.ts'],
      setupFilesAfterEnv: ['<rootDir>/scripts/jest/random.ts', '<rootDir>/scripts/jest/browser-setup.ts'],
    }),
    project('node', ['server', 'host/server', 'scripts', 'remote-kit/cli', 'demo', 'bench', 'docs'], {
      testEnvironment: 'node',
    }),
    project('api', ['api'], {
      testEnvironment: 'node',
      // in files of their own: inside the code they are half of what every test file reads to load the API
      transform: compiled({ sourceMaps: true }),
      moduleNameMapper: bundledPackages(__dirname),
      resolver: '<rootDir>/scripts/jest/api-resolver.js',
      globalSetup: '<rootDir>/scripts/jest/api-global-setup.ts',
      globalTeardown: '<rootDir>/scripts/jest/api-global-teardown.ts',
    }),
  ],
};
