import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Trouble, say } from '@tessera/scripts/basics';
import { descriptorShape, faultsIn } from '@tessera/shared/remote-rules';
import { KIT } from '../kit';
import { readBuild, readProject } from '../project';
import { runNode } from '../run';

/** What the shop would refuse of a descriptor, told before it is uploaded. */
function descriptorFaults(descriptor: unknown): string[] {
  if (descriptorShape.Check(descriptor)) {
    return [...faultsIn(descriptor)].map(({ field, message }) => `${field}: ${message}`);
  }
  const wrong = descriptorShape.Errors(descriptor);
  return wrong.map(({ instancePath, message }) => `${instancePath.slice(1).replaceAll('/', '.')}: ${message}`);
}

/** `tessera build`: the builds for browser and server, and the descriptor, into dist/. @throws Trouble with what is wrong */
export async function build(): Promise<number> {
  const project = readProject();
  const status = await runNode(join(KIT, 'webpack/compile.js'), [project.dir], { NODE_ENV: 'production' });
  if (status !== 0) return status;
  const { dist, descriptor } = readBuild(project);
  const faults = descriptorFaults(descriptor);
  if (faults.length > 0) {
    rmSync(join(dist, 'remote.json')); // not left there to be published
    throw new Trouble(`remote.json is not one that a shop takes:\n${faults.join('\n')}`);
  }
  say(`${descriptor.name} ${descriptor.version} is built.`);
  return 0;
}
