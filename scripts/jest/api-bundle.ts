import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { join, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { ownPlaces } from '../src/build/bundle';
import { writeWhole } from '../src/build/write-whole';
import { bundledPackages } from './bundled-packages';

/** Where the bundle lies, below the root; scripts/jest/api-resolver.js leads there. */
const FOLDER = '.cache/jest-api';
const SOURCES = 'api/src';

/** Tests and what helps them use each other and jest: they are loaded file by file. */
const isSource = (file: string): boolean =>
  file.endsWith('.ts') && !file.endsWith('.d.ts') && !file.endsWith('.test.ts') && !/(^|\/)testing\//.test(file);

/** Packages are loaded as tests load them, so that both have the same ones. */
const packagesOutside = (bundled: Record<string, string>): Plugin => ({
  name: 'packages-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, resolveDir }) => {
      if (path.startsWith('@tessera/')) return undefined;
      if (isBuiltin(path)) return { path, external: true };
      return { path: bundled[`^${path}$`] ?? createRequire(join(resolveDir, 'x')).resolve(path), external: true };
    });
  },
});

/** The files of our other packages that these import. */
function ownPackages(root: string, files: string[]): string[] {
  const from = createRequire(join(root, SOURCES, 'x'));
  const named = files.flatMap((file) => [
    ...readFileSync(join(root, file), 'utf8').matchAll(/from '(@tessera\/[^']+)'/g),
  ]);
  return [...new Set(named.map(([, name = '']) => name))].map((name) =>
    relative(root, from.resolve(name)).replaceAll('\\', '/'),
  );
}

/**
 * Bundles the API's own files, and those of our packages that they use, for its tests, each of which would load several
 * hundred of them one by one: a second of a processor for each file of tests. Every file keeps a door of its own, and is run when somebody comes through it first
 * (decision 39).
 * @param root the repository
 */
export async function bundleApi(root: string): Promise<void> {
  const folder = join(root, FOLDER);
  const files = readdirSync(join(root, SOURCES), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isSource)
    .map((file) => `${SOURCES}/${file}`);
  const all = [...files, ...ownPackages(root, files)];
  const doors = all.map((file) => `${JSON.stringify(file)}: () => require(${JSON.stringify(`./${file}`)})`);
  const outfile = join(folder, 'all.cjs');
  const { outputFiles } = await build({
    stdin: { contents: `module.exports = { ${doors.join(', ')} };`, resolveDir: root },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    sourcemap: 'linked',
    // jest runs CommonJS alone
    supported: { 'dynamic-import': false },
    plugins: [packagesOutside(bundledPackages(root)), ownPlaces],
    logLevel: 'silent',
    write: false,
  });
  for (const { path, contents } of outputFiles) writeWhole(path, contents);
  for (const file of all) {
    const door = join(folder, `${file.replaceAll('/', '~')}.cjs`);
    const text = `module.exports = globalThis.loadOnce(${JSON.stringify(outfile)})[${JSON.stringify(file)}]();\n`;
    if (!existsSync(door)) writeWhole(door, text);
  }
}
