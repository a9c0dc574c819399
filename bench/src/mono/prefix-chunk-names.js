// @ts-check
const path = require('node:path');

/**
 * Puts the remote's folder before the chunk names in its pages.ts: in one build two remotes with a page of one name
 * would share a chunk, which they do not when they are built apart.
 * @this {{ resourcePath: string }}
 * @param {string} source
 */
module.exports = function prefixChunkNames(source) {
  const folder = path.basename(path.resolve(path.dirname(this.resourcePath), '..'));
  return source.replace(/webpackChunkName: (["'`])page-/g, `webpackChunkName: $1${folder}-page-`);
};
