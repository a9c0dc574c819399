module.exports = require('@tessera/scripts/webpack').defineRemote(__dirname);
