import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Store } from '@tessera/shared/contract';
import { hostRoutes } from '@tessera/shared/composition';
import { DocumentBuilder, type ShellBuild } from './document';
import { matchPage } from './page-match';

const matched = (pathname: string) => {
  const match = matchPage([], pathname);
  return match.kind === 'host' ? match.route : match.kind;
};

test.each([
  'contact',
  'faq',
  'shipping',
  'returns',
  'size-guide',
  'terms',
  'privacy',
  'cookies',
  'accessibility',
  'imprint',
])('/%s is a page of the shop that is rendered, kept and indexed (docs/product.md §2, Footer)', (slug) =>
  expect(matched(`/${slug}`)).toMatchObject({ render: 'public', layout: 'shop' }),
);

test.each(['/newsletter/confirm/s3cret', '/newsletter/unsubscribe/s3cret', '/newsletter/confirm'])(
  '%s is never kept or indexed',
  (address) => expect(matched(address)).toMatchObject({ render: 'personal', mail_link: true }),
);

test('every page of the shell has one address', () => {
  const paths = hostRoutes.map((route) => route.path);
  expect(new Set(paths).size).toBe(paths.length);
});

test("a page of the shell comes with its own styles and scripts, and with no other page's", () => {
  const distDir = mkdtempSync(path.join(tmpdir(), 'shell-'));
  for (const folder of ['css', 'js']) mkdirSync(path.join(distDir, folder));
  for (const name of ['main', 'content', 'login']) writeFileSync(path.join(distDir, `css/${name}.css`), `.${name}{}`);
  const chunk = (name: string) => ({ js: [`js/${name}.js`], css: [`css/${name}.css`] });
  const shell: ShellBuild = {
    version: '1',
    main: chunk('main'),
    chunks: { 'page-content': chunk('content'), 'page-login': chunk('login') },
    fonts: [],
    hashes: { file: 'hashes.json', integrity: 'sha384-hashes' },
    files: { 'js/content.js': 'sha384-content' },
  };
  const documents = new DocumentBuilder(shell, distDir, distDir);
  const store = {} as Store; // a document does not look into it
  const data = {
    remotes: [],
    store,
    public_url: 'https://shop.example',
    shell_hashes: { file: 'hashes.json', integrity: 'sha384-hashes' },
    state: null,
  };
  const { html, complete } = documents.build({
    head: '',
    body: '',
    data,
    page: { remote: null, name: 'content' },
    language: 'en',
  });
  expect(complete).toBe(true);
  expect(html).toContain('<style data-href="css/content.css">.content{}</style>');
  expect(html).toContain('"/assets/js/content.js" integrity="sha384-content"');
  expect(html).not.toMatch(/(css|js)\/login\.|\.login\{/);
});
