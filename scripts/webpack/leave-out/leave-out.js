// @ts-check
const { parse } = require('acorn');

/**
 * What is left out of one file of a library.
 * @typedef {object} LeftOut
 * @property {readonly string[]} [functions] nothing calls these here: each throws, and what only it used goes with it
 * @property {Readonly<Record<string, string>>} [answers] these are called, and always give the same here: name → statements in
 * the place of the body
 */
/** @typedef {import('acorn').AnyNode} Node */

/** @param {Node | null | undefined} node @returns {Node | undefined} itself, or what a call wraps: `forwardRef(() => …)` */
function functionIn(node) {
  if (node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression') return node;
  return node?.type === 'CallExpression' ? functionIn(/** @type {Node} */ (node.arguments[0])) : undefined;
}

/** @param {Node} node @returns {[id: Node | null | undefined, made: Node | null | undefined]} a name, and what it stands for */
function declared(node) {
  if (node.type === 'FunctionDeclaration') return [node.id, node];
  if (node.type === 'VariableDeclarator') return [node.id, functionIn(node.init)];
  return node.type === 'MethodDefinition' ? [/** @type {Node} */ (node.key), node.value] : [null, null];
}

/** @param {Node} node @returns {{ name: string, body: Node } | undefined} the function that it names */
function namedFunction(node) {
  const [id, made] = declared(node);
  if (id?.type !== 'Identifier' || !made || !('body' in made)) return undefined;
  return { name: id.name, body: /** @type {Node} */ (made.body) };
}

/** @param {Node} node @returns {Node[]} */
function childrenOf(node) {
  return Object.values(node)
    .flat()
    .filter((value) => value !== null && typeof value === 'object' && typeof value.type === 'string');
}

/**
 * Takes out of a library's file what this shop never reaches; what stays is the library's own code, to the letter. The minifier
 * then drops all that only the left-out parts used.
 * @param {string} source @param {LeftOut} what
 * @returns {string}
 * @throws Error when a name is not in the file, or not once: the library is another than the list was made for
 */
function leaveOut(source, { functions = [], answers = {} }) {
  /** @type {Map<string, string>} name → what stands in its body's place */
  const bodies = new Map([
    ...functions.map((name) => /** @type {const} */ ([name, `{throw Error("left out: ${name}")}`])),
    ...Object.entries(answers).map(([name, body]) => /** @type {const} */ ([name, `{${body}}`])),
  ]);
  const missing = new Set(bodies.keys());
  /** @type {{ start: number, end: number, text: string }[]} in the file's order */
  const edits = [];
  /** @param {Node} node */
  const visit = (node) => {
    const named = namedFunction(node);
    const body = named && bodies.get(named.name);
    if (named && body !== undefined) {
      if (!missing.delete(named.name)) throw new Error(`More than one function has the name ${named.name}`);
      edits.push({ start: named.body.start, end: named.body.end, text: body });
      return;
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }));
  if (missing.size > 0) throw new Error(`Nothing to leave out by the name of ${[...missing].join(', ')}`);
  let at = 0;
  const kept = edits
    .sort((one, other) => one.start - other.start)
    .map(({ start, end, text }) => {
      const part = source.slice(at, start) + text;
      at = end;
      return part;
    });
  return kept.join('') + source.slice(at);
}

module.exports = { leaveOut };
