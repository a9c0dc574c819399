import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { satisfies } from 'semver';
import { messageOf, say } from '@tessera/scripts/basics';
import { AdminClient, Refused, readDescriptor } from '@tessera/scripts/deploy';
import type { RegisteredRemote } from '@tessera/shared/composition';
import { findTaken, ownersOf } from '@tessera/shared/remote-rules';
import { KIT, kitVersion } from '../kit';
import { shopOf, type Options } from '../options';
import { readProject, type Project } from '../project';

/** Nothing changes by it; what it finds is said in one sentence. @throws Error with what is wrong */
type Check = (project: Project, shop: string) => Promise<string> | string;

/** The kit that a shop has is named after the host's contract. */
const KIT_NAME = /remote-kit-(\d+\.\d+\.\d+)\.tgz/;

/** @throws Error in a sentence where nobody answers */
const ask = (shop: string, path: string, init?: RequestInit): Promise<Response> =>
  fetch(shop + path, init).catch((error: unknown) => {
    throw new Error(`No shop answers at ${shop} (${messageOf(error)}).`);
  });

const contract: Check = async ({ contract: range }, shop) => {
  const response = await ask(shop, '/kit.tgz', { method: 'HEAD' });
  const [, version] = KIT_NAME.exec(response.headers.get('content-disposition') ?? '') ?? [];
  if (!version)
    throw new Error(`${shop} answers, and has no kit (${response.status}): it is no shop, or an older one.`);
  if (!satisfies(version, range)) throw new Error(`The shop's contract is ${version}; remote.json asks for ${range}.`);
  const kit = version === kitVersion() ? '' : `; this kit is of ${kitVersion()}`;
  return `${shop} answers with the contract ${version}, which ${range} takes${kit}.`;
};

/** What a refusal says of the token. */
function tokenFault(error: unknown, name: string): string {
  if (!(error instanceof Refused)) return messageOf(error);
  if (error.code === 'staff.token_of_remote') return `TESSERA_TOKEN is for another remote than ${name}.`;
  if (error.status === 401) return 'TESSERA_TOKEN is not good at this shop: it is wrong, revoked or too old.';
  if (error.status === 403) return 'TESSERA_TOKEN may not read remotes: it needs remotes.read and remotes.write.';
  return error.message;
}

const token: Check = async ({ name }, shop) => {
  if (!process.env['TESSERA_TOKEN'])
    throw new Error('TESSERA_TOKEN is not set: publishing needs a token of this remote.');
  const client = new AdminClient(shop);
  await client.signIn();
  try {
    const { version } = Object(await client.get(`admin/remotes/${name}/live`)) as { version: string | null };
    return `The token is good for ${name}, ${version === null ? 'which is not live' : `live in version ${version}`}.`;
  } catch (error) {
    // only whoever may ask is told that there is no such remote
    if (error instanceof Refused && error.code === 'remotes.not_found')
      return `The token is good; ${name} was never published.`;
    throw new Error(tokenFault(error, name), { cause: error });
  }
};

const singletons: Check = ({ dir }) => {
  const { singletonFaults } = createRequire(__filename)(join(KIT, 'webpack/checks/singletons.js')) as {
    singletonFaults: (folder: string) => string[];
  };
  const faults = singletonFaults(dir);
  if (faults.length > 0) throw new Error(faults.join(' · '));
  return 'React and what else a page has once fit what the shop hands out.';
};

const routes: Check = async ({ name, routes: wanted }, shop) => {
  const live = (await (await ask(shop, '/api/remotes')).json()) as RegisteredRemote[]; // the API's own response schema states the shape
  const taken = findTaken({ name, descriptor: { routes: wanted } }, ownersOf(live));
  if (taken) throw new Error(`${taken.path} lies in ${taken.owned}, which the remote ${taken.owner} owns.`);
  return `Nobody else owns ${wanted.map(({ path }) => path).join(', ')}.`;
};

const budget: Check = ({ dir, budget: { js: most } }) => {
  const dist = join(dir, 'dist');
  if (!existsSync(join(dist, 'remote.json'))) return 'Nothing is built yet, so no page has been weighed.';
  const { assets } = readDescriptor(dist);
  const bytesOf = (file: string): number => statSync(join(dist, `${file}.br`)).size;
  const pages = Object.entries(assets.pages).map(([page, { js }]) => {
    const bytes = [...new Set([...assets.entry.js, ...js])].reduce((sum, file) => sum + bytesOf(file), 0);
    return { page, bytes };
  });
  const [largest] = pages.sort((a, b) => b.bytes - a.bytes);
  if (largest && largest.bytes > most)
    throw new Error(`The page '${largest.page}' has ${largest.bytes} bytes of ${most}.`);
  return `The largest page, '${largest?.page}', has ${largest?.bytes} of ${most} bytes of JavaScript.`;
};

/** `tessera doctor`: what stands between this remote and the shop. @returns 1 where something does */
export async function doctor(options: Options): Promise<number> {
  const project = readProject();
  const shop = shopOf(options);
  let status = 0;
  for (const check of [contract, token, singletons, routes, budget]) {
    try {
      say(`✓ ${await check(project, shop)}`);
    } catch (error) {
      status = 1;
      say(`✗ ${messageOf(error)}`);
    }
  }
  return status;
}
