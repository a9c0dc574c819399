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
