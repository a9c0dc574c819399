import stylelint from 'stylelint';

const ruleName = 'tessera/inside-layer';
const messages = stylelint.utils.ruleMessages(ruleName, {
  outside: (selector) => `"${selector}" is outside of a cascade layer: write it inside @layer ui or @layer remote`,
});

const isInLayer = (node) => {
  for (let parent = node.parent; parent && parent.type !== 'root'; parent = parent.parent) {
    if (parent.type === 'atrule' && (parent.name === 'layer' || parent.name === 'keyframes')) return true;
  }
  return false;
};

/** A module outside of a layer would win over every layer, whatever order the sheets arrive in. */
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
