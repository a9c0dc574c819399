import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Trouble } from '@tessera/scripts/basics';
import { readDescriptor } from '@tessera/scripts/deploy';
import type { NavigationItem, RemoteDrawer, RemoteRoute } from '@tessera/shared/composition';

/** A remote's folder, as a person wrote it. */
export interface Project {
  dir: string;
  name: string;
  contract: string;
  routes: RemoteRoute[];
  navigation: NavigationItem[];
  drawers?: RemoteDrawer[];
  budget: { js: number };
  /** address of the shop that package.json names */
  shop?: string;
}

/** @throws Trouble for a file that is no JSON */
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Trouble(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Reads the remote in a folder. @throws Trouble where there is none */
export function readProject(dir = process.cwd()): Project {
  const file = join(dir, 'remote.json');
  if (!existsSync(file)) throw new Trouble(`There is no remote.json in ${dir}: go to the folder of a remote.`);
  const manifest = join(dir, 'package.json');
  const { tessera } = Object(existsSync(manifest) ? readJson(manifest) : {}) as { tessera?: { shop?: string } };
  // the build and the shop check what it says
  return { ...(readJson(file) as Omit<Project, 'dir' | 'shop'>), dir, shop: tessera?.shop };
}

/** The build of a remote. @throws Trouble where it is not built */
export function readBuild({ dir }: Pick<Project, 'dir'>) {
  const dist = join(dir, 'dist');
  if (!existsSync(join(dist, 'remote.json'))) throw new Trouble('Nothing is built yet: npm run build');
  return { dist, descriptor: readDescriptor(dist) };
}
