import stylelint from 'stylelint';

const ruleName = 'tessera/inside-layer';
const messages = stylelint.utils.ruleMessages(ruleName, {
  outside: (/** @type {string} */ selector) =>
    `"${selector}" is outside of a cascade layer: write it inside @layer ui or @layer remote`,
});

/** @param {{ parent?: unknown }} node */
const isInLayer = (node) => {
  /** @type {any} PostCSS comes with stylelint and is no dependency of ours, so its types are not named here */
  let parent = node.parent;
  for (; parent && parent.type !== 'root'; parent = parent.parent) {
    if (parent.type === 'atrule' && /^(layer|keyframes)$/.test(parent.name)) return true;
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
