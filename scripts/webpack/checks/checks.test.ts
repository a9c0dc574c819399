import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The preset is plain JavaScript: it runs in other repositories as it is. */
const { pageFaults } = jest.requireActual<{
  pageFaults: (dir: string, pages: string[], slots?: string[]) => Promise<string[]>;
}>('./pages');
const { singletonFaults } = jest.requireActual<{
  singletonFaults: (dir: string, given: Record<string, string>) => string[];
}>('./singletons');
const { styleFaults } = jest.requireActual<{ styleFaults: (app: string, file: string, css: Buffer) => string[] }>(
  './styles',
);
const { BuildReport } = jest.requireActual<{
  BuildReport: new (options: { kind: 'remote'; dir: string }) => {
    groups: Record<string, { js: string[]; css: string[] }>;
    writeDescriptor: () => void;
  };
}>('../build-report');

let dir: string;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'tessera-checks-'))));
afterEach(() => rmSync(dir, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  writeFileSync(join(dir, file), text);
}

describe('what a page has once', () => {
  const given = { react: '19.3.1', 'react-router-dom': '7.18.5', yup: '1.7.1' };
  const install = (name: string, version: string) =>
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version }));

  test.each(['19.3.1', '19.3.0', '19.0.9'])('may be what the shop hands out, or older: %s', (version) => {
    install('react', version);
    expect(singletonFaults(dir, given)).toEqual([]);
  });

  test.each(['19.3.2', '19.10.0', '18.3.1', '20.0.0'])('may be nothing that the shop does not have: %s', (version) => {
    install('react', version);
    expect(singletonFaults(dir, given)).toEqual([
      `react ${version} is installed, and the shop gives its pages 19.3.1: npm install react@19.3.1`,
    ]);
  });

  test('stands behind a facade, too; what each build brings itself may be any', () => {
    install('react-router-dom', '6.30.1');
    install('yup', '2.0.0');
    expect(singletonFaults(dir, given)).toEqual([expect.stringContaining('react-router-dom 6.30.1 is installed')]);
  });
});

describe('a sheet', () => {
  const faults = (css: string) => styleFaults('reviews', 'a.css', Buffer.from(css));

  test.each([
    '.reviews-a { color: red }',
    '.reviews-a > *, :is(.reviews-a, .reviews-b) li { color: red }',
    '.reviews-a { &:hover { color: red } svg & { color: red } }',
    '@media (width > 10em) { .reviews-a::before { color: red } }',
    '@media (width < 10em) { :root:has(.reviews-a[data-open]) { padding: 1em } }',
    '@container (width > 10em) { .reviews-a:not(body) { color: red } }',
  ])('may say: %s', (css) => {
    expect(faults(`@layer remote { ${css} } @keyframes reviews-turn { to { rotate: 1turn } }`)).toEqual([]);
  });

  test.each([
    ['* { margin: 0 }', '*'],
    ['body { margin: 0 }', 'body'],
    ['h1, .reviews-a { margin: 0 }', 'h1'],
    ['body:has(.reviews-a) { margin: 0 }', 'body'],
    [':root { margin: 0 }', ':root'],
    [':root:has(h1) { margin: 0 }', ':root'],
    ['.cart-a { margin: 0 }', '.cart-a'],
    [':is(.reviews-a, body) { margin: 0 }', ':is'],
    ['#total { margin: 0 }', '#total'],
    ['@media print { main p { margin: 0 } }', 'main p'],
  ])('may not reach the whole page: %s', (css, words) => {
    const [fault, ...more] = faults(`@layer remote { ${css} }`);
    expect(more).toEqual([]);
    expect(fault).toContain('reaches the whole page: begin it with a class of a *.module.css of yours.');
    expect(fault).toContain(words);
  });

  test('may not leave its layer, nor stand in one that the shop does not know', () => {
    expect(faults('.reviews-a { color: red }')).toEqual([
      "a.css: '.reviews-a' is outside of a cascade layer: write it inside @layer remote { … }.",
    ]);
    expect(faults('@layer mine { .reviews-a { color: red } }')).toEqual([
      "a.css: @layer mine is none of the shop's: write @layer remote { … }.",
    ]);
  });
});

