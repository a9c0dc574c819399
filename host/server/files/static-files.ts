import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from '@tessera/server/http';
import { documentHeaderNames } from '../http/security-headers';
import { byteRange } from './byte-range';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.gif': 'image/gif',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.map': 'application/json; charset=utf-8',
};
/** Kinds of files that builds compress beforehand. */
const COMPRESSED = /\.(js|css|json|svg|map)$/;
const SAFE_PATH = /^[\w@-][\w@.-]*(\/[\w@-][\w@.-]*)*$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Kinds that players ask for in parts. */
const PLAYED = /\.(mp4|webm)$/;
/** Kinds that can be opened as a document of their own. */
const DOCUMENTS = /\.svg$/;
/** A development build of the shell has plain names, whose content changes. */
const HASHED = /\.[0-9a-f]{8}\.\w+$/;

async function sizeOf(file: string): Promise<number | null> {
  const found = await stat(file).catch(() => null);
  return found?.isFile() ? found.size : null;
}

export const notFound = (reply: FastifyReply) => reply.code(404).type('text/plain').send('Not found');

interface FoundFile {
  path: string;
  size: number;
  encoding: 'br' | null;
}

/** The file, in its Brotli form where there is one and the browser takes it. */
async function findFile(request: FastifyRequest, plain: string): Promise<FoundFile | null> {
  const brotli = `${plain}.br`;
  const compressed = chooseEncoding(request.headers['accept-encoding'], ['br']) ? await sizeOf(brotli) : null;
  if (compressed !== null) return { path: brotli, size: compressed, encoding: 'br' };
  const size = await sizeOf(plain);
  return size === null ? null : { path: plain, size, encoding: null };
}

/** The part of a file that is asked for; Safari plays nothing from a server that sends no parts. */
function sendPart(request: FastifyRequest, reply: FastifyReply, { path: file, size }: FoundFile): FastifyReply {
  void reply.header('accept-ranges', 'bytes');
  // a file that never changes has no validator that If-Range could name (RFC 9110 §13.1.5)
  const range = request.headers['if-range'] === undefined ? byteRange(request.headers.range, size) : undefined;
  if (range === null) {
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' })
      .removeHeader('content-length')
      .send();
  }
  if (request.method === 'HEAD') return reply.send(Readable.from([]));
  if (!range) return reply.send(createReadStream(file));
  const { first, last } = range;
  void reply.headers({ 'content-range': `bytes ${first}-${last}/${size}`, 'content-length': last - first + 1 });
  return reply.code(206).send(createReadStream(file, { start: first, end: last }));
}

function sendContent(request: FastifyRequest, reply: FastifyReply, name: string, file: FoundFile): FastifyReply {
  if (PLAYED.test(name)) return sendPart(request, reply, file);
  // a HEAD is told the size of what it does not get (RFC 9110 §9.3.2): Fastify keeps it for a stream alone
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : createReadStream(file.path));
}

/** Answers with one file below `root`; a plain 404 when there is none, never a page. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  root: string,
  name: string,
  cacheControl = IMMUTABLE,
): Promise<FastifyReply> {
  const type = TYPES[path.extname(name)];
  if (!type || !SAFE_PATH.test(name)) return notFound(reply);
  const file = await findFile(request, path.join(root, name));
  if (!file) return notFound(reply);
  if (!DOCUMENTS.test(name)) for (const header of documentHeaderNames) reply.removeHeader(header);
  void reply
    .headers({ 'cache-control': cacheControl, 'content-length': file.size, 'access-control-allow-origin': '*' })
    .headers(COMPRESSED.test(name) ? { vary: 'accept-encoding' } : {})
    .headers(file.encoding ? { 'content-encoding': file.encoding } : {})
    .type(type);
  return sendContent(request, reply, name, file);
}

/** Serves the shell's files, the remotes' builds (never their server part) and pictures. Names are content-hashed, or lie in a version's folder. */
export function staticFiles(app: FastifyInstance, { distDir, filesDir }: { distDir: string; filesDir: string }): void {
  const rest = (request: FastifyRequest) => (request.params as { '*': string })['*'];
  app.get('/assets/*', (request, reply) => {
    const name = rest(request);
    const isPublic = !name.startsWith('server/') && name !== 'shell.json';
    return sendFile(request, reply, distDir, isPublic ? name : '', HASHED.test(name) ? IMMUTABLE : 'no-cache');
  });
  app.get('/media/*', (request, reply) => sendFile(request, reply, path.join(filesDir, 'media'), rest(request)));
  app.get('/remotes/*', (request, reply) => {
    const name = rest(request);
    return sendFile(request, reply, path.join(filesDir, 'remotes'), name.split('/')[2] === 'server' ? '' : name);
  });
}
