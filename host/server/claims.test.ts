import fc from 'fast-check';
import { hostRoutes } from '@tessera/shared/composition';
import { LANGUAGES } from '@tessera/shared/i18n';
import { isShellPath } from '@tessera/shared/remote-rules';
import { matchRoutes } from '@tessera/shared/vendor/router-server';
import { refuseUnknownPath } from './own-paths';
import { soundRemotes } from './sound-remotes';
import { remote, route } from './testing/fixtures';

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

/** A path as somebody may type it: other letters, encoded ones, doubled slashes and those at the end. */
const typed = fc
  .array(
    fc.tuple(fc.constantFrom('a', 'b', 'cart', 'auth', 'login', 'admin', 'x.y', 'sw.js', 'de', 'api', 'y'), fc.nat(5)),
    { maxLength: 5 },
  )
  .chain((words) => fc.constantFrom('', '/', '//').map((end) => `/${words.map(spelt).join('/')}${end}`));

function spelt([text, how]: [string, number]): string {
  if (how === 1) return text.toUpperCase();
  if (how === 2) return `%${text.charCodeAt(0).toString(16)}${text.slice(1)}`;
  return how === 3 ? `/${text}` : text;
}

const matches = (path: string, pathname: string) => matchRoutes([{ path }], pathname) !== null;

test('routes that are accepted together never both match one path, and none of them one of the shell’s', () => {
  let accepted = 0;
  fc.assert(
    fc.property(patterns, patterns, fc.array(typed, { minLength: 20, maxLength: 20 }), (ones, others, paths) => {
      // each route by itself: one that is refused must not hide the others
      const remotes = [...ones.map((path) => ['one', path]), ...others.map((path) => ['two', path])];
      const kept = remotes.filter(
        ([name = '', path = '']) => soundRemotes([remote(name, [route(path, 'p')], FILES)]).sound.length === 1,
      );
      const routesOf = (wanted: string) =>
        kept
          .flatMap(([name, path = '']) => (name === wanted ? [path] : []))
          .filter((path, at, all) => all.indexOf(path) === at);
      const together = soundRemotes(
        ['one', 'two'].map((name) =>
          remote(
            name,
            routesOf(name).map((path) => route(path, 'p')),
            FILES,
          ),
        ),
      ).sound;
      accepted += together.length;
      for (const pathname of paths) {
        const owners = together.filter(({ descriptor }) =>
          descriptor.routes.some(({ path }) => matches(path, pathname)),
        );
        expect(owners.length).toBeLessThanOrEqual(1);
        if (hostRoutes.some(({ path }) => matches(path, pathname))) expect(owners).toEqual([]);
      }
    }),
    { numRuns: 150 },
  );
  expect(accepted).toBeGreaterThan(75);
});

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
