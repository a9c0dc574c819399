// @ts-check
const { transform } = require('lightningcss');

/** Where rules may stand: shared primitives below what remotes say themselves (shared/src/styles). */
const LAYERS = new Set(['ui', 'remote']);

/** @typedef {{ type: string, kind?: string, name?: string, selectors?: Selector[] }} Part */
/** @typedef {Part[]} Selector */
/** @typedef {{ type: string, value?: any }} Rule as lightningcss gives it; each kind has other fields */

/**
 * Whether a selector reaches nothing but what is inside of a class of this build; or the root, for as long as such a class
 * is on the page: what stands over a page makes room for itself.
 * @param {Selector} selector @param {(name: string) => boolean} isOwn @returns {boolean}
 */
function isInside(selector, isOwn) {
  const isOfRoot = selector.some(({ kind }) => kind === 'root');
  return selector.some((part) => {
    if (part.type === 'class') return isOwn(String(part.name));
    if (part.type === 'nesting') return true; // its parent is asked
    if (part.type !== 'pseudo-class') return false;
    const isAsked = part.kind === 'is' || part.kind === 'where' || (part.kind === 'has' && isOfRoot);
    // :is(.A, body) is as wide as its widest part
    const inner = (isAsked && part.selectors) || [];
    return inner.length > 0 && inner.every((one) => isInside(one, isOwn));
  });
}

/** Names for people. @param {Selector} selector */
const wordsOf = (selector) =>
  selector
    .map((part) => {
      if (part.type === 'universal') return '*';
      if (part.type === 'combinator') return ' ';
      if (part.type === 'pseudo-class') return `:${part.kind}`;
      return `${part.type === 'class' ? '.' : part.type === 'id' ? '#' : ''}${part.name ?? part.type}`;
    })
    .join('');

/** @param {Selector[]} selectors of one rule @param {boolean} inLayer @param {(name: string) => boolean} isOwn @returns {Generator<string>} */
function* faultsOf(selectors, inLayer, isOwn) {
  if (!inLayer) {
    yield `'${selectors.map(wordsOf).join(', ')}' is outside of a cascade layer: write it inside @layer remote { … }.`;
  }
  const wide = selectors.find((selector) => !isInside(selector, isOwn));
  if (wide) yield `'${wordsOf(wide)}' reaches the whole page: begin it with a class of a *.module.css of yours.`;
}

/** @param {string[]} [name] of a layer: its parts */
const isOurs = (name = []) => name.length === 1 && LAYERS.has(String(name[0]));

/**
 * @param {Rule[]} rules @param {boolean} inLayer @param {(name: string) => boolean} isOwn
 * @returns {Generator<string>}
 */
function* faultsIn(rules, inLayer, isOwn) {
  for (const { type, value } of rules) {
    const isLayer = type === 'layer-block';
    if (type === 'style') yield* faultsOf(value.selectors, inLayer, isOwn);
    if (isLayer && !isOurs(value.name)) {
      yield `@layer ${value.name?.join('.') ?? ''} is none of the shop's: write @layer remote { … }.`;
    }
    if (value?.rules) yield* faultsIn(value.rules, inLayer || isLayer, isOwn);
  }
}

/**
 * What a sheet would do to pages that are not the remote's.
 * @param {string} app the remote's name, by which its classes begin
 * @param {string} file name of the sheet, for the sentences
 * @param {Buffer} content
 * @returns {string[]} a sentence for each rule that reaches too far
 */
function styleFaults(app, file, content) {
  /** @type {string[]} */
  const faults = [];
  transform({
    filename: file,
    code: content,
    visitor: {
      StyleSheet({ rules }) {
        faults.push(...faultsIn(rules, false, (name) => name.startsWith(`${app}-`)));
      },
    },
  });
  return faults.map((fault) => `${file}: ${fault}`);
}

module.exports = { styleFaults };
