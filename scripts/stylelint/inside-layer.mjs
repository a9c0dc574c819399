import stylelint from 'stylelint';

const ruleName = 'tessera/inside-layer';
const messages = stylelint.utils.ruleMessages(ruleName, {
  outside: (/** @type {string} */ selector) =>
    `"${selector}" is outside of a cascade layer: write it inside @layer ui or @layer remote`,
});

/** @param {import('postcss').Rule} node */
const isInLayer = (node) => {
  /** @type {import('postcss').Container | import('postcss').Document | undefined} */
  let parent = node.parent;
  for (; parent && parent.type !== 'root'; parent = parent.parent) {
    if (parent.type === 'atrule' && 'name' in parent && /^(layer|keyframes)$/.test(String(parent.name))) return true;
  }
  return false;
};

/**
 * A module outside of a layer would win over every layer, whatever order the sheets arrive in.
 * @type {import('stylelint').Rule}
 */
const rule = (enabled) => (root, result) => {
  if (!enabled) return;
  root.walkRules((node) => {
    if (isInLayer(node)) return;
    stylelint.utils.report({ ruleName, result, node, message: messages.outside(node.selector) });
  });
};

rule.ruleName = ruleName;
rule.messages = messages;

export default stylelint.createPlugin(ruleName, rule);
