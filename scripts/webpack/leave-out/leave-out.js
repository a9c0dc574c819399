// @ts-check
const { parse } = require('acorn');

/**
 * What is left out of one file of a library.
 * @typedef {object} LeftOut
 * @property {readonly string[]} [functions] nothing calls these here: each throws, and what only it used goes with it
 * @property {Readonly<Record<string, string>>} [answers] these are called, and always give the same here: name → statements in
 * the place of the body
 * @property {readonly string[]} [absent] what is never set here, as the code reads it: `init.dataStrategy`
 */
/** @typedef {import('acorn').AnyNode} Node */

/** @param {Node} node @returns {string} `a.b.c`; with a `?` where it is no plain name */
function pathOf(node) {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'ChainExpression') return pathOf(node.expression);
  if (node.type !== 'MemberExpression' || node.computed) return '?';
  return `${pathOf(/** @type {Node} */ (node.object))}.${pathOf(/** @type {Node} */ (node.property))}`;
}

/** @param {Node | null | undefined} node @returns {Node | undefined} itself, or what a call wraps: `forwardRef(() => …)` */
function functionIn(node) {
  if (node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression') return node;
  return node?.type === 'CallExpression' ? functionIn(/** @type {Node} */ (node.arguments[0])) : undefined;
}

/** @param {Node} node @returns {{ name: string, body: Node } | undefined} the function that it names */
function namedFunction(node) {
  if (node.type === 'FunctionDeclaration') return { name: node.id?.name ?? '', body: node.body };
  const isDeclared = node.type === 'VariableDeclarator';
  if (!isDeclared && node.type !== 'MethodDefinition') return undefined;
  const made = functionIn(isDeclared ? node.init : node.value);
  if (!made || !('body' in made)) return undefined;
  return { name: pathOf(/** @type {Node} */ (isDeclared ? node.id : node.key)), body: /** @type {Node} */ (made.body) };
}

/** @param {Node} node @returns {Node[]} */
function childrenOf(node) {
  return Object.values(node)
    .flat()
    .filter((value) => value !== null && typeof value === 'object' && typeof value.type === 'string');
}

/** @param {Node} node @param {Node} child @returns {boolean} whether the child is written to, not read */
const isWritten = (node, child) =>
  (node.type === 'AssignmentExpression' && node.left === child) || node.type === 'UpdateExpression';

/**
 * Takes out of a library's file what this shop never reaches; what stays is the library's own code, to the letter. The minifier
 * then drops all that only the left-out parts used.
 * @param {string} source @param {LeftOut} what
 * @returns {string}
 * @throws Error when a name is not in the file: the library is another than the list was made for
 */
function leaveOut(source, { functions = [], answers = {}, absent = [] }) {
  /** @type {Map<string, string>} name → what stands in its body's place */
  const bodies = new Map([
    ...functions.map((name) => /** @type {const} */ ([name, `{throw Error("left out: ${name}")}`])),
    ...Object.entries(answers).map(([name, body]) => /** @type {const} */ ([name, `{${body}}`])),
  ]);
  const missing = new Set([...bodies.keys(), ...absent]);
  /** @type {{ start: number, end: number, text: string }[]} in the file's order */
  const edits = [];
  /** @param {Node} node */
  const visit = (node) => {
    const named = namedFunction(node);
    const body = named && bodies.get(named.name);
    if (named && body !== undefined) {
      missing.delete(named.name);
      edits.push({ start: named.body.start, end: named.body.end, text: body });
      return;
    }
    for (const child of childrenOf(node)) {
      const path = child.type === 'MemberExpression' ? pathOf(child) : '?';
      if (absent.includes(path) && !isWritten(node, child)) {
        missing.delete(path);
        edits.push({ start: child.start, end: child.end, text: '(void 0)' });
      } else visit(child);
    }
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
