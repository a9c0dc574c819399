// @ts-check
const webpack = require('webpack');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');

const NAME = 'ScriptIntegrity';

/**
 * Sets `integrity` on every script and stylesheet that a build's own loader inserts. The hashes are not part of the
 * build: the page knows them from the registry and answers through the global `tesseraIntegrity(url)`, which the host
 * defines. (webpack-subresource-integrity does not work together with module federation.)
 */
class ScriptIntegrity {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) => `${source}\nif (self.tesseraIntegrity) script.integrity = self.tesseraIntegrity(script.src);`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        NAME,
        (source) => `${source}\nif (self.tesseraIntegrity) linkTag.integrity = self.tesseraIntegrity(linkTag.href);`,
      );
    });
  }
}

module.exports = { ScriptIntegrity };
