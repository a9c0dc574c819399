/** Three kinds of tests: `browser` (jsdom), `node` (pure and scripts), `api` (a real PostgreSQL). Some: `npx jest cart --selectProjects api`. */

const { bundledForScreens, bundledPackages } = require('./scripts/jest/bundled-packages');
const { common: everywhere, compiled, inBrowser } = require('./scripts/jest/browser-project');

/** Files of which nothing is small enough for `npm test` (docs/drills.md). */
const DRILLS = process.env.TESSERA_DRILL ? [] : ['\\.drill\\.test\\.ts$'];

const common = {
  rootDir: __dirname,
  ...everywhere,
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.data/', '<rootDir>/.cache/'],
  setupFilesAfterEnv: ['<rootDir>/scripts/jest/random.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', ...DRILLS],
};

/** A project whose tests lie beside the code of these folders. */
const project = (displayName, folders, rest) => ({
  ...common,
  displayName,
  testMatch: folders.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`),
  ...rest,
});

module.exports = {
  maxWorkers: 3, // on two cores: one of three waits, for a process that is halted or a clock
  workerIdleMemoryLimit: '2GB', // what files of the API's tests have in common stays in a worker, and what they forget
  testTimeout: 60_000, // beside browsers, whose processor comes first; only a test that fails takes so long
  projects: [
    project('browser', ['host/src', 'remote-*/src', 'shared/src'], {
      ...inBrowser,
      moduleNameMapper: { ...inBrowser.moduleNameMapper, ...bundledForScreens(__dirname) },
      transformIgnorePatterns: [...everywhere.transformIgnorePatterns, '/\\.cache/jest-packages/'],
      setupFilesAfterEnv: ['<rootDir>/scripts/jest/random.ts', '<rootDir>/scripts/jest/browser-setup.ts'],
    }),
    project('node', ['server', 'host/server', 'scripts', 'remote-kit/cli', 'demo', 'bench', 'docs'], {
      testEnvironment: '<rootDir>/scripts/jest/node-environment.js',
    }),
    project('api', ['api'], {
      testEnvironment: '<rootDir>/scripts/jest/api-environment.js',
      // in files of their own: inside the code they are half of what every test file reads to load the API
      transform: compiled({ sourceMaps: true }),
      moduleNameMapper: bundledPackages(__dirname),
      resolver: '<rootDir>/scripts/jest/api-resolver.js',
      globalSetup: '<rootDir>/scripts/jest/api-global-setup.ts',
      globalTeardown: '<rootDir>/scripts/jest/api-global-teardown.ts',
    }),
  ],
};
