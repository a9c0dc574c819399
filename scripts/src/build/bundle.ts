import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';

/** Bundled although they are packages: ours are TypeScript, the others are ES modules alone. */
const BUNDLED = /^(@tessera\/|jose$|jose\/|typebox$|typebox\/|uuid$|ky$|marked$)/;

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
 * Bundles Node programs to CommonJS files `<name>.cjs`.
 * @param sources folder of `<entry>.ts`, relative to `root`
 * @param output folder, relative to `root`
 * @throws when esbuild finds errors; its message holds all of them
 */
export async function bundleForNode(root: string, sources: string, entries: string[], output: string): Promise<void> {
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
    plugins: [packagesOutside],
    logLevel: 'silent',
  });
}
