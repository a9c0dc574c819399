import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { format } from 'node:util';

// what is waited for comes when it comes, however busy the machine is; only a test that fails waits so long
configure({ asyncUtilTimeout: 30_000 });

// React and the libraries report mistakes here and go on; a test must not
console.error = (...parts: unknown[]) => {
  throw new Error(`console.error was called: ${format(...parts)}`);
};
