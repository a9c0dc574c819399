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

// each element would have a stack of its own, for what React warns of: a tenth of what screens' tests run (decision 72)
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set() {
    // React counts on, and from 0 again each second
  },
});
