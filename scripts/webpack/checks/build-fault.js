// @ts-check
/** A build breaks a rule of the shop: whoever builds reads its sentences, and no stack trace. */
class BuildFault extends Error {
  /** @param {string} name the remote's @param {string[]} sentences */
  constructor(name, sentences) {
    super(sentences.map((sentence) => `${name}: ${sentence}`).join('\n'));
    this.name = 'BuildFault';
  }
}

module.exports = { BuildFault };
