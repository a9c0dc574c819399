module.exports = require('@tessera/remote-kit/webpack').defineRemote(__dirname);
