import { transform } from '@swc/core';
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { runProgram } from '../programs/run-program';
import { Trouble } from '../basics/trouble';

/** Neither tests nor what the shell alone has: its fonts. */
const LEFT_OUT = /\.test\.tsx?$|[\\/]fonts([\\/]|\.css$)/;
const CODE = /(?<!\.d)\.tsx?$/;

/** Files of `shared` that a remote of another repository may need, relative to `shared/src`. */
const filesOf = (sources: string): string[] =>
  readdirSync(sources, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(sources, join(entry.parentPath ?? entry.path, entry.name)))
    .filter((file) => !LEFT_OUT.test(`/${file}`));

/** As `swc-loader` does it in the builds of our own (scripts/webpack/base.js), with the imports left to the remote's build. */
async function compileCode(from: string, to: string): Promise<void> {
  const { code } = await transform(await readFile(from, 'utf8'), {
    swcrc: false,
    filename: from,
    module: { type: 'es6' },
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
  });
  writeFileSync(to, code);
}

/**
 * The declarations of every door, as the compiler derives them: nobody writes them a second time.
 * @throws Trouble with the compiler's words
 */
async function emitDeclarations(root: string, output: string): Promise<void> {
  const config = join(root, '.cache/kit/tsconfig.json');
  mkdirSync(dirname(config), { recursive: true });
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        incremental: false,
        tsBuildInfoFile: null,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: join(root, 'shared/src'),
        outDir: output,
      },
      include: [join(root, 'shared/src')],
      exclude: [join(root, 'shared/src/**/*.test.ts'), join(root, 'shared/src/**/*.test.tsx')],
    }),
  );
  const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
  const { status, output: words } = await runProgram(process.execPath, [compiler, '--checkers', '1', '-p', config]);
  if (status !== 0) throw new Trouble(`The types of shared/ could not be written:\n${words.trim()}`);
}

/**
 * Compiles `shared` for other repositories: scripts, sheets and types, laid out as its sources are.
 * @param output folder in the place of `shared/src`
 */
export async function compileShared(root: string, output: string): Promise<void> {
  const sources = join(root, 'shared/src');
  for (const file of filesOf(sources)) {
    const to = join(output, file);
    mkdirSync(dirname(to), { recursive: true });
    if (CODE.test(file)) await compileCode(join(sources, file), to.replace(CODE, '.js'));
    else copyFileSync(join(sources, file), to);
  }
  await emitDeclarations(root, output);
}
