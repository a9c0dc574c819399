import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const withText = (file: string): boolean => /\.tsx?$/.test(file) && !file.includes('.test.');
const sources = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter(withText)
  .map((name) => path.join(__dirname, name));

const SHARED_STYLES = path.join(__dirname, '../../shared/src/styles');

/** The file that an import leads to; undefined where it is neither this app's nor a sheet that apps share. */
function fileOf(from: string, imported: string): string | undefined {
  const name = imported.replace('?sheet', '');
  const base = name.startsWith('@tessera/shared/styles/')
    ? path.join(SHARED_STYLES, path.basename(name))
    : path.join(path.dirname(from), name);
  return [base, `${base}.ts`, `${base}.tsx`, path.join(base, 'index.ts')].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}

const IMPORTED = /^(?:import|export)(?! type)[^;]*?'((?:\.|@tessera\/shared\/styles\/)[^']+)';/gm;
const COMPOSED = /\bcomposes: [^;]*? from '([^']+)';/g;

/** Everything that comes with a file, itself and sheets among it. */
function comesWith(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(file.endsWith('.css') ? COMPOSED : IMPORTED);
  for (const [, imported = ''] of imports) {
    const next = fileOf(file, imported);
    if (next) comesWith(next, found);
  }
  return found;
}

/** What a file shows though its code comes later: the server draws it with the page. */
function drawnEarly(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/ = lateComponent\((\w+)/g)].map(([, name = '']) => {
    const [, imported = ''] = new RegExp(`const ${name} = \\(\\) =>\\s*import\\([^']*'([^']+)'`).exec(text) ?? [];
    const late = fileOf(file, imported);
    if (!late) throw new Error(`${file}: ${name} leads nowhere`);
    return late;
  });
}

const routes = sources.filter((file) => file.endsWith('.route.ts'));

test.each(routes.map((file) => [path.basename(file), file]))(
  '%s: what the server draws before its code is here comes with its sheets',
  (_, route) => {
    const files = comesWith(route);
    const missing = [...files]
      .filter(withText)
      .flatMap(drawnEarly)
      .flatMap((late) => [...comesWith(late)].filter((file) => file.endsWith('.css') && !files.has(file)));
    expect(missing).toEqual([]);
  },
);
