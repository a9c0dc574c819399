module.exports = require('@tessera/remote-kit/jest');
