const vm = require('node:vm');

const { compileFunction } = vm;

/** Scripts by their file, with what they were made of. @type {Map<string, { code: string, head: string, script: vm.Script }>} */
const compiled = new Map();

/** @type {(code: string, parameters: readonly string[], filename: string) => vm.Script} */
function scriptOf(code, parameters, filename) {
  const head = `(function (${parameters.join(', ')}) {`;
  const known = compiled.get(filename);
  if (known?.code === code && known.head === head) return known.script;
  const script = new vm.Script(`${head}${code}\n})`, { filename, columnOffset: -head.length });
  compiled.set(filename, { code, head, script });
  return script;
}

/**
 * Jest compiles every module anew for each file of tests, its own too, by `vm.compileFunction`, of which V8 keeps nothing. A
 * worker that loads this compiles each once and runs it in the context of each file (decision 72). Jest alone names a way
 * to import, which it does not take without `--experimental-vm-modules`: what others compile goes its own way.
 * @type {typeof vm.compileFunction}
 */
vm.compileFunction = (code, parameters = [], options = {}) => {
  const { filename, importModuleDynamically, parsingContext } = options;
  if (!filename || !importModuleDynamically) return compileFunction(code, parameters, options);
  const script = scriptOf(code, parameters, filename);
  return parsingContext ? script.runInContext(parsingContext) : script.runInThisContext();
};
