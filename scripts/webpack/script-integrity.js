// @ts-check
const webpack = require('webpack');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');

const NAME = 'ScriptIntegrity';

/** Statements that give a tag its address and its hash. @param {string} tag @param {string} address name of the property */
const ask = (tag, address) => `
if (self.tesseraAddress) ${tag}.${address} = self.tesseraAddress(${tag}.${address});
if (self.tesseraIntegrity) ${tag}.integrity = self.tesseraIntegrity(${tag}.${address});`;

/**
 * Sets `integrity` on every script and stylesheet that a build's own loader inserts. The hashes are not part of the
 * build: the page knows them from the registry and answers through the global `tesseraIntegrity(url)`, which the host
 * defines. After a failure its `tesseraAddress(url)` gives the file another address, so that nothing remembered of the
 * failed one is used again. (webpack-subresource-integrity does not work together with module federation.)
 */
class ScriptIntegrity {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) => source + ask('script', 'src'),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        NAME,
        (source) => source + ask('linkTag', 'href'),
      );
    });
  }
}

module.exports = { ScriptIntegrity };
