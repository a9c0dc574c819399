import { AdminClient, promote as setLive, publish as upload, type LiveVersion } from '@tessera/scripts/deploy';
import { say, Trouble } from '@tessera/scripts/basics';
import type { PreviewLink } from '@tessera/shared/contract';
import { conditionsOf, shopOf, type Options } from '../options';
import { readBuild, readProject } from '../project';

async function signedIn(options: Options): Promise<{ client: AdminClient; shop: string }> {
  const shop = shopOf(options);
  const client = new AdminClient(shop);
  await client.signIn();
  return { client, shop };
}

const tell = ({ name, version }: LiveVersion, shop: string): void =>
  say(version === null ? `${name} is not part of ${shop} any more.` : `Live at ${shop}: ${name} ${version}`);

/** `tessera publish`: uploads what is built. It is not live by that. */
export async function publish(options: Options): Promise<void> {
  const { dist, descriptor } = readBuild(readProject());
  const { client, shop } = await signedIn(options);
  const isNew = await upload(client, descriptor.name, dist);
  say(
    `${descriptor.name} ${descriptor.version} is ${isNew ? 'published' : 'there already'} at ${shop}; live by: tessera promote`,
  );
}

/** `tessera promote [version]`: makes a published version live, without a word the one that is built. */
export async function promote(options: Options): Promise<void> {
  const project = readProject();
  const version = options.words[0] ?? readBuild(project).descriptor.version;
  const { client, shop } = await signedIn(options);
  tell(await setLive(client, { name: project.name, version, ...conditionsOf(options) }), shop);
}

/** `tessera preview [version]`: a link to the shop with a published version in it, without a word the one that is built. */
export async function preview(options: Options): Promise<void> {
  const project = readProject();
  const version = options.words[0] ?? readBuild(project).descriptor.version;
  const { client } = await signedIn(options);
  const answer = await client.post(`admin/remotes/${project.name}/preview-links`, { version });
  const { url, expires_at } = answer as unknown as PreviewLink; // the API's own response schema states the shape
  say(`${project.name} ${version}, for whoever has this link, until ${expires_at}:\n${url}`);
}

/** Before each step of a canary, where nobody says otherwise. */
const STEP_MINUTES = '30';

/**
 * What a canary becomes by itself, by `--steps 25,100 --minutes 30`.
 * @throws Trouble for steps that are no numbers
 */
function scheduleOf({ steps, minutes = STEP_MINUTES }: Options): { schedule?: { steps: number[]; minutes: number } } {
  if (steps === undefined) return {};
  const schedule = { steps: steps.split(',').map(Number), minutes: Number(minutes) };
  if ([...schedule.steps, schedule.minutes].every(Number.isInteger)) return { schedule };
  throw new Trouble('Which steps, and how far apart? Say --steps 25,100 --minutes 30.');
}

/**
 * `tessera canary [version] --percent 10`: some of the visits get a version, without a word the one that is built;
 * `--steps`: more of them by itself; `--end`: all of them get what is live again.
 * @throws Trouble without `--percent` or `--end`, and for steps that are none
 */
export async function canary(options: Options): Promise<void> {
  const project = readProject();
  const { name } = project;
  if (options.end) {
    const { client, shop } = await signedIn(options);
    const { reason } = conditionsOf(options);
    const answer = await client.post(`admin/remotes/${name}/canary/end`, reason === undefined ? {} : { reason });
    tell(answer as unknown as LiveVersion, shop); // the API's own response schema states the shape
    return;
  }
  const percent = Number(options.percent);
  if (!Number.isInteger(percent)) throw new Trouble('How many visits? Say --percent 10, or --end.');
  const version = options.words[0] ?? readBuild(project).descriptor.version;
  const planned = scheduleOf(options);
  const { client, shop } = await signedIn(options);
  await client.post(`admin/remotes/${name}/canary`, { version, percent, ...planned, ...conditionsOf(options) });
  say(`${percent} % of the visits of ${shop} get ${name} ${version}; all of them by: tessera promote ${version}`);
}

/** A call that takes no version. */
async function change(call: 'rollback' | 'retire', options: Options): Promise<void> {
  const { name } = readProject();
  const { client, shop } = await signedIn(options);
  const answer = await client.post(`admin/remotes/${name}/${call}`, conditionsOf(options));
  tell(answer as unknown as LiveVersion, shop); // the API's own response schema states the shape
}

/** `tessera rollback`: what was live before is live again. */
export const rollback = (options: Options): Promise<void> => change('rollback', options);

/** `tessera retire`: the remote's pages are no part of the shop any more. */
export const retire = (options: Options): Promise<void> => change('retire', options);

interface Listed {
  name: string;
  live_version: string | null;
  versions: { version: string; state: string; created_at: string }[];
}

/** `tessera list`: the remotes that the token may see, with their versions, the latest first. */
export async function list(options: Options): Promise<void> {
  const { client } = await signedIn(options);
  const remotes = (await client.get('admin/remotes')) as Listed[]; // the API's own response schema states the shape
  for (const { name, live_version, versions } of remotes) {
    say(`${name}: ${live_version === null ? 'not live' : `live ${live_version}`}`);
    for (const { version, state, created_at } of versions)
      say(`  ${version.padEnd(26)} ${state.padEnd(11)} ${created_at}`);
  }
  if (remotes.length === 0) say('There are no remotes yet.');
}
