import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { HOST_CONTRACT } from '@tessera/shared/composition';

/** The one address of it, whatever version it has: a kept copy is asked after each time. */
const EACH_TIME = 'no-cache';
const NAME = `tessera-remote-kit-${HOST_CONTRACT}.tgz`;

/**
 * The kit by which a remote is written in another repository (docs/how-to/own-a-remote.md), for npm. Its name says the
 * host's contract that it is of; a shop that was built without one has none, and answers 404 as for any file.
 * @param distDir the host's build; the kit lies beside it
 */
export function kitFile(app: FastifyInstance, { distDir }: { distDir: string }): void {
  const file = path.join(distDir, '../../remote-kit/dist/kit.tgz');
  const content = existsSync(file) ? readFileSync(file) : undefined;
  const etag = content && `"${createHash('sha256').update(content).digest('hex').slice(0, 16)}"`;
  app.get('/kit.tgz', (request, reply) => {
    if (!content) return reply.code(404).type('text/plain').send('Not found');
    void reply.headers({
      etag,
      'cache-control': EACH_TIME,
      'content-disposition': `attachment; filename="${NAME}"`,
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/gzip').send(content);
  });
}
