module.exports = require('@tessera/scripts/webpack').defineHost(__dirname);
