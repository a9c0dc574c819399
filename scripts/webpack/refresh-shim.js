// One React Refresh runtime per page: every app bundles its own copy, and a second copy never learns of the roots that
// the first one saw, so a remote's update would arrive and not be shown.
const KEY = Symbol.for('tessera.refresh-runtime');

// @ts-expect-error the package gives no types for this file
const load = () => require('../../node_modules/react-refresh/cjs/react-refresh-runtime.development.js');
if (!Reflect.get(globalThis, KEY)) Reflect.set(globalThis, KEY, load());

module.exports = Reflect.get(globalThis, KEY);
