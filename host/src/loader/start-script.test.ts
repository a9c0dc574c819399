import { LATE_ATTRIBUTE, startScript } from './start-script';

test('a hint has its address before it becomes one', () => {
  // nothing is painted here: it begins at once
  document.head.innerHTML = `<link as="script" ${LATE_ATTRIBUTE}="/remotes/cart/1/remoteEntry.js">`;
  const link = document.head.querySelector('link');
  const seen: string[] = [];
  const observer = new MutationObserver(() => undefined);
  observer.observe(document.head, { attributes: true, subtree: true });
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(startScript)();
  for (const { attributeName } of observer.takeRecords()) if (attributeName) seen.push(attributeName);
  expect(seen).toEqual(['href', 'rel']);
  expect(link).toHaveAttribute('rel', 'preload');
  expect(link).toHaveAttribute('href', '/remotes/cart/1/remoteEntry.js');
});

test('a paint without content starts nothing', () => {
  jest.useFakeTimers();
  const { PerformanceObserver: asBefore } = globalThis;
  let paint: (...names: string[]) => void = () => undefined;
  globalThis.PerformanceObserver = class {
    constructor(heard: (list: { getEntriesByName: (name: string) => string[] }) => void) {
      paint = (...names) => {
        heard({ getEntriesByName: (name) => names.filter((each) => each === name) });
      };
    }
    observe(): void {
      expect(document.hidden).toBe(false);
    }
  } as unknown as typeof PerformanceObserver;
  Object.defineProperty(document, 'hidden', { get: () => false, configurable: true });
  document.head.innerHTML = `<link as="script" ${LATE_ATTRIBUTE}="/remotes/cart/1/remoteEntry.js">`;
  try {
    // oxlint-disable-next-line typescript/no-implied-eval
    new Function(startScript)();
    paint('first-paint');
    expect(document.head.querySelector('link')).not.toHaveAttribute('href');
    paint('first-contentful-paint');
    expect(document.head.querySelector('link')).toHaveAttribute('href', '/remotes/cart/1/remoteEntry.js');
  } finally {
    globalThis.PerformanceObserver = asBefore;
    Reflect.deleteProperty(document, 'hidden');
    jest.useRealTimers();
  }
});
