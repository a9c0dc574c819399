// @ts-check
const { leaveOut } = require('./leave-out.js');

/**
 * `leaveOut` as a webpack loader; its options say what.
 * @type {import('webpack').LoaderDefinition<import('./leave-out.js').LeftOut>}
 */
module.exports = function leaveOutLoader(source) {
  return leaveOut(source, this.getOptions());
};
