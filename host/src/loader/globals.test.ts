import { readFileSync } from 'node:fs';
import path from 'node:path';
import { installGlobals, type LoaderGlobals } from './globals';

const globals: LoaderGlobals = {
  tesseraAddress: (url) => url,
  tesseraVerify: () => undefined,
  tesseraIntegrity: () => '',
  tesseraFederation: jest.fn() as unknown as LoaderGlobals['tesseraFederation'], // nobody makes one here
};

const WEBPACK = path.join(__dirname, '../../../scripts/webpack');
/** What the loaders of today's builds ask for. */
const askedFor = ['script-integrity.js', 'federation/remote-runtime.mjs'].flatMap((file) =>
  Array.from(readFileSync(path.join(WEBPACK, file), 'utf8').matchAll(/\btessera[A-Z]\w*/g), ([name]) => name),
);

test('the loaders of builds find what they ask the host for', () => {
  installGlobals(globals);
  expect(new Set(askedFor)).toEqual(new Set(['tesseraAddress', 'tesseraVerify', 'tesseraFederation']));
  for (const name of askedFor) expect(window).toHaveProperty(name, globals[name as keyof LoaderGlobals]);
});

test('builds from before there were lists of hashes find what they asked for', () => {
  installGlobals(globals);
  expect(window.tesseraIntegrity).toBe(globals.tesseraIntegrity);
});
