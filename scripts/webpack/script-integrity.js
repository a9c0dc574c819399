// @ts-check
const webpack = require('webpack');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');

const NAME = 'ScriptIntegrity';

/** Statements that give a tag its address and have it verified. @param {string} tag @param {string} address name of the property */
const ask = (tag, address) => `
if (self.tesseraAddress) ${tag}.${address} = self.tesseraAddress(${tag}.${address});
if (self.tesseraVerify) self.tesseraVerify(${tag}, '${address}');`;

/**
 * Has every script and stylesheet that a build's own loader inserts verified. The hashes are not part of the build: the
 * page knows where they are from the registry, and its global `tesseraVerify(tag, attribute)`, which the host defines (host/src/loader/globals.ts),
 * sets `integrity`. After a failure its `tesseraAddress(url)` gives the file another address, so that nothing remembered
 * of the failed one is used again. (webpack-subresource-integrity does not work together with module federation.)
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
