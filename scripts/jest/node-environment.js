const { TestEnvironment } = require('jest-environment-node');
const { endAsyncContexts } = require('./async-contexts');

/** Node, whose contexts end with the file of tests. */
module.exports = class NodeEnvironment extends TestEnvironment {
  /** @override */
  async teardown() {
    await super.teardown();
    endAsyncContexts();
  }
};
