import { build } from 'esbuild';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '../programs/run-program';
import { Trouble } from '../basics/trouble';
import { compileShared } from './compile-shared';
import { kitManifest, sharedManifest } from './manifest';

/** Where the kit is, relative to the root: the web server sends it as `/kit.tgz`. */
export const KIT = 'remote-kit/dist/kit.tgz';

/** What of scripts/webpack builds a remote; it takes nothing else of the repository. */
const PRESET = [
  'base.js',
  'build-report.js',
  'checks',
  'compile.js',
  'federation/remote-runtime.mjs',
  'installed.js',
  'remote.js',
  'script-integrity.js',
  'shared-modules.js',
  'watch-remote.js',
];
const JEST = [
  'async-contexts.js',
  'browser-environment.js',
  'browser-project.js',
  'browser-setup.ts',
  'computed-style.js',
  'css-module.js',
  'empty.js',
];

const writeJson = (file: string, content: object): void => writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);

/** The `tessera` command: one file without packages of its own. */
async function bundleCommand(root: string, folder: string): Promise<void> {
  const outfile = join(folder, 'bin/tessera.cjs');
  await build({
    absWorkingDir: root,
    entryPoints: ['remote-kit/cli/main.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    banner: { js: '#!/usr/bin/env node' },
    logLevel: 'silent',
  });
  chmodSync(outfile, 0o755);
}

/** Lays out the package's folder. @returns it */
async function layOut(root: string): Promise<string> {
  const folder = join(root, 'remote-kit/dist/package');
  const shared = join(folder, 'node_modules/@tessera/shared');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(shared, { recursive: true });
  cpSync(join(root, 'remote-kit/package'), folder, { recursive: true });
  for (const name of ['template', 'template-slot'])
    cpSync(join(root, 'remote-kit', name), join(folder, name), { recursive: true });
  cpSync(join(root, 'remote-kit/README.md'), join(folder, 'README.md'));
  const isTest = /\.test\.ts$/;
  for (const name of PRESET) {
    const from = join(root, 'scripts/webpack', name);
    cpSync(from, join(folder, 'webpack', name), { recursive: true, filter: (file) => !isTest.test(file) });
  }
  for (const name of JEST) cpSync(join(root, 'scripts/jest', name), join(folder, 'jest', name));
  writeJson(join(folder, 'package.json'), kitManifest(root));
  writeJson(join(shared, 'package.json'), sharedManifest(root));
  await compileShared(root, join(shared, 'src'));
  await bundleCommand(root, folder);
  return folder;
}

/**
 * Makes the kit, the package by which a remote is written in another repository: remote-kit/dist/kit.tgz, by `npm pack`.
 * @throws Trouble with the words of npm or of the compiler
 */
export async function packKit(root: string): Promise<void> {
  const folder = await layOut(root);
  const place = mkdtempSync(join(tmpdir(), 'tessera-kit-'));
  try {
    const args = ['pack', folder, '--pack-destination', place, '--ignore-scripts', '--loglevel=error'];
    const { status, output } = await runProgram('npm', args);
    const [name] = readdirSync(place);
    if (status !== 0 || !name) throw new Trouble(`npm could not pack the kit:\n${output.trim()}`);
    cpSync(join(place, name), join(root, `${KIT}.new`));
    renameSync(join(root, `${KIT}.new`), join(root, KIT));
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
