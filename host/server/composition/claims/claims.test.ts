import fc from 'fast-check';
import { hostRoutes } from '@tessera/shared/composition';
import { LANGUAGES } from '@tessera/shared/i18n';
import { isShellPath } from '@tessera/shared/remote-rules';
import { matchRoutes } from '@tessera/shared/vendor/router-server';
import { refuseUnknownPath } from './own-paths';
import { soundRemotes } from './sound-remotes';
import { remote, route } from '../../testing/fixtures';

const FILES = { 'remoteEntry.js': 'entry', 'server/server.js': 'server' };

/** Few words, so that patterns meet often: fixed ones, parameters, optional parts, splats, dots and what is refused. */
const word = fc.constantFrom('a', 'b', 'cart', 'Cart', 'auth', 'login', 'admin', 'x.y', 'sw.js', 'de', 'api');
const part = fc.oneof(
  { weight: 4, arbitrary: word },
  fc.constantFrom(':x', ':y?', ':x', 'a?', 'login?', '*', '..', '.', '', ':x.js', '%61uth', 'b*'),
);
const pattern = fc.oneof(
  fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => `/${parts.join('/')}`),
  fc.tuple(word, fc.array(part, { maxLength: 3 })).map(([first, rest]) => `/${[first, ...rest].join('/')}`),
  fc.constant('/'),
);
const patterns = fc.array(pattern, { minLength: 1, maxLength: 4 });

/** How a path is made of a pattern: which one, what stands for its parts, how each is spelt, and how it ends. */
const visit = fc.record({
  which: fc.nat(),
  words: fc.array(fc.constantFrom('a', 'b', 'login', 'auth', 'x.y', 'y'), { minLength: 4, maxLength: 4 }),
  spelling: fc.array(fc.nat(5), { minLength: 6, maxLength: 6 }),
  with_optional: fc.boolean(),
  end: fc.constantFrom('', '/', '//'),
});
type Visit = typeof visit extends fc.Arbitrary<infer Value> ? Value : never;

/** As somebody may type it: in other letters, encoded, or with doubled slashes. */
function spelt(text: string, how = 0): string {
  if (how === 1) return text.toUpperCase();
  if (how === 2 && text !== '') return `%${text.charCodeAt(0).toString(16)}${text.slice(1)}`;
  return how === 3 ? `/${text}` : text;
}

function pathOf(patternsOfAll: string[], { which, words, spelling, with_optional, end }: Visit): string {
  const parts = (patternsOfAll[which % patternsOfAll.length] ?? '/').split('/').slice(1);
  const filled = parts
    .filter((one) => with_optional || !one.endsWith('?'))
    .map((one, at) => (/^[:*]/.test(one) ? (words[at % words.length] ?? 'a') : one.replace(/\?$/, '')));
  return `/${filled.map((text, at) => spelt(text, spelling[at % spelling.length])).join('/')}${end}`;
}

const matches = (path: string, pathname: string) => matchRoutes([{ path }], pathname) !== null;
const isSound = (path: string) => soundRemotes([remote('any', [route(path, 'p')], FILES)]).sound.length === 1;

test('routes that are accepted together never both match one path, and none of them one of the shell’s', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined); // the router's, of patterns that are refused
  let seen = 0;
  fc.assert(
    fc.property(patterns, patterns, fc.array(visit, { minLength: 20, maxLength: 20 }), (ones, others, visits) => {
      // each route by itself first: one that is refused must not hide the others
      const accepted = (paths: string[]) => [...new Set(paths)].filter(isSound);
      const remotes = [
        remote(
          'one',
          accepted(ones)
            .slice(0, 2)
            .map((path) => route(path, 'p')),
          FILES,
        ),
        remote(
          'two',
          accepted(others)
            .slice(0, 2)
            .map((path) => route(path, 'p')),
          FILES,
        ),
      ];
      const together = soundRemotes(remotes).sound;
      for (const pathname of visits.map((one) => pathOf([...ones, ...others], one))) {
        const owners = together.filter(({ descriptor }) =>
          descriptor.routes.some(({ path }) => matches(path, pathname)),
        );
        seen += owners.length;
        expect([pathname, owners.length]).not.toEqual([pathname, 2]);
        if (hostRoutes.some(({ path }) => matches(path, pathname))) expect([pathname, owners]).toEqual([pathname, []]);
      }
    }),
    { numRuns: 150 },
  );
  expect(seen).toBeGreaterThan(100);
  jest.restoreAllMocks();
}, 60_000);

test('every page of the shell and every language’s prefix belongs to the shell', () => {
  for (const { path } of hostRoutes) expect([path, isShellPath(path)]).toEqual([path, true]);
  for (const language of LANGUAGES) expect(isShellPath(`/${language}/cart`)).toBe(true);
});

test.each(['/admin', '/admin/products', '/cart', '/', '/products/:id', '/authors', '/apis'])(
  '%s may be a remote’s',
  (path) => {
    expect(isShellPath(path)).toBe(false);
  },
);

test('a web server with an address that a remote could claim does not start', () => {
  expect(() => refuseUnknownPath({ url: '/brand-new/*' })).toThrow('/brand-new/* is not among');
  expect(() => refuseUnknownPath({ url: '/' })).toThrow();
  for (const url of ['/*', '/sw.js', '/api/*', '/de/manifest.webmanifest']) {
    expect(() => refuseUnknownPath({ url })).not.toThrow();
  }
});
