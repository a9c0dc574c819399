import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Lets React believe that it has noted where very many elements were made in this second: of a further one it does not take
 * the stack, a tenth of a screen test's time. Nothing is checked less; a warning, by which the test fails anyway, still names
 * the components.
 */
export function cheapenElements(): void {
  const internals: object = Reflect.get(React, INTERNALS);
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set() {
      // react-dom begins to count anew each second: not here
    },
  });
}
