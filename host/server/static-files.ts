import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptsBrotli } from './accepts-brotli';

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
  '.map': 'application/json; charset=utf-8',
};
/** Kinds of files that builds compress beforehand. */
const COMPRESSED = /\.(js|css|json|svg|map)$/;
const SAFE_PATH = /^[\w@-][\w@.-]*(\/[\w@-][\w@.-]*)*$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** A development build of the shell has plain names, whose content changes. */
const HASHED = /\.[0-9a-f]{8}\.\w+$/;

async function sizeOf(file: string): Promise<number | null> {
  const found = await stat(file).catch(() => null);
  return found?.isFile() ? found.size : null;
}

const notFound = (reply: FastifyReply) => reply.code(404).type('text/plain').send('Not found');

/**
 * Answers with one file below `root`, its Brotli form where there is one; a plain 404 when there is none, never a page.
 */
async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  root: string,
  name: string,
  cacheControl = IMMUTABLE,
): Promise<FastifyReply> {
  const type = TYPES[path.extname(name)];
  if (!type || !SAFE_PATH.test(name)) return notFound(reply);
  const plain = path.join(root, name);
  const brotli = `${plain}.br`;
  const compressed = acceptsBrotli(request) ? await sizeOf(brotli) : null;
  const size = compressed ?? (await sizeOf(plain));
  if (size === null) return notFound(reply);
  void reply
    .headers({ 'cache-control': cacheControl, 'content-length': size, 'access-control-allow-origin': '*' })
    .headers(COMPRESSED.test(name) ? { vary: 'accept-encoding' } : {})
    .headers(compressed === null ? {} : { 'content-encoding': 'br' })
    .type(type);
  return reply.send(request.method === 'HEAD' ? undefined : createReadStream(compressed === null ? plain : brotli));
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
