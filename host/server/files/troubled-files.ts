import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { previewPassIn } from '@tessera/server/http';
import type { RegisteredRemote } from '@tessera/shared/composition';
import { isOfBoundaries, type Previewed } from '../composition/previewed';
import { brokenEntry, isBroken, TROUBLED_FILES, type Trouble } from '../composition/troubled';
import { notFound, sendFile } from './static-files';

export interface TroubledFilesOptions {
  filesDir: string;
  previewed: Pick<Previewed, 'of'>;
  /** of a file that comes late. Milliseconds */
  late?: number;
}

const LATE = 3_000;
/** So many files wait at once; others come at once. */
const MOST_LATE = 100;
/** Nobody keeps it, and it is no page. */
const HEAD = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' };
/** No script, no sheet, no JSON. */
const GARBAGE = ")]}' This is not what was published.";

interface Params {
  trouble: Trouble;
  name: string;
  version: string;
  '*': string;
}

/**
 * Files of remotes that go wrong on purpose, for whoever carries a pass of boundaries that says so, and a 404 for everybody
 * else (docs/architecture/remotes.md, 'Boundaries').
 */
export function troubledFiles(app: FastifyInstance, { filesDir, previewed, late = LATE }: TroubledFilesOptions): void {
  let waiting = 0;

  async function findRemote(request: FastifyRequest): Promise<RegisteredRemote | undefined> {
    const pass = previewPassIn(request.headers.cookie);
    const { trouble, name, version } = request.params as Params; // the route's own
    const composition = pass !== undefined && isOfBoundaries(pass) ? await previewed.of(pass) : undefined;
    return composition?.remotes.find(({ base_url }) => base_url === `${TROUBLED_FILES}${trouble}/${name}/${version}/`);
  }

  const send = (request: FastifyRequest, reply: FastifyReply, { name, version }: RegisteredRemote, file: string) =>
    sendFile(request, reply, path.join(filesDir, 'remotes'), `${name}/${version}/${file}`, HEAD['cache-control']);

  async function sendLate(...asked: Parameters<typeof send>): Promise<FastifyReply> {
    if (waiting >= MOST_LATE) return send(...asked);
    waiting += 1;
    await wait(late, undefined, { ref: false }).finally(() => (waiting -= 1));
    return send(...asked);
  }

  app.get(`${TROUBLED_FILES}:trouble/:name/:version/*`, async (request, reply) => {
    const remote = await findRemote(request);
    const { trouble, '*': file } = request.params as Params; // as above
    if (!remote || file.startsWith('server/')) return notFound(reply);
    const js = () => reply.headers(HEAD).type('text/javascript; charset=utf-8');
    if (trouble === 'slow') return sendLate(request, reply, remote, file);
    if (trouble === 'server_error') return reply.code(500).headers(HEAD).type('text/plain').send('On purpose');
    if (trouble === 'garbage') return js().send(GARBAGE);
    const { descriptor } = remote;
    return isBroken(trouble) && file === descriptor.entry
      ? js().send(brokenEntry(descriptor, trouble))
      : send(request, reply, remote, file);
  });
}
