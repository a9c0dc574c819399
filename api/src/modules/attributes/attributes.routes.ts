import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { actorOf } from '../../framework/routes/http';
import type { App, RouteTools } from '../../framework/routes/http';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import type { AttributeEditsService, AttributeWrite } from './attribute-edits.service';
import {
  AdminAttributeList,
  AdminAttributeRecord,
  AttributeEditBody,
  AttributeOrderBody,
  AttributeParams,
  AttributeVersionQuery,
  NewAttributeBody,
  ValueMergeBody,
} from './attributes.schemas';

const base = { tags: ['admin'] };
const failures = { '4xx': ref(Problem) };
const one = { ...base, params: AttributeParams, response: { 200: ref(AdminAttributeRecord), ...failures } };

export interface AttributesRoutesDeps extends RouteTools {
  attributeEdits: AttributeEditsService;
}

const writeOf = (request: FastifyRequest, code: string, version: number): AttributeWrite => ({
  code,
  actor: actorOf(request),
  version,
});

/** Attributes and their values, by staff. */
export function attributesRoutes(api: App, { attributeEdits, policy }: AttributesRoutesDeps): void {
  const read = policy.requireRight('products.read');
  const write = policy.requireRight('products.write');

  api.get('/admin/attributes', {
    schema: { ...base, summary: 'Every attribute', response: { 200: ref(AdminAttributeList), ...failures } },
    onRequest: read,
    handler: () => attributeEdits.list(),
  });

  api.post('/admin/attributes', {
    schema: {
      ...base,
      summary: 'Makes an attribute',
      body: NewAttributeBody,
      response: { 201: ref(AdminAttributeRecord), ...failures },
    },
    onRequest: write,
    handler: async (request, reply) =>
      reply.code(201).send(await attributeEdits.create(actorOf(request), request.body)),
  });

  api.put('/admin/attributes/order', {
    schema: {
      ...base,
      summary: 'Puts the attributes into another order',
      body: AttributeOrderBody,
      response: { 200: ref(AdminAttributeList), ...failures },
    },
    onRequest: write,
    handler: (request) => attributeEdits.reorder(actorOf(request), request.body.codes),
  });

  api.get('/admin/attributes/:code', {
    schema: { ...one, summary: 'An attribute with its values' },
    onRequest: read,
    handler: (request) => attributeEdits.get(request.params.code),
  });

  api.patch('/admin/attributes/:code', {
    schema: { ...one, summary: 'Changes an attribute and its values', body: AttributeEditBody },
    onRequest: write,
    handler: (request) => {
      const { version, ...edit } = request.body;
      return attributeEdits.update(writeOf(request, request.params.code, version), edit);
    },
  });

  api.post('/admin/attributes/:code/merge', {
    schema: { ...one, summary: 'Puts one value in the place of another', body: ValueMergeBody },
    onRequest: write,
    handler: (request) => {
      const { version, from, into } = request.body;
      return attributeEdits.merge(writeOf(request, request.params.code, version), from, into);
    },
  });

  api.delete('/admin/attributes/:code', {
    schema: {
      ...base,
      summary: 'Removes an attribute that no variant uses',
      params: AttributeParams,
      querystring: AttributeVersionQuery,
      response: { 204: Type.Null(), ...failures },
    },
    onRequest: write,
    handler: async (request, reply) => {
      await attributeEdits.remove(writeOf(request, request.params.code, request.query.version));
      return reply.code(204).send(null);
    },
  });
}
