import '@testing-library/jest-dom';
import { configure, getConfig, prettyDOM } from '@testing-library/dom';
import { format } from 'node:util';
import * as React from 'react';

/** Testing Library's, which prints the document at every look in vain while something is waited for; this does when it is given up. */
function elementError(text: string | null, container: Element): Error {
  const inFull = (): string => [text, prettyDOM(container)].filter(Boolean).join('\n\n');
  const isWaiting = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics');
  const error = new Error(isWaiting ? '' : inFull());
  error.name = 'TestingLibraryElementError';
  if (isWaiting) Object.defineProperty(error, 'message', { get: inFull, configurable: true });
  return error;
}

configure({
  // what is waited for comes when it comes, however busy the machine is; only a test that fails waits so long
  asyncUtilTimeout: 30_000,
  getElementError: elementError,
});

// React and the libraries report mistakes here and go on; a test must not
console.error = (...parts: unknown[]) => {
  throw new Error(`console.error was called: ${format(...parts)}`);
};

// React takes a stack for each element that is made, for the owners that it names below its mistakes, until there are ten
// thousand in a second. Nobody reads those here: it counts as if there were, which spares an eighth of a screen's tests.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  {
    get: () => 10_000,
    set() {
      // it stays as high as it is
    },
  },
);
