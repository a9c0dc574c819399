// @ts-check
/**
 * One bundler configuration for all front ends. `defineHost` and `defineRemote` each give two builds of the same
 * sources: one for browsers (federated) and one for the web server's renderer (plain CommonJS, see
 * docs/decisions/0002-remotes-on-the-server.md). `remote.js` and what it takes are in the kit, too: they know no repository.
 */
const { BuildReport } = require('./build-report.js');
const { defineHost } = require('./host.js');
const { defineRemote } = require('./remote.js');

module.exports = { defineHost, defineRemote, BuildReport };
