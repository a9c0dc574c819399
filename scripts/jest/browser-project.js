// @ts-check
/**
 * How tests of front ends run: sources compiled as the builds do it, a DOM with Node's web platform, classes by their
 * names. For this repository and, in the kit, for a remote's own.
 */

// published as ES modules alone: jest runs CommonJS, so they go through the compiler like our own files
const ES_MODULES = ['ky', 'jose', 'uuid', 'typebox', 'cookie', 'marked', 'p-limit', 'yocto-queue', '@tessera'];

const compiler = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2022',
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};

/** @param {object} [more] options of swc */
const compiled = (more) => ({ '^.+\\.(t|j|mj)sx?$': [require.resolve('@swc/jest'), { ...compiler, ...more }] });

const common = {
  transform: compiled(),
  transformIgnorePatterns: [`/node_modules/(?!(?:.*/node_modules/)?(?:${ES_MODULES.join('|')})/)`],
  // .mjs last: found earlier, it is taken for dom-accessibility-api and breaks jest-dom
  moduleFileExtensions: ['tsx', 'ts', 'js', 'cjs', 'json', 'mjs'],
};

const inBrowser = {
  testEnvironment: require.resolve('./browser-environment.js'),
  moduleNameMapper: {
    '\\.module\\.css(\\?sheet)?$': require.resolve('./css-module.js'),
    '\\.css$': require.resolve('./empty.js'),
  },
};

module.exports = { common, compiled, inBrowser };
