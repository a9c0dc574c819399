/** Jest for a remote of a repository of its own, as the shop's own front ends are tested: `module.exports = require('@tessera/remote-kit/jest');` */
const path = require('node:path');
const { common, inBrowser } = require('./browser-project.js');

module.exports = {
  ...common,
  ...inBrowser,
  // what the shop hands out at run time came with the kit
  modulePaths: [path.join(__dirname, '../node_modules')],
  setupFilesAfterEnv: [require.resolve('./browser-setup.ts')],
  modulePathIgnorePatterns: ['/dist/'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
};
