import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify from 'fastify';
import pino from 'pino';
import type { App } from '../framework/routes/http';
import { allowAnyone, requireAccess } from './policy';

describe('a route', () => {
  it('that does not say who may call it stops the start, and one that says so does not', async () => {
    const app: App = Fastify({ loggerInstance: pino({ level: 'silent' }) }).withTypeProvider<TypeBoxTypeProvider>();
    requireAccess(app);
    app.get('/open', { onRequest: allowAnyone }, async () => 'open');
    expect(() => app.get('/forgotten', async () => 'open')).toThrow(
      'GET /forgotten does not say who may call it: give it a hook of plugins/policy.ts',
    );
    expect((await app.inject({ url: '/open' })).body).toBe('open');
    await app.close();
  });
});