describe('the pages that remote.json names', () => {
  const check = (code: string) => {
    write('dist/server/server.js', code);
    return pageFaults(dir, ['list']);
  };
  const page = (exported: string) => `module.exports = { pages: { list: async () => (${exported}) } };`;

  test('are there with a component, and with what the host takes for what it is', async () => {
    const code = page('{ Page() {}, meta() {}, messages: [texts] }');
    // what the host hands out is called, made and taken apart while the code is loaded
    const loaded = `const { define, Base } = require('@tessera/shared/i18n'); const texts = define({ en: {} });
      class Own extends Base {} new Own(); for (const each of texts) each; void \`\${texts.name}\`; `;
    expect(await check(loaded + code)).toEqual([]);
  });

  test.each([
    ['module.exports = { pages: {} };', "remote.json names the page 'list', and src/pages.ts has none."],
    [page('{}'), "the page 'list' must export Page, a component, and it is missing (src/pages.ts)."],
    [page("{ Page: 'List' }"), "the page 'list' must export Page, a component, and it is a string (src/pages.ts)."],
    [
      page('{ Page() {}, meta: {} }'),
      "the page 'list' must export meta, a function, and it is a object (src/pages.ts).",
    ],
    [
      page('{ Page() {}, messages: {} }'),
      "the page 'list' must export messages, a list of defineMessages(…), and it is a object (src/pages.ts).",
    ],
    ['window.x = 1;', 'its pages cannot be loaded on the server: window is not defined'],
  ])('fail the build otherwise: %s', async (code, sentence) => {
    expect(await check(code)).toEqual([sentence]);
  });
});

test('a slot that remote.json names is there with a component', async () => {
  const check = (slots: string) => {
    write('dist/server/server.js', `module.exports = { pages: {}, slots: ${slots} };`);
    return pageFaults(dir, [], ['cart-aside']);
  };
  expect(await check('{ "cart-aside": async () => ({ Slot() {} }) }')).toEqual([]);
  expect(await check('{ "cart-aside": async () => ({ Page() {} }) }')).toEqual([
    "the slot 'cart-aside' must export Slot, a component, and it is missing (src/pages.ts).",
  ]);
  expect(await check('undefined')).toEqual(["remote.json names the slot 'cart-aside', and src/pages.ts has none."]);
});

describe('a built page', () => {
  beforeEach(() => {
    write('remote.json', JSON.stringify({ name: 'reviews', routes: [{ page: 'list' }], budget: { js: 40 } }));
    write('package.json', JSON.stringify({ version: '1.0.0' }));
    write('dist/remoteEntry.js', 'var tessera_reviews;');
    write('dist/js/list.js', Array.from({ length: 40 }, (_, index) => `call${index}();`).join(''));
  });

  test('has a chunk of its own', () => {
    const report = new BuildReport({ kind: 'remote', dir });
    expect(() => report.writeDescriptor()).toThrow(
      'reviews: remote.json names the page \'list\', and src/pages.ts has no import(/* webpackChunkName: "page-list" */ …) for it.',
    );
  });

  test('may stand beside a slot, which has a budget of its own and the props that it was built for', () => {
    const slot = { place: 'cart-aside', budget: { js: 30 } };
    write(
      'remote.json',
      JSON.stringify({ name: 'reviews', routes: [{ page: 'list' }], budget: { js: 400 }, slots: [slot] }),
    );
    const report = new BuildReport({ kind: 'remote', dir });
    report.groups = { 'page-list': { js: [], css: [] }, 'slot-cart-aside': { js: ['js/list.js'], css: [] } };
    expect(() => report.writeDescriptor()).toThrow(
      /^reviews: the slot 'cart-aside' needs \d+ bytes of JavaScript, and the budget in remote\.json is 30\.$/,
    );
    slot.budget.js = 400;
    write(
      'remote.json',
      JSON.stringify({ name: 'reviews', routes: [{ page: 'list' }], budget: { js: 400 }, slots: [slot] }),
    );
    report.writeDescriptor();
    const { slots, assets } = JSON.parse(readFileSync(join(dir, 'dist/remote.json'), 'utf8')) as {
      slots: { props: object }[];
      assets: { slots: object };
    }; // written just now
    expect(slots[0]?.props).toEqual({ total: 'number', currency: 'string', item_count: 'number' });
    expect(assets.slots).toEqual({ 'cart-aside': { js: ['js/list.js'], css: [] } });
  });

  test('is not above its budget', () => {
    const report = new BuildReport({ kind: 'remote', dir });
    report.groups = { 'page-list': { js: ['js/list.js'], css: [] } };
    expect(() => report.writeDescriptor()).toThrow(
      /^reviews: the page 'list' needs \d+ bytes of JavaScript, and the budget in remote\.json is 40\.$/,
    );
  });
});
