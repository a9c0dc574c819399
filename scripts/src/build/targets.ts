import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { KIT, packKit } from '../kit/pack';
import { bundleForNode } from './bundle';
import { compileApp } from './compile';

/** One part that is built by itself. */
export interface Target {
  name: string;
  /** files and folders, relative to the root, whose content decides whether it is stale */
  inputs: string[];
  /** files that are there after a build */
  outputs: string[];
  build: (root: string) => Promise<void>;
}

const APP_INPUTS = ['scripts/webpack', 'shared/src', 'shared/package.json', 'package-lock.json'];
const NODE_INPUTS = [
  'scripts/src/build/bundle.ts',
  'shared/src',
  'shared/package.json',
  'server/src',
  'server/package.json',
  'package-lock.json',
];

const app = (folder: string, outputs: string[]): Target => ({
  name: folder,
  inputs: [
    ...APP_INPUTS,
    `${folder}/src`,
    `${folder}/package.json`,
    `${folder}/webpack.config.js`,
    `${folder}/remote.json`,
  ],
  outputs: [...outputs, 'dist/server/server.js'].map((file) => `${folder}/${file}`),
  build: () => compileApp(folder),
});

const HTTP_ENTRIES = ['server', 'cli'];
const OTHER_ENTRIES = ['worker', 'pictures', 'drawing'];
/** What modules say to HTTP (`web` of their doors). */
const HTTP_PARTS = /[.](routes|schemas)$/;
const WEB_ENTRIES = ['web', 'renderer'];

const api: Target = {
  name: 'api',
  inputs: [...NODE_INPUTS, 'api/src', 'api/package.json'],
  outputs: [...HTTP_ENTRIES, ...OTHER_ENTRIES].map((entry) => `api/dist/${entry}.cjs`),
  build: async (root) => {
    await bundleForNode(root, 'api/src', HTTP_ENTRIES, 'api/dist');
    await bundleForNode(root, 'api/src', OTHER_ENTRIES, 'api/dist', HTTP_PARTS);
  },
};

const webServer: Target = {
  name: 'web server',
  inputs: [...NODE_INPUTS, 'host/server', 'host/src', 'host/package.json'],
  outputs: WEB_ENTRIES.map((entry) => `host/dist/server/${entry}.cjs`),
  build: (root) => bundleForNode(root, 'host/server', WEB_ENTRIES, 'host/dist/server'),
};

const kit: Target = {
  name: 'remote-kit',
  inputs: [
    ...APP_INPUTS,
    'shared/src/doubles',
    'shared/src/testing',
    'scripts/jest',
    ...['basics', 'deploy', 'kit'].map((folder) => `scripts/src/${folder}`),
    ...['cli', 'package', 'template', 'template-slot', 'README.md'].map((name) => `remote-kit/${name}`),
    'package.json',
  ],
  outputs: [KIT],
  build: packKit,
};

/** Folders of the remotes that live in this repository. */
export const remoteFolders = (root: string): string[] =>
  readdirSync(root)
    .filter((name) => name.startsWith('remote-') && existsSync(join(root, name, 'remote.json')))
    .sort();

/** Everything that is built, long parts first. */
export const allTargets = (root: string): Target[] => [
  app('host', ['dist/shell.json', 'dist/server/sw.js']),
  ...remoteFolders(root).map((folder) => app(folder, ['dist/remote.json', 'dist/remoteEntry.js'])),
  api,
  webServer,
  kit,
];
