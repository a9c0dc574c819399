import type { RegisteredRemote } from '@tessera/shared/composition';
import { adminAccess, call, callJson } from '../shop/api';
import type { Build } from './builds';

/** Uploads a build as `npm run deploy` does; it is not live yet. */
export async function publish({ descriptor, files }: Build): Promise<Response> {
  const body = new FormData();
  body.set('descriptor', JSON.stringify(descriptor));
  for (const [path, content] of files) body.append('file', new Blob([new Uint8Array(content)]), path);
  return call(`admin/remotes/${descriptor.name}/versions`, { method: 'POST', body, token: await adminAccess() });
}

export async function setLive(name: string, version: string): Promise<void> {
  await callJson(`admin/remotes/${name}/live`, { method: 'POST', json: { version }, token: await adminAccess() });
}

/** Gives a published version to so many of a hundred visits. */
export async function startCanary(name: string, version: string, percent: number): Promise<void> {
  const json = { version, percent };
  await callJson(`admin/remotes/${name}/canary`, { method: 'POST', json, token: await adminAccess() });
}

/** Takes a remote out of the shop. */
export async function retire(name: string): Promise<void> {
  await callJson(`admin/remotes/${name}/retire`, { method: 'POST', json: {}, token: await adminAccess() });
}

/** Publishes and makes live. @throws Error when the API refuses the build */
export async function deploy(build: Build): Promise<void> {
  const response = await publish(build);
  if (!response.ok) throw new Error(`The build was refused: ${response.status} ${await response.text()}`);
  await setLive(build.descriptor.name, build.descriptor.version);
}

/** What the shell composes now. */
export async function liveRemote(name: string): Promise<RegisteredRemote> {
  const remotes = await callJson<RegisteredRemote[]>('remotes');
  const found = remotes.find((remote) => remote.name === name);
  if (!found) throw new Error(`${name} is not live`);
  return found;
}
