import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOST_CONTRACT } from '@tessera/shared/composition';

/** What builds and tests a remote, at the versions that build and test our own. */
const TOOLS = [
  '@module-federation/enhanced',
  '@module-federation/webpack-bundler-runtime',
  '@swc/core',
  '@swc/jest',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/react',
  '@types/react-dom',
  'css-loader',
  'css-minimizer-webpack-plugin',
  'jest',
  'jest-environment-jsdom',
  'lightningcss',
  'mini-css-extract-plugin',
  'swc-loader',
  'terser-webpack-plugin',
  'typescript',
  'webpack',
];

/** What a remote names itself, because a page has it once and its own code imports it. */
const OWN = ['react', 'react-dom', 'zustand'];

type Versions = Record<string, string>;

interface Manifest {
  version: string;
  dependencies?: Versions;
  devDependencies?: Versions;
  exports?: Record<string, string>;
}

const readManifest = (root: string, folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest; // our own files

/** @throws Error for a name that the repository does not have */
function pick(names: string[], from: Versions): Versions {
  return Object.fromEntries(
    names.map((name) => {
      const version = from[name];
      if (version === undefined) throw new Error(`No package.json of the repository names ${name}`);
      return [name, version];
    }),
  );
}

/** Which of them fits exactly is the build's to say, in words (scripts/webpack/checks/singletons.js). */
const majors = (versions: Versions): Versions =>
  Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, `${version.split('.')[0]}`]));

/** The package.json of `@tessera/shared` inside of the kit: its doors lead to what was compiled. */
export function sharedManifest(root: string): object {
  const { version, dependencies, exports = {} } = readManifest(root, 'shared');
  const doors = Object.entries(exports).map(([name, file]) => {
    const compiled = file.replace(/\.tsx?$/, '.js');
    const isCode = compiled !== file;
    return [name, isCode ? { types: compiled.replace(/\.js$/, '.d.ts'), default: compiled } : file];
  });
  return { name: '@tessera/shared', version, license: 'MIT', exports: Object.fromEntries(doors), dependencies };
}

/** The kit's own package.json. Its version is the host's contract that it was made of. */
export function kitManifest(root: string): object {
  const { devDependencies = {} } = readManifest(root, '.');
  const shared = readManifest(root, 'shared');
  const { dependencies: taken = {} } = shared;
  // npm installs nothing for a package that is bundled: what it takes is the kit's to name
  const others = Object.keys(taken).filter((name) => !OWN.includes(name));
  return {
    name: '@tessera/remote-kit',
    version: HOST_CONTRACT,
    description: 'Writes, tests and ships a remote of a Tessera shop',
    license: 'MIT',
    engines: { node: '>=20.19.0' },
    bin: { tessera: 'bin/tessera.cjs' },
    exports: {
      './webpack': './webpack/remote.js',
      './jest': './jest/preset.js',
      './types': { types: './types.d.ts' },
      './tsconfig.remote.json': './tsconfig.remote.json',
      './package.json': './package.json',
    },
    dependencies: { '@tessera/shared': shared.version, ...pick(others, taken), ...pick(TOOLS, devDependencies) },
    peerDependencies: majors(pick(OWN, taken)),
    bundleDependencies: ['@tessera/shared'],
  };
}
