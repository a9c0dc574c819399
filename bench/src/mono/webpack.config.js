// @ts-check
/**
 * The same sources as one bundle: the host's own configuration and every remote's rules, without federation. React,
 * router and the rest are tree-shaken over all of it, each page is a chunk of its own, and the server's part is the
 * federated shop's: see site.ts.
 */
const fs = require('node:fs');
const path = require('node:path');
const webpack = require('webpack');
const { BuildReport, defineHost, defineRemote } = require('@tessera/scripts/webpack');

const root = path.resolve(__dirname, '../../..');
const dir = path.join(root, 'bench/dist/mono');
const remotes = fs
  .readdirSync(root)
  .filter((folder) => fs.existsSync(path.join(root, folder, 'remote.json')))
  .map((folder) => ({
    name: String(JSON.parse(fs.readFileSync(path.join(root, folder, 'remote.json'), 'utf8')).name),
    dir: path.join(root, folder),
  }));

/**
 * What stands in the place of host/src/loader/federation.ts: every remote's page table is part of the build. The document asks for a
 * page's files in its remote's folder, where the web server takes them from, and so does the bundle.
 */
function writeLoader() {
  const file = path.join(dir, 'federation.js');
  const lines = [
    ...remotes.map(
      ({ name, dir: folder }) => `import { pages as ${name} } from ${JSON.stringify(`${folder}/src/pages`)};`,
    ),
    `const tables = { ${remotes.map(({ name }) => name).join(', ')} };`,
    'export const ModuleFederation = undefined;',
    'const filesOf = ({ base_url, descriptor }) =>',
    '  Object.values(descriptor.assets.pages)',
    '    .flatMap(({ js, css, languages = {} }) => [...js, ...css, ...Object.values(languages).flat()])',
    '    .map((file) => ["/assets/" + file, base_url + file]);',
    'export function announceRemotes(remotes) {',
    '  const places = new Map(remotes.flatMap(filesOf));',
    '  const addressOf = self.tesseraAddress;',
    '  self.tesseraAddress = (url) => addressOf(places.get(new URL(url, location.href).pathname) ?? url);',
    '}',
    'export const forgetRemote = () => undefined;',
    'export const loadRemote = ({ name }) => Promise.resolve({ pages: tables[name] });',
  ];
  fs.mkdirSync(dir, { recursive: true });
  fs.writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

/** @param {import('webpack').Configuration | undefined} config @param {string} kind @returns {import('webpack').RuleSetRule} */
function ruleFor(config, kind) {
  const rules = /** @type {import('webpack').RuleSetRule[]} */ (config?.module?.rules ?? []);
  const rule = rules.find(({ test }) => String(test).includes(kind));
  if (!rule) throw new Error(`@tessera/scripts/webpack has no rule for ${kind}`);
  return rule;
}

/** Class names must be those of the remote's own build, because the server's part writes them into the page. */
function remoteStyles() {
  return remotes.map((remote) => {
    const rule = ruleFor(defineRemote(remote.dir)[0], 'css');
    const use = /** @type {any[]} */ (rule.use).map((loader) =>
      loader.options?.modules
        ? { ...loader, options: { modules: { ...loader.options.modules, localIdentContext: remote.dir } } }
        : loader,
    );
    return { ...rule, use, include: remote.dir };
  });
}

const [host] = defineHost(path.join(root, 'host'));
if (!host) throw new Error('@tessera/scripts/webpack gives no build for the host');
const hostRules = /** @type {import('webpack').RuleSetRule[]} */ (host.module?.rules ?? []);
const styles = ruleFor(host, 'css');

module.exports = {
  ...host,
  name: 'mono',
  output: { ...host.output, path: path.join(dir, 'dist'), uniqueName: 'tessera_mono' },
  module: {
    // what federation.ts gives and its stand-in does not would be undefined in the browser, and no page of a remote part of it
    parser: { javascript: { exportsPresence: 'error' } },
    rules: [
      {
        test: /remote-[a-z]+[\\/]src[\\/]pages\.ts$/,
        enforce: 'pre',
        loader: require.resolve('./prefix-chunk-names.js'),
      },
      ...hostRules.filter((rule) => rule !== styles),
      { ...styles, exclude: remotes.map((remote) => remote.dir) },
      ...remoteStyles(),
    ],
  },
  plugins: [
    ...(host.plugins ?? []).filter(
      (plugin) => !['ModuleFederationPlugin', 'BuildReport'].includes(plugin?.constructor.name ?? ''),
    ),
    new webpack.NormalModuleReplacementPlugin(/host[\\/]src[\\/]loader[\\/]federation\.ts$/, writeLoader()),
    new BuildReport({ kind: 'host', dir }),
  ],
};
