import '@testing-library/jest-dom';
import { format } from 'node:util';

// React and the libraries report mistakes here and go on; a test must not
console.error = (...parts: unknown[]) => {
  throw new Error(`console.error was called: ${format(...parts)}`);
};
