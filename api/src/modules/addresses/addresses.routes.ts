import { Type } from 'typebox';
import { callerOf } from '../../framework/routes/http';
import type { App, RouteTools } from '../../framework/routes/http';
import { ref } from '../../schemas/basics/ref';
import { Address, AddressBody, AddressChanges, AddressList, AddressParams } from './addresses.schemas';
import type { AddressesService } from './addresses.service';

const shown = { tags: ['users'] };

export interface AddressesRoutesDeps extends RouteTools {
  addresses: AddressesService;
}

export function addressesRoutes(api: App, { addresses, policy }: AddressesRoutesDeps): void {
  const onRequest = policy.requireUser;

  api.get('/users/me/addresses', {
    schema: { ...shown, summary: 'The addresses, oldest first', response: { 200: ref(AddressList) } },
    onRequest,
    handler: (request) => addresses.list(callerOf(request).user_id),
  });

  api.post('/users/me/addresses', {
    schema: { ...shown, summary: 'Adds an address', body: AddressBody, response: { 201: ref(Address) } },
    onRequest,
    handler: async (request, reply) =>
      reply.code(201).send(await addresses.create(callerOf(request).user_id, request.body)),
  });

  api.patch('/users/me/addresses/:id', {
    schema: {
      ...shown,
      summary: 'Changes an address',
      params: AddressParams,
      body: AddressChanges,
      response: { 200: ref(Address) },
    },
    onRequest,
    handler: (request) => addresses.update(callerOf(request).user_id, request.params.id, request.body),
  });

  api.delete('/users/me/addresses/:id', {
    schema: { ...shown, summary: 'Removes an address', params: AddressParams, response: { 204: Type.Null() } },
    onRequest,
    handler: async (request, reply) => {
      await addresses.remove(callerOf(request).user_id, request.params.id);
      return reply.code(204).send(null);
    },
  });
}
