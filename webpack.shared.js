// @ts-check
/** How front ends are built: `defineHost` gives the shell's builds, `defineRemote` a remote's (scripts/webpack/front-ends.js). */
module.exports = require('./scripts/webpack/front-ends.js');
