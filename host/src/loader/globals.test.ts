import { readFileSync } from 'node:fs';
import path from 'node:path';
import { EarlierInstance } from './earlier-builds';
import { installGlobals, type LoaderGlobals } from './globals';

const globals: LoaderGlobals = {
  tesseraAddress: (url) => url,
  tesseraVerify: () => undefined,
  tesseraIntegrity: () => '',
  tesseraFederation: EarlierInstance,
  __FEDERATION__: { __INSTANCES__: [] },
};

const WEBPACK = path.join(__dirname, '../../../scripts/webpack');
/** What the loaders of today's builds ask for. */
const askedFor = Array.from(
  readFileSync(path.join(WEBPACK, 'script-integrity.js'), 'utf8').matchAll(/\btessera[A-Z]\w*/g),
  ([name]) => name,
);

test('the loaders of builds find what they ask the host for', () => {
  installGlobals(globals);
  expect(new Set(askedFor)).toEqual(new Set(['tesseraAddress', 'tesseraVerify']));
  for (const name of askedFor) expect(window).toHaveProperty(name, globals[name as keyof LoaderGlobals]);
});

test.each(['tesseraIntegrity', 'tesseraFederation', '__FEDERATION__'] as const)(
  'earlier builds find %s, which they asked for',
  (name) => {
    installGlobals(globals);
    expect(window[name]).toBe(globals[name]);
  },
);
