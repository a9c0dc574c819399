import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { writeWhole } from './write-whole';

/**
 * Bundled although they are packages: ours are TypeScript, others are ES modules alone, and the last ones lie in a workspace's own
 * node_modules, where the copy of a bundle that runs does not look.
 */
const BUNDLED =
  /^(@tessera\/|(jose|typebox)(\/|$)|(uuid|ky|marked|negotiator|content-type|p-limit|yocto-queue|lru-cache)$)/;

/** Packages stay outside of the bundle and are loaded from node_modules. */
const packagesOutside: Plugin = {
  name: 'packages-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point' || isBuiltin(path) || BUNDLED.test(path)) return undefined;
      return { path, external: true };
    });
  },
};

/**
 * Leaves out what these programs would import later and never do. One bundle cannot load a part of itself later for
 * nothing: each file that such a part uses is kept as a function, and all of its text.
 */
const neverImported = (paths: RegExp): Plugin => ({
  name: 'never-imported',
  setup({ onResolve }) {
    onResolve({ filter: paths }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
});

/**
 * Bundles Node programs to CommonJS files `<name>.cjs`.
 * @param sources folder of `<entry>.ts`, relative to `root`
 * @param output folder, relative to `root`
 * @param never what these programs never import of what they name in an `import()`
 * @throws when esbuild finds errors; its message holds all of them
 */
export async function bundleForNode(
  root: string,
  sources: string,
  entries: string[],
  output: string,
  never?: RegExp,
): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(entries.map((entry) => [entry, join(root, sources, `${entry}.ts`)])),
    outdir: output,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    jsx: 'automatic',
    plugins: [...(never ? [neverImported(never)] : []), packagesOutside],
    logLevel: 'silent',
  });
}

/** Tells each file of a bundle where it lies itself, and not where the bundle does. */
export const ownPlaces: Plugin = {
  name: 'own-places',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      const places = `const __filename = ${JSON.stringify(path)}, __dirname = ${JSON.stringify(dirname(path))};`;
      return { contents: /\b__(?:dirname|filename)\b/.test(text) ? `${places} ${text}` : text, loader: 'ts' };
    });
  },
};

/**
 * Bundles what tests use of a program's own files to one CommonJS file.
 * @param entry relative to `root`
 * @param outfile relative to `root`
 * @throws when esbuild finds errors; its message holds all of them
 */
export async function bundleForTests(root: string, entry: string, outfile: string): Promise<void> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
    write: false,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    plugins: [ownPlaces, packagesOutside],
    logLevel: 'silent',
  });
  for (const { path, contents } of outputFiles) writeWhole(path, contents);
}
