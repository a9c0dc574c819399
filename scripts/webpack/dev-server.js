// @ts-check
/** Serves one remote with hot updates. Call: dev-server.js <folder> <port>; it says 'ready' after the first build. */
const path = require('node:path');
const webpack = require('webpack');
const WebpackDevServer = require('webpack-dev-server');
const { developmentRemote } = require('./development.js');

const [folder = '', port = '0'] = process.argv.slice(2);
const base = `/dev/${folder}/`;
const compiler = webpack(developmentRemote(path.join(__dirname, '../..', folder)));
if (!compiler) throw new Error(`${folder} gave no compiler`);

const server = new WebpackDevServer(
  {
    host: '127.0.0.1',
    port,
    hot: true,
    static: false,
    allowedHosts: 'all',
    headers: { 'cache-control': 'no-store', 'access-control-allow-origin': '*' },
    devMiddleware: { publicPath: base, stats: 'errors-warnings' },
    // the page's own origin: the content security policy allows no other
    client: { overlay: false, webSocketURL: `auto://0.0.0.0:0${base}ws` },
    webSocketServer: { type: 'ws', options: { path: `${base}ws` } },
  },
  compiler,
);

compiler.hooks.done.tap('ready', (stats) => {
  process.stdout.write(stats.hasErrors() ? 'failed\n' : 'ready\n');
});
void server.start();
