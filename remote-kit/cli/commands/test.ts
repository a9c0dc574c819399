import { createRequire } from 'node:module';
import { join } from 'node:path';
import { KIT } from '../kit';
import { readProject } from '../project';
import { runNode } from '../run';

/** `tessera test [jest's own words]`: the types, then the tests. @returns the exit status */
export async function test(args: string[]): Promise<number> {
  const { dir } = readProject();
  const { resolve } = createRequire(join(KIT, 'package.json'));
  const status = await runNode(resolve('typescript/bin/tsc'), ['-p', dir]);
  return status || runNode(resolve('jest/bin/jest'), ['--rootDir', dir, ...args]);
}
