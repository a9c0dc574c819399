import { createHash } from 'node:crypto';
import type { Store } from '@tessera/shared/contract';
import { UNHYDRATED } from '@tessera/shared/composition';
import type { PageData } from '../../src/composition/page-data';
import { keepScript } from '../../src/loader/keep-script';
import { DocumentBuilder, type ShellBuild } from './document';

const none = { js: [], css: [] };
const shell: ShellBuild = {
  version: '1',
  main: none,
  chunks: {},
  fonts: [],
  files: {},
  hashes: { file: 'hashes.json', integrity: '' },
};

const build = (body: string, announcement: Store['announcement'] = null) =>
  new DocumentBuilder(shell, '', '').build({
    head: '',
    body,
    data: { remotes: [], store: { announcement } } as unknown as PageData, // all else is only written into the document
    page: { remote: null, name: 'status' },
    language: 'en',
  });

test('what the server has filled is marked as not hydrated, and a root that is left to the browser is not', () => {
  expect(build('<h1>Ember Mug</h1>').html).toContain(`<div id="root" ${UNHYDRATED}=""><h1>Ember Mug</h1></div>`);
  expect(build('').html).toContain('<div id="root"></div>');
});

test('an announcement that was put away is out of sight before the first paint', () => {
  const announcement = { texts: { en: 'Free delivery from $150', de: '' }, to: null };
  const { html, scriptHashes } = build('<h1>Ember Mug</h1>', announcement);
  const [script = ''] = /(?<=<script>)[^<]*announcement[^<]*/.exec(html) ?? [];
  expect(script).toContain('"Free delivery from $150"');
  expect(html.indexOf(script)).toBeLessThan(html.indexOf('<body>'));
  expect(scriptHashes).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  expect(build('').html).not.toContain('announcement=');
});

test('what keeps presses is there before the first of the content, and allowed by its hash', () => {
  const { html, scriptHashes } = build('<h1>Ember Mug</h1>');
  expect(html.indexOf(`<script>${keepScript}</script>`)).toBeGreaterThan(0);
  expect(html.indexOf(keepScript)).toBeLessThan(html.indexOf('<body>'));
  expect(scriptHashes).toContain(`'sha256-${createHash('sha256').update(keepScript).digest('base64')}'`);
});
