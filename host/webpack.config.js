module.exports = require('../webpack.shared.js').defineHost(__dirname);
