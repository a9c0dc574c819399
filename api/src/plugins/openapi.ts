import swagger from '@fastify/swagger';
import type { App } from '../framework/routes/http';
import { accessOf, allowAnyone } from './policy';
import type { Access } from './policy';
import { HOST_CONTRACT } from '@tessera/shared/composition';

const SECURITY: Record<Extract<Access, string>, Record<string, string[]>[]> = {
  anyone: [],
  'anyone, or a user': [{}, { session: [] }],
  user: [{ session: [] }],
  staff: [{ session: ['ADMIN'] }],
};

/**
 * As the specification says it (OpenAPI 3.1, Security Requirement Object): none, or a session, of which role and right, and
 * what a token may be bound to that does as well.
 */
const securityOf = (access: Access) =>
  typeof access === 'string'
    ? SECURITY[access]
    : [{ session: ['ADMIN', access.right, ...(access.bound ? [access.bound] : [])] }];

/** Builds the OpenAPI document from the routes' own schemas and rights. Must be registered before them. */
export async function openapi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Tessera',
        version: HOST_CONTRACT,
        description: 'One API for the shop, the back office and every remote.',
      },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: ({ schema, url, route }) => {
      const access = accessOf(route.onRequest);
      return { url, schema: { ...schema, ...(access ? { security: securityOf(access) } : {}) } };
    },
    // A schema is called what its $id says, not def-0.
    refResolver: { buildLocalReference: (json, _base, _fragment, index) => String(json.$id ?? `def-${index}`) },
  });
}

/** GET openapi.json, serialised once. */
export function openapiRoute(api: App): void {
  let text: string | undefined;
  api.get('/openapi.json', { schema: { hide: true }, onRequest: allowAnyone }, async (_request, reply) => {
    text ??= JSON.stringify(api.swagger());
    return reply.header('cache-control', 'public, max-age=60').type('application/json').send(text);
  });
}
