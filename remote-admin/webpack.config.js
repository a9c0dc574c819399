module.exports = require('../webpack.shared.js').defineRemote(__dirname);
