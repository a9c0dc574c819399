import type { RegisteredRemote } from '@tessera/shared/composition';
import { addressOf } from './addresses';
import type { VerifiedTag } from './globals';
import { HASHES, type HashList } from './hash-list';

/** Milliseconds. */
const LIST_TIMEOUT = 15_000;

interface Build {
  /** absolute address of its folder */
  base: string;
  /** path → `sha384-…` */
  hashes: Record<string, string>;
  /** what is still to be fetched of them */
  list: HashList | undefined;
  loading?: Promise<void>;
}

/** By these somebody begins to use the page, mostly a moment before they ask for what it has not brought. */
const TOUCHES = ['pointerover', 'pointerdown', 'keydown', 'wheel'];

let builds: Build[] = [];
let isTouched = false;
/** whose lists will be asked for once somebody uses the page */
const expected = new Set<Build>();

function buildOf(url: string): Build | undefined {
  const { href } = new URL(url, location.href);
  return builds.find(({ base }) => href.startsWith(base));
}

function knownHash(url: string): string | undefined {
  const { origin, pathname } = new URL(url, location.href);
  const build = buildOf(url);
  return build?.hashes[(origin + pathname).slice(build.base.length)];
}

/**
 * `sha384-…` of a file, or nothing where it is not known: for entries, whose hashes are part of the page, and for builds
 * from before there were lists, with all of theirs.
 */
export const hashOf = (url: string): string => knownHash(url) ?? '';

async function loadList(build: Build, { file, integrity }: HashList): Promise<void> {
  const url = addressOf(build.base + file);
  const answer = await fetch(url, { integrity, priority: 'low', signal: AbortSignal.timeout(LIST_TIMEOUT) });
  const listed = (await answer.json()) as Record<string, string>; // verified: our own build wrote it
  build.hashes = { ...build.hashes, ...listed };
  build.list = undefined;
}

/** Fetches a build's list once; what failed is fetched again the next time. @throws Error when it does not come, or is another */
function prepare(build: Build): Promise<void> {
  if (!build.list) return Promise.resolve();
  build.loading ??= loadList(build, build.list).finally(() => (build.loading = undefined));
  return build.loading;
}

const prepareAhead = (build: Build): void => void prepare(build).catch(() => undefined); // asked for again by whoever needs one

/** A page has brought the hashes of what it shows: lists come with the first touch. */
function touch(): void {
  isTouched = true;
  for (const type of TOUCHES) removeEventListener(type, touch, true);
  expected.forEach(prepareAhead);
  expected.clear();
}

/** Has the hashes ready of the build in whose folder an address lies, for what it will load, from when somebody uses the page. */
export function prepareHashes(url: string): void {
  const build = buildOf(url);
  if (!build) return;
  if (isTouched) prepareAhead(build);
  else expected.add(build);
}

/**
 * Has a file verified that a build's loader is about to insert: a browser refuses one that is not the registered one. A tag
 * whose hash is not known yet waits in the document without an address, and is then fetched like any other.
 */
export function verifyTag(tag: VerifiedTag, attribute: string): void {
  const url = tag.getAttribute(attribute) ?? '';
  const build = buildOf(url);
  const known = knownHash(url);
  if (known !== undefined || !build?.list) {
    tag.integrity = known ?? '';
    return;
  }
  tag.removeAttribute(attribute);
  prepare(build).then(
    () => {
      tag.integrity = hashOf(url);
      tag.setAttribute(attribute, url);
    },
    () => tag.dispatchEvent(new Event('error')),
  );
}

/**
 * Says which hashes the page has brought, and where the others are: they are fetched once somebody uses the page, which
 * shows few of the files, or when one is loaded that the page has not brought.
 */
export function setHashes(remotes: RegisteredRemote[], shell_hashes: HashList): void {
  const absolute = (base: string) => new URL(base, location.href).href;
  builds = [
    { base: absolute('/assets/'), hashes: {}, list: shell_hashes },
    ...remotes.map(({ base_url, descriptor: { files } }) => {
      const integrity = files[HASHES];
      return { base: absolute(base_url), hashes: files, list: integrity ? { file: HASHES, integrity } : undefined };
    }),
  ];
  isTouched = false;
  expected.clear();
  for (const type of TOUCHES) addEventListener(type, touch, { capture: true, passive: true });
  prepareHashes('/assets/');
}
