import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { ROOT } from '../basics/paths';

/**
 * Messages in other languages than the first come as files of their own, which whoever loads a page or a late part of one waits
 * for: `messages` of the file says which. What it leaves out is said in the first language for ever, and nothing fails.
 */

const APPS = ['remote-account', 'remote-admin', 'remote-cart', 'remote-catalog'];

const STATIC = /^(?:import|export)\s(?!type\b)[^'";]*?from\s+'(\.[^']+)'/gm;
const LATE = /import\(\s*(?:\/\*[^*]*\*\/\s*)?'(\.[^']+)'\s*\)/g;
/** Nobody looks at its `messages`. */
const BARE = /lazy\(\s*\(\)\s*=>\s*import\(\s*(?:\/\*[^*]*\*\/\s*)?'(\.[^']+)'\s*\)\s*\)/g;
const SAID = /\b(?:useMessages|messagesIn)\(\s*(\w+)/g;
const DEFINED = /export const (\w+) = defineMessages\(/g;
const LOADED = /\bmessages(?:: [^=]+)? = \[([^\]]*)\]|\bloadMessages\(\s*\[([^\]]*)\]/g;

interface Code {
  imports: string[];
  late: string[];
  bare: string[];
  said: string[];
  loaded: string[];
  defined: string[];
}

type App = Map<string, Code>;

function readApp(app: string): App {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', `${app}/src`], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const files = new Set(listed.split('\0').filter((file) => /(?<!\.test)\.tsx?$/.test(file)));
  const read = (file: string): Code => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    const filesOf = (pattern: RegExp): string[] =>
      [...text.matchAll(pattern)].flatMap(([, target = '']) => {
        const path = normalize(join(dirname(file), target));
        return [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`].filter((one) => files.has(one));
      });
    const namesOf = (lists: readonly (string | undefined)[]): string[] =>
      lists.flatMap((list) => list?.match(/\w+/g) ?? []);
    return {
      imports: filesOf(STATIC),
      late: filesOf(LATE),
      bare: filesOf(BARE),
      said: namesOf([...text.matchAll(SAID)].map(([, name]) => name)),
      loaded: namesOf([...text.matchAll(LOADED)].map(([, one, other]) => one ?? other)),
      defined: namesOf([...text.matchAll(DEFINED)].map(([, name]) => name)),
    };
  };
  return new Map([...files].map((file) => [file, read(file)]));
}

/** What comes with a file: itself, and all that it imports. */
function partsOf(app: App, entry: string): Code[] {
  const all = new Set([entry]);
  for (const file of all) for (const next of app.get(file)?.imports ?? []) all.add(next);
  return [...all].flatMap((file) => app.get(file) ?? []);
}

/** What is loaded when a file comes late: what it loads itself, and what all who load it have; by file. */
function loadedIn(app: App, first: string): Map<string, Set<string>> {
  const bare = new Set([...app.values()].flatMap((code) => code.bare));
  const loaded = new Map([[first, new Set<string>()]]);
  const waiting = [first];
  const come = (late: string, given: ReadonlySet<string>): void => {
    const before = loaded.get(late);
    const now = new Set([...given].filter((name) => before?.has(name) ?? true));
    if (before?.size === now.size) return;
    loaded.set(late, now);
    waiting.push(late);
  };
  for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop()) {
    for (const late of partsOf(app, entry).flatMap((code) => code.late)) {
      const own = bare.has(late) ? [] : (app.get(late)?.loaded ?? []);
      come(late, new Set([...(loaded.get(entry) ?? []), ...own]));
    }
  }
  return loaded;
}

/** Messages that code says which nobody has loaded them for, each with the file that takes it along. */
function unloadedIn(app: App, first: string): string[] {
  const ours = new Set([...app.values()].flatMap((code) => code.defined));
  return [...loadedIn(app, first)].flatMap(([entry, loaded]) => {
    const said = new Set(partsOf(app, entry).flatMap((code) => code.said));
    return [...said].filter((name) => ours.has(name) && !loaded.has(name)).map((name) => `${entry}: ${name}`);
  });
}

test.each(APPS)('what %s says is loaded in the language on show with the code that says it', (app) => {
  expect(unloadedIn(readApp(app), `${app}/src/pages.ts`)).toEqual([]);
});
