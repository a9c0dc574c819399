import { integrityOf } from '@tessera/server/files';
import type { BoundariesSeen } from '@tessera/shared/contract';
import type { RegisteredRemote, RemoteDescriptor } from '@tessera/shared/composition';

/** How a remote's files go wrong, in the browser of staff who try it (docs/architecture/remotes.md, 'Boundaries'). */
export type Trouble = BoundariesSeen['switches'][number]['trouble'];

/** Below the files of builds, where no build can lie: no remote is called so. */
export const TROUBLED_FILES = '/remotes/-/';

/** What stands in the place of an entry. */
type Broken = Extract<Trouble, 'crash' | 'wrong_version'>;
export const isBroken = (trouble: Trouble): trouble is Broken => trouble === 'crash' || trouble === 'wrong_version';

/** Each name gives a promise of a module that has `what`. */
const loads = (names: readonly string[], what: 'Page' | 'Slot'): string =>
  `{${names.map((name) => `${JSON.stringify(name)}:function(){return Promise.resolve({${what}:crash})}`).join()}}`;

/**
 * An entry that does not do what the remote's own does: a container of module federation (docs/architecture/remotes.md, 'The
 * container format') whose pages, drawers and slots throw where they are drawn, or that refuses what the host hands to it.
 */
export function brokenEntry({ global, routes, drawers = [], slots = [] }: RemoteDescriptor, trouble: Broken): string {
  const pages = [...routes.map(({ page }) => page), ...drawers.map(({ page }) => page)];
  const places = slots.map(({ place }) => place);
  const init = trouble === 'crash' ? '' : `throw new Error('Built for another version of the contract, on purpose')`;
  return `var ${global}=function(){
function crash(){throw new Error('Crashed on purpose')}
var given={pages:${loads([...new Set(pages)], 'Page')},slots:${loads(places, 'Slot')}};
return {init:function(){${init}},get:function(){return Promise.resolve(function(){return given})}}}();
`;
}

/** The remote as that browser is told of it: all of its files come from where they go wrong in this way. */
export function troubled(remote: RegisteredRemote, trouble: Trouble): RegisteredRemote {
  const { name, version, descriptor } = remote;
  const base_url = `${TROUBLED_FILES}${trouble}/${name}/${version}/`;
  if (!isBroken(trouble)) return { ...remote, base_url };
  const { entry } = descriptor;
  const files = { ...descriptor.files, [entry]: integrityOf(Buffer.from(brokenEntry(descriptor, trouble))) };
  return { ...remote, base_url, descriptor: { ...descriptor, files } };
}
